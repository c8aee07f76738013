import type { Broadcast } from './broadcast.server.ts'
import type { Services } from './services.server.ts'

/** Things whose changes can be followed. */
export interface Followed<Word extends object> {
  /** The broadcast’s topic; each word says what has changed, by an id or whatever `find` understands. */
  readonly topic: string
  /** What is told of a change; null when there is nothing to tell. Asked once a change, however many follow it. */
  readonly find: (services: Services, word: string) => Promise<Word | null>
  /** The word that is told first, and when words may have been missed, where that is not “look”. */
  readonly first?: string
}

/** Somebody who follows a topic. */
export interface Follower {
  /** Something has changed; `word` is what the broadcast said. */
  readonly tell: (word: string, found: object) => void
  /** Words may have been missed, and nothing says which. */
  readonly look: () => void
  /** What has changed could not be found out. */
  readonly fail: (error: unknown) => void
}

/** Everybody of this process who follows one topic: they share one subscription, and one question to the database for each word. */
class TopicHub {
  readonly #followers = new Set<Follower>()
  readonly #services: Services
  readonly #followed: Followed<object>
  #unsubscribe: (() => void) | null = null

  constructor(services: Services, followed: Followed<object>) {
    this.#services = services
    this.#followed = followed
  }

  join(follower: Follower): () => void {
    this.#followers.add(follower)
    this.#unsubscribe ??= this.#services.broadcast.subscribe(this.#followed.topic, (word) => this.#hear(word))
    return () => {
      this.#followers.delete(follower)
      if (this.#followers.size > 0) return
      this.#unsubscribe?.()
      this.#unsubscribe = null
    }
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
      if (found) for (const follower of this.#followers) follower.tell(word, found)
    } catch (error) {
      for (const follower of this.#followers) follower.fail(error)
    }
  }
}

const hubs = new WeakMap<Broadcast, Map<string, TopicHub>>()

/** Follows a topic of a process. Returns how to stop. */
export function follow(services: Services, followed: Followed<object>, follower: Follower): () => void {
  const ofProcess = hubs.get(services.broadcast) ?? new Map<string, TopicHub>()
  hubs.set(services.broadcast, ofProcess)
  const hub = ofProcess.get(followed.topic) ?? new TopicHub(services, followed)
  ofProcess.set(followed.topic, hub)
  return hub.join(follower)
}
