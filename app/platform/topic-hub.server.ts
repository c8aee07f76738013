import type { Broadcast } from './broadcast.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'

/** Things whose changes can be followed. */
export interface Followed<Word extends object, Needs = Infrastructure> {
  /** The broadcast’s topic; each word says what has changed, by an id or whatever `find` understands. */
  readonly topic: string
  /** What is told of a change; null when there is nothing to tell. Asked once a change, however many follow it. */
  readonly find: (services: Needs, word: string) => Promise<Word | null>
  /** The word that is told first, and when words may have been missed, where that is not “look”. */
  readonly first?: string
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
class TopicHub<Word extends object, Needs extends Pick<Infrastructure, 'broadcast'>> {
  readonly #followers = new Set<Follower<Word>>()
  readonly #services: Needs
  readonly #followed: Followed<Word, Needs>
  #unsubscribe: (() => void) | null = null

  constructor(services: Needs, followed: Followed<Word, Needs>) {
    this.#services = services
    this.#followed = followed
  }

  join(follower: Follower<Word>): void {
    this.#followers.add(follower)
    this.#unsubscribe ??= this.#services.broadcast.subscribe(this.#followed.topic, (word) => this.#hear(word))
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
    const { first } = this.#followed
    const asked = word ?? first
    if (asked !== undefined) return void this.#find(asked)
    for (const follower of this.#followers) follower.look()
  }

  async #find(word: string): Promise<void> {
    try {
      const found = await this.#followed.find(this.#services, word)
      if (found) for (const follower of this.#followers) follower.tell(found)
    } catch (error) {
      for (const follower of this.#followers) follower.fail(error)
    }
  }
}

/** By what they follow, of each process: tests have several. */
const hubs = new WeakMap<Broadcast, Map<Followed<never, never>, TopicHub<never, never>>>()

/** Follows something. Whoever follows the same is asked for together: `followed` is one object for all of them. Returns how to stop. */
export function follow<Word extends object, Needs extends Pick<Infrastructure, 'broadcast'>>(
  services: Needs,
  followed: Followed<Word, Needs>,
  follower: Follower<Word>,
): () => void {
  const ofProcess = hubs.get(services.broadcast) ?? new Map<Followed<never, never>, TopicHub<never, never>>()
  hubs.set(services.broadcast, ofProcess)
  const key = followed as unknown as Followed<never, never>
  const hub = (ofProcess.get(key) as unknown as TopicHub<Word, Needs> | undefined) ?? new TopicHub(services, followed)
  ofProcess.set(key, hub as unknown as TopicHub<never, never>)
  hub.join(follower)
  return () => {
    if (hub.leave(follower)) ofProcess.delete(key)
  }
}
