/** The parts of a printed result. */
export interface PrintedLine {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly range: string
  readonly flag: string
  /** What a person should look at. */
  readonly note: string | null
}
