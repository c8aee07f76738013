export interface WritingOptions {
  readonly signal?: AbortSignal
  /** What shall not be written about again: topics’ ids, or subjects in words; the oldest first. */
  readonly avoid?: ReadonlySet<string>
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
