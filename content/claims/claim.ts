/** What a claim is about; by it the page of claims is parted. */
export type ClaimKind = 'legal' | 'figure' | 'rating' | 'offer' | 'price' | 'method' | 'quote' | 'biography' | 'mark'

/** Something that a new site says of its owner and that no software can know. */
export interface Claim {
  /** As it ships, word for word. A figure begins with its number. */
  readonly text: string
  readonly kind: ClaimKind
  /** The paths of the pages that say it; `*` is every public page. */
  readonly pages: readonly string[]
  /** What stands in its place where it is not true. Absent: nothing does. */
  readonly without?: string
  /** The law asks for it, or the members’ contract: it is confirmed or replaced, and never left out. */
  readonly stays?: true
  /** What it promises, where other claims promise the same: whoever says one in other words says all of them so. */
  readonly promise?: 'guarantee'
  /** It heads what stands below it. What any other claim says is none where it is a name or a heading. */
  readonly isHeading?: true
  /** Headings, and labels of buttons, that claim the same, with what stands in the place of each unless it is confirmed as it ships. */
  readonly also?: Readonly<Record<string, string>>
  /** It is more than its text, which names it: what it says is written on its page or in the settings. */
  readonly isNamed?: true
}

export type Claims = Readonly<Record<string, Claim>>

/** The number of a figure, and what it counts: “25,000+ members”. */
export function figureOf(text: string): { readonly value: string; readonly label: string } {
  const [value = '', ...label] = text.split(' ')
  return { value, label: label.join(' ') }
}
