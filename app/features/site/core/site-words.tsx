import { createContext, use, type CSSProperties } from 'react'

import type { errorWords } from '#content/error-words.ts'
import type { MenuGroup, MenuItem } from '#content/menu.ts'
import type { notFoundWords } from '#content/not-found.ts'
import type { PillarSlug } from '#content/pillars.ts'

import { analyticsOrigin } from './analytics-origin.ts'
import type { lookShape } from './brand-look.ts'
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
export type SiteWords = Omit<SiteSettings['house'], 'founder' | 'bio' | 'slogan' | keyof typeof lookShape> &
  SiteSettings['links'] &
  Pick<SiteSettings['marks'], 'partners' | 'partnersNote'> & {
    readonly menu: Menu
    /** What the assistant says first; absent where it is as it ships. */
    readonly greeting?: string
    /** The script of statistics; absent where the owner counts nothing. */
    readonly analytics?: SiteSettings['analytics']
    /** Subjects with nothing on an open site: nothing leads to their pages. Absent where there are none. */
    readonly bareSubjects?: readonly PillarSlug[]
    /** Absent where the owner has written nothing there. */
    readonly failures?: FailureTexts
    /** Absent where the site looks as it ships. */
    readonly look?: BrandLook
  }

/** What every page needs of how the site looks; what is absent is as it ships. All are addresses, but for sizes and the paper’s colour. */
export interface BrandLook {
  /** A style sheet with the tokens that differ. */
  readonly sheet?: string
  /** Fonts that every page shows at once, and the one of a question in the visitor’s voice, where they are not those that ship. */
  readonly fonts?: { readonly common: readonly string[]; readonly question: string }
  /** The paper by night, as hex. */
  readonly night?: string
  readonly logo?: {
    readonly src: string
    /** In CSS pixels, of the bar. */
    readonly width: number
    readonly height: number
    /** It is the name in letters, which then stands nowhere beside it. */
    readonly isName: boolean
    /** On a phone it stands alone in the bar. */
    readonly isWide: boolean
    /** The ground that it needs to be told from the page. */
    readonly style: CSSProperties
  }
  /** Icons in the sizes of browsers and phones: `{icons}-180.png`. */
  readonly icons?: string
}

export function siteWordsOf({
  house: { name, summary, disclaimer, copyright },
  links,
  menu,
  marks,
  analytics,
}: SiteSettings): SiteWords {
  const counted = analyticsOrigin(analytics.script) !== null && { analytics }
  return {
    name,
    summary,
    disclaimer,
    copyright,
    ...links,
    menu,
    partners: marks.partners,
    partnersNote: marks.partnersNote,
    ...counted,
  }
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

/** Whether the page of a subject has something to lead to. */
export function useHasSubject(subject: PillarSlug): boolean {
  return !useSiteWords().bareSubjects?.includes(subject)
}
