import { setTimeout as sleep } from 'node:timers/promises'

import { dayAgo } from '#tests/support/days.ts'
import { ask } from '#tests/support/http-client.ts'
import { checkInOf, newAddress, shownSteps, startTrial, trialOf, type Member } from '#tests/support/member.ts'

/** What the database holds: steps by "address day", and the addresses whose trial has begun. */
export interface Stored {
  readonly steps: ReadonlyMap<string, number>
  readonly trials: ReadonlySet<string>
}

/** What is known of one day of one member. */
interface Entry {
  acknowledged: number | null
  /** Sent later, but the answer never came: they may stand or not. */
  readonly unanswered: Set<number>
}

interface Traffic {
  /** How many writes were acknowledged so far. */
  acknowledged(): number
  /** Resolves when every writer has met the end of the product. */
  readonly brokenOff: Promise<unknown>
}

const DAYS = 28

/** Remembers what the product has acknowledged, and holds it to that. */
export class Register {
  readonly #origin: string
  readonly #members: Member[]
  readonly #entries = new Map<string, Entry>()
  readonly #trials: string[] = []
  #written = 0
  count = 0

  private constructor(origin: string, members: Member[]) {
    this.#origin = origin
    this.#members = members
  }

  static async open(origin: string, writers: number): Promise<Register> {
    return new Register(origin, await Promise.all(Array.from({ length: writers }, () => startTrial(origin))))
  }

  /** All members write check-ins, one after the other each, while visitors start trials; until the product is gone. */
  write(): Traffic {
    const before = this.count
    const writers = this.#members.map((member) => untilBroken(() => this.#checkIn(member)))
    const visitors = untilBroken(async () => {
      await this.#startTrial()
      await sleep(100)
    })
    return { acknowledged: () => this.count - before, brokenOff: Promise.all([...writers, visitors]) }
  }

  trials(): ReadonlyArray<string> {
    return this.#trials
  }

  /** Sentences about what is not as it was acknowledged. What stands is then what counts. */
  missingFrom({ steps, trials }: Stored): string[] {
    const missing = this.#trials.filter((email) => !trials.has(email)).map((email) => `the trial of ${email}`)
    for (const [key, entry] of this.#entries) {
      const found = steps.get(key) ?? null
      if (found !== entry.acknowledged && !entry.unanswered.has(found!))
        missing.push(`${key}: ${entry.acknowledged} was acknowledged, ${found} is there`)
      entry.acknowledged = found
      entry.unanswered.clear()
    }
    return missing
  }

  /** The same question to the members’ own pages, with the sessions from before. */
  async missingFromPages(): Promise<string[]> {
    const pages = await Promise.all(
      this.#members.map(async (member) => {
        const shown = new Set(await shownSteps(this.#origin, member))
        const own = Array.from(this.#entries).filter(([key]) => key.startsWith(member.email))
        return own.filter(([, { acknowledged }]) => acknowledged !== null && !shown.has(acknowledged)).map(([key]) => key)
      }),
    )
    return pages.flat()
  }

  async #startTrial(): Promise<void> {
    const email = newAddress()
    const { status } = await ask(this.#origin, trialOf(email))
    if (!isAcknowledged(status, 200)) return
    this.#trials.push(email)
    this.count += 1
  }

  async #checkIn(member: Member): Promise<void> {
    const day = dayAgo(1 + (this.#written % DAYS), 'UTC')
    const steps = 1 + (this.#written++ % 120_000)
    const key = `${member.email} ${day}`
    const entry = this.#entries.get(key) ?? { acknowledged: null, unanswered: new Set() }
    this.#entries.set(key, entry)
    entry.unanswered.add(steps)
    const { status } = await ask(this.#origin, checkInOf(member, day, steps))
    if (!isAcknowledged(status, 303)) return
    entry.acknowledged = steps
    entry.unanswered.clear()
    this.count += 1
  }
}

/** False when the product says that it could not. Whatever else it says is wrong. */
function isAcknowledged(status: number, yes: number): boolean {
  if (status !== yes && status !== 503) throw new Error(`A write was answered ${status}.`)
  return status === yes
}

/** Repeats until a connection breaks or is refused. Any other failure is one of the test. */
async function untilBroken(act: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await act()
    } catch (error) {
      if (error instanceof Error && 'code' in error && /^ECONN|EPIPE/.test(String(error.code))) return
      throw error
    }
  }
}
