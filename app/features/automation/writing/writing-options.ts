export interface WritingOptions {
  readonly signal?: AbortSignal
  /** What shall not be written about again: topics’ ids, or subjects in words; the oldest first. */
  readonly avoid?: ReadonlySet<string>
  /** Topics whose text the library has given lately, each with the title of the article that has it; the oldest first. */
  readonly given?: ReadonlyMap<string, string>
  /** What will stand above the text, whatever is written: the text must be about it. */
  readonly title?: string
  /** Refuses what the library has nothing on, where there is no model; else its next topic is written about, with a note. */
  readonly mustCover?: boolean
  /** Seeds what the composer chooses: the same seed and brief, the same article. */
  readonly seed?: string
  /** Told what is being done, in words. */
  readonly onStep?: (words: string) => Promise<void> | void
  /** Told what a model used, as soon as it did. */
  readonly onUsage?: (usage: { model: string; inputTokens: number; outputTokens: number }) => Promise<void> | void
}

/** Why no article came to be, in a sentence that a person can read. */
export class WritingError extends Error {
  override readonly name = 'WritingError'
}
