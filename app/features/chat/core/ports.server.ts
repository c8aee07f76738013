import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What the assistant asks of features that have something to say, and of whoever runs it. */
export interface ChatPorts {
  /** Who knows what public pages say. */
  readonly publishedTexts: ReadonlyArray<PublishedTextContributor>
  /** How many tokens visitors may use of the language model in a day (UTC), all of them together. */
  readonly aiTokensPerDay: number
  /** How long a visitor waits for it in all before they are answered without it, in milliseconds. */
  readonly aiPatienceMs: number
}

/** A part of a page that stands by itself. */
export interface PublishedPassage {
  readonly heading: string
  /** Plain sentences. */
  readonly text: string
  /** Other words by which people ask for it: it is found by them as by its heading, and they are never shown. */
  readonly also?: string
}

/** What a public page says, in plain words; an `ability` is what the software does, and its page where one does it. */
export interface PublishedText {
  /** As its address is written: `/about`. */
  readonly path: string
  readonly title: string
  readonly kind: 'question' | 'ability' | 'plan' | 'policy' | 'page' | 'course' | 'post' | 'product'
  readonly passages: ReadonlyArray<PublishedPassage>
}

/** Which texts there are, without the texts. */
export interface PublishedFingerprint {
  /** Names the text among those of its contributor. */
  readonly key: string
  /** Another one as soon as anything of the text is another. */
  readonly mark: string
}

/**
 * Knows what one part of the product tells everybody: never drafts, never anything that only some may read. server/services.ts collects these.
 * Asked for its marks after every change of a public page, so `list` is quick; only what has changed is then read.
 */
export interface PublishedTextContributor {
  readonly name: string
  readonly list: (services: Pick<Infrastructure, 'broadcast' | 'db' | 'log'>) => Promise<ReadonlyArray<PublishedFingerprint>>
  /** A text that has gone meanwhile is left out. */
  readonly read: (
    services: Pick<Infrastructure, 'broadcast' | 'db' | 'log'>,
    keys: ReadonlyArray<string>,
  ) => Promise<ReadonlyMap<string, PublishedText>>
}
