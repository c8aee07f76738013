import { createContext } from 'react'

import type { DateLanguage } from '#base/dates/format-date.ts'

/** How whoever is signed in reads; null as the site writes, for visitors too. */
export const ReaderLanguage = createContext<DateLanguage>(null)
