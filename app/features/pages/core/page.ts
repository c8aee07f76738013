import type { AnyValues } from './fields.ts'

/** A section of a page. */
export interface Section {
  /** Unique on its page, and never another one's. */
  readonly id: string
  /** The name of its kind. */
  readonly kind: string
  readonly values: AnyValues
  /** Kept, and not shown. */
  readonly isHidden: boolean
}

/** What search engines and shared links say of a page; empty where it says what it said before anybody wrote here. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A page as its owner has it: its head, and its sections in their order. */
export interface Page {
  readonly head: PageHead
  readonly sections: ReadonlyArray<Section>
}

/** A section that belongs to the page that ships, and may stay where it is: the frame of a page that does something. */
export interface StarterSection extends Omit<Section, 'isHidden'> {
  /** It can be edited and have others around it, and is neither hidden nor deleted nor doubled. */
  readonly isFixed: boolean
}

/** A page as it ships. */
export interface StarterPage {
  /** As it is stored: never another one. */
  readonly id: string
  /** Where it stands; for what stands around many pages, the pattern of their addresses. */
  readonly path: string
  /** What it is called in the list of pages. */
  readonly name: string
  /** It cannot be taken from the site: the rest of it leads there. */
  readonly stays?: boolean
  /** Why it has no title and description of its own, in a sentence for its owner. */
  readonly headIsElsewhere?: string
  /** The subject whose colours the page has. */
  readonly subject?: string
  /** The day on which the text that ships was last changed, as an ISO date, where its readers have to know. */
  readonly changedOn?: string
  /** When it is shown, where it has no address of its own: its path then holds a colon. */
  readonly shownWhen?: string
  /** Its words can be written, and nothing be put around them: it has to come when nothing else does. */
  readonly isWordsOnly?: true
  readonly head: PageHead
  readonly sections: ReadonlyArray<StarterSection>
}

/**
 * Whether this path is a pattern as in the address table, `/blog/:slug`: the page is then what stands around every page of that kind, and has no
 * address of its own.
 */
export function isPattern(path: string): boolean {
  return path.includes(':')
}

/** When what a page says last changed, as an ISO 8601 date or instant: by its owner, or by an update of what ships; null where nobody knows. */
export function changedAtOf({ changedOn }: Pick<StarterPage, 'changedOn'>, publishedAt: Date | null): string | null {
  const both = [changedOn, publishedAt?.toISOString()].filter((when) => when !== undefined)
  return both.toSorted().at(-1) ?? null
}

/** The most sections that a page has. */
export const MAX_SECTIONS = 100

/** A path as its owner reads it: of a pattern, what stands in it of every page is left open. */
export function pathLabel(path: string): string {
  return path.replaceAll(/:[a-z]+/g, '…')
}
