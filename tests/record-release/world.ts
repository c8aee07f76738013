import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import PostalMime from 'postal-mime'

import type { StripeStandIn } from '#tests/support/stripe-stand-in.ts'

import { aVisitor, type Visitor } from './visitor.ts'

/** The product that is filled, and what stands around it. */
export interface World {
  readonly origin: string
  readonly dataDir: string
  readonly stripe: StripeStandIn
  /** Somebody new, from a network of their own. */
  visitor(): Visitor
}

export function aWorld({ origin, dataDir, stripe }: Pick<World, 'origin' | 'dataDir' | 'stripe'>): World {
  let networks = 0
  return { origin, dataDir, stripe, visitor: () => aVisitor(origin, ++networks) }
}

/** Waits until something is there, and returns it. */
export async function until<Found>(what: string, look: () => Promise<Found | null | undefined | false>): Promise<Found> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(100)) {
    const found = await look()
    if (found) return found
  }
  throw new Error(`${what} did not come in 20 s.`)
}

/** The link of the newest mail to an address whose subject matches: its path. */
export function linkInMail({ dataDir }: World, address: string, subject: RegExp): Promise<string> {
  return until(`A mail to ${address} about ${subject}`, async () => {
    const folder = join(dataDir, 'outbox')
    const names = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
    const mail = mails.findLast(({ to, subject: said }) => to?.[0]?.address === address && subject.test(said ?? ''))
    const [link] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? []
    return link ? new URL(link).pathname + new URL(link).search : null
  })
}

/** A day that many days before today, in UTC: “2026-03-02”. */
export function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

export function dayAhead(days: number): string {
  return dayAgo(-days)
}

/** A file that somebody chooses. */
export function aFile(name: string, type: string, content: string | Uint8Array): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}
