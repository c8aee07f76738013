/** A story as a page shows it. */
export interface StoryView {
  /** Tells it from others on the page. */
  readonly id: string
  readonly name: string
  readonly quote: string
  /** 1 to 5; null where none was given. */
  readonly rating: number | null
  readonly picture?: StoryPicture | undefined
  /** Written for the page, not by a member: said beside the name. */
  readonly sample?: boolean | undefined
  /** Typed in by the owner for somebody without an account here: said beside the name. */
  readonly typed?: boolean | undefined
}

interface StoryPicture {
  readonly address: string
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
}

export const ratings = [1, 2, 3, 4, 5] as const

/** So many turn in one place, so that a round ends before patience does. */
export const MAX_IN_A_ROW = 5

const EXCERPT = 320

/** As much of a story as can stand in a row of them: whole where it is short, else cut between words, with “…”. */
export function beginningOf(quote: string): string {
  const characters = [...quote.replace(/\s+/g, ' ').trim()]
  if (characters.length <= EXCERPT) return characters.join('')
  const head = characters.slice(0, EXCERPT).join('')
  const lastSpace = head.lastIndexOf(' ')
  return `${(lastSpace > EXCERPT / 2 ? head.slice(0, lastSpace) : head).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
