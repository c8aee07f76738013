export const tones = ['professional', 'conversational', 'academic', 'casual'] as const
export type Tone = (typeof tones)[number]

export const lengths = ['short', 'medium', 'long'] as const
export type Length = (typeof lengths)[number]

/** Words that an article of each length has, the ends included. */
export const wordRanges: Readonly<Record<Length, readonly [least: number, most: number]>> = {
  short: [500, 800],
  medium: [800, 1500],
  long: [1500, 2500],
}

/** What is asked of whoever writes: a model, or the library composer. */
export interface Brief {
  readonly prompt: string
  /** The specific focus; empty for none. */
  readonly topic: string
  readonly tone: Tone
  readonly length: Length
  readonly tags: readonly string[]
}

/** A written article, not kept anywhere yet. */
export interface Article {
  readonly title: string
  readonly metaDescription: string
  readonly tags: readonly string[]
  /** Markdown without the title. */
  readonly body: string
  readonly words: number
  /** What is not as it was asked for, in a sentence for the owner. */
  readonly note: string | null
  /** Why it should not appear before somebody has read it, in a sentence that the note has as well. Articles that were kept before this have none. */
  readonly reservation?: string | null
  readonly origin: 'model' | 'library'
  readonly model: string | null
  /** A pillar's slug and a topic's id, where they are known. */
  readonly pillar: string | null
  readonly libraryTopic: string | null
}
