/** A telephone line that helps, with who says so. */
export interface HelpLine {
  /** As it calls itself, in the language of the country. An English article before it is left out in other languages. */
  readonly name: string
  readonly number: string
  /** Only where the source says so. */
  readonly isAlwaysOpen?: true
  readonly takesTexts?: true
  /** What was read; a bare address of the body itself where the number is known as its own and was not read there. */
  readonly source: string
}

/** By ISO 3166 code. */
export type LinesByCountry = Readonly<Partial<Record<string, HelpLine>>>
