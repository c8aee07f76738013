import { createContext, use } from 'react'

import type { errorWords } from '#content/error-words.ts'
import type { MenuGroup, MenuItem } from '#content/menu.ts'
import type { notFoundWords } from '#content/not-found.ts'

import { analyticsOrigin } from './analytics-origin.ts'
import { fillIn } from './fill-in.ts'
import type { SiteSettings } from './site-settings.ts'

/** The links of the frame: those at the top, and the groups of the footer. */
export interface Menu {
  readonly bar: readonly MenuItem[]
  readonly footer: readonly MenuGroup[]
}

/** What the owner has written on the pages that stand in the place of another one; what is absent says what it says as it ships. */
export interface FailureTexts {
  readonly notFound?: Partial<typeof notFoundWords>
  readonly error?: Partial<typeof errorWords>
}

/** What the frame and texts all over the site need of the settings. Pages load whatever else they show. */
export type SiteWords = Omit<SiteSettings['house'], 'founder' | 'bio'> &
  SiteSettings['links'] &
  Pick<SiteSettings['marks'], 'partners' | 'partnersNote'> & {
    readonly menu: Menu
    /** The script of statistics; absent where the owner counts nothing. */
    readonly analytics?: SiteSettings['analytics']
    /** Absent where the owner has written nothing there. */
    readonly failures?: FailureTexts
  }

export function siteWordsOf({
  house: { founder: _founder, bio: _bio, ...own },
  links,
  menu,
  marks,
  analytics,
}: SiteSettings): SiteWords {
  const counted = analyticsOrigin(analytics.script) !== null && { analytics }
  return { ...own, ...links, menu, partners: marks.partners, partnersNote: marks.partnersNote, ...counted }
}

export const SiteWordsContext = createContext<SiteWords | null>(null)

export function useSiteWords(): SiteWords {
  const words = use(SiteWordsContext)
  if (!words) throw new Error('No words of the site stand around this.')
  return words
}

/** Texts of `content/` with the name of the house in the place of `{name}`. */
export function useNamed<Text>(text: Text): Text {
  return fillIn(text, useSiteWords().name)
}
