import type { Broadcast } from './broadcast.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'

/** What is to be known of things before their changes can be followed. */
export interface Topic<Word extends object, Needs = Infrastructure> {
  /** The broadcast’s topic; each word says what has changed, by an id or whatever `find` understands. */
  readonly topic: string
  /** What is told of a change; null when there is nothing to tell. Asked once a change, however many follow it. */
  readonly find: (services: Needs, word: string) => Promise<Word | null>
  /** The word that is told first, and when words may have been missed, where that is not “look”. */
  readonly first?: string
}

/** Things whose changes can be followed: one object for all who follow the same. */
export interface Followed<Word extends object, Needs = Infrastructure> extends Topic<Word, Needs> {
  /** Who follows them, of each process: tests have several. */
  readonly hubs: WeakMap<Broadcast, TopicHub<Word>>
}

export function followed<Word extends object, Needs>(topic: Topic<Word, Needs>): Followed<Word, Needs> {
  return { ...topic, hubs: new WeakMap() }
}

/** Somebody who follows a topic. */
export interface Follower<Word> {
  /** Something has changed. */
  readonly tell: (found: Word) => void
  /** Words may have been missed, and nothing says which. */
  readonly look: () => void
  /** What has changed could not be found out. */
  readonly fail: (error: unknown) => void
}

/** Everybody of this process who follows one topic: they share one subscription, and one question to the database for each word. */
class TopicHub<Word extends object> {
  readonly #followers = new Set<Follower<Word>>()
  readonly #subscribe: (hear: (word: string | null) => void) => () => void
  readonly #find: (word: string) => Promise<Word | null>
  readonly #first: string | undefined
  #unsubscribe: (() => void) | null = null

  constructor(
    subscribe: (hear: (word: string | null) => void) => () => void,
    find: (word: string) => Promise<Word | null>,
    first: string | undefined,
  ) {
    this.#subscribe = subscribe
    this.#find = find
    this.#first = first
  }

  join(follower: Follower<Word>): void {
    this.#followers.add(follower)
    this.#unsubscribe ??= this.#subscribe((word) => this.#hear(word))
  }

  /** Returns whether nobody follows any more. */
  leave(follower: Follower<Word>): boolean {
    this.#followers.delete(follower)
    if (this.#followers.size > 0) return false
    this.#unsubscribe?.()
    this.#unsubscribe = null
    return true
  }

  #hear(word: string | null): void {
    const asked = word ?? this.#first
    if (asked !== undefined) return void this.#tell(asked)
    for (const follower of this.#followers) follower.look()
  }

  async #tell(word: string): Promise<void> {
    try {
      const found = await this.#find(word)
      if (found) for (const follower of this.#followers) follower.tell(found)
    } catch (error) {
      for (const follower of this.#followers) follower.fail(error)
    }
  }
}

/** Follows something. Whoever follows the same is asked for together. Returns how to stop. */
export function follow<Word extends object, Needs extends Pick<Infrastructure, 'broadcast'>>(
  services: Needs,
  followed: Followed<Word, Needs>,
  follower: Follower<Word>,
): () => void {
  const { broadcast } = services
  const { topic, find, first } = followed
  const made = () =>
    new TopicHub(
      (hear) => broadcast.subscribe(topic, hear),
      (word) => find(services, word),
      first,
    )
  const hub = followed.hubs.get(broadcast) ?? made()
  followed.hubs.set(broadcast, hub)
  hub.join(follower)
  return () => {
    if (hub.leave(follower)) followed.hubs.delete(broadcast)
  }
}
