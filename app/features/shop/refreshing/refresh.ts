/** What became of a reading; the lists are in the order of the pages. */
export interface RefreshResult {
  readonly added: ReadonlyArray<Line>
  readonly changed: ReadonlyArray<Line & { readonly what: string }>
  /** Their pages are no longer there: marked out of stock, never deleted. */
  readonly gone: ReadonlyArray<Line>
  readonly unchanged: number
  /** Merch, samples and test products, left out by rule. */
  readonly leftOut: number
  readonly failed: ReadonlyArray<{ readonly url: string; readonly reason: string }>
}

interface Line {
  readonly name: string
  readonly slug: string
}
