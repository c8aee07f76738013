import type { AnyValues, UploadedPicture } from './fields.ts'

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
  /** With what shared links show it; null for the one that is drawn from its title. */
  readonly picture: UploadedPicture | null
}

/** The head of a page that ships, or begins. */
export function headOf(title: string, description = ''): PageHead {
  return { title, description, picture: null }
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
  readonly path: string
  /** What it is called in the list of pages. */
  readonly name: string
  /** The subject whose colours the page has. */
  readonly subject?: string
  readonly head: PageHead
  readonly sections: ReadonlyArray<StarterSection>
}

/** The most sections that a page has. */
export const MAX_SECTIONS = 100
