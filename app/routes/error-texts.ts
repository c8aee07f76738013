import { createContext, use } from 'react'

import { errorWords, notFoundWords } from '#content/error-pages.ts'

/** What the owner has written on the pages that stand in the place of another one; what is absent says what it says as it ships. */
export interface ErrorTexts {
  readonly notFound?: Partial<typeof notFoundWords>
  readonly error?: Partial<typeof errorWords>
}

/** As the root loaded them; nothing where it could not. */
export const ErrorTextsContext = createContext<ErrorTexts>({})

/** What the page says that stands where no page is. */
export const useNotFoundWords = () => ({ ...notFoundWords, ...use(ErrorTextsContext).notFound })

/** What the page says that stands in the place of one that failed. */
export const useErrorWords = () => ({ ...errorWords, ...use(ErrorTextsContext).error })
