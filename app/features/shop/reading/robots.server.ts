import { eq } from 'drizzle-orm'
import robotsParser from 'robots-parser'

import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { scrapedHosts } from './reading-tables.server.ts'

const MAX_AGE_MS = 24 * 60 * 60 * 1000
const LONGEST = 200_000
const LONGEST_LINE = 1_000
/** Hosts that want more time between two requests get it, within reason. */
const LONGEST_DELAY_S = 10

/** What a host’s robots.txt says to us. */
export interface Robots {
  allows(url: string): boolean
  /** Seconds between two requests, where it asks for them. */
  readonly delaySeconds: number
  readonly sitemaps: ReadonlyArray<string>
}

/** The name under which we look for rules, and as which we come. */
export const ROBOT = 'WellwardBot'

/** The rules of a host as they were read within the last day; null when that is longer ago, or they never were. */
export async function findRobots({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, origin: string): Promise<Robots | null> {
  const [cached] = await db
    .select({ robots: scrapedHosts.robots, readAt: scrapedHosts.robotsReadAt })
    .from(scrapedHosts)
    .where(eq(scrapedHosts.host, new URL(origin).host))
  const isFresh = cached?.readAt && clock.now().getTime() - cached.readAt.getTime() < MAX_AGE_MS
  return isFresh ? readRobots(origin, cached.robots) : null
}

/** Keeps the rules of a host for a day; empty where it has none. */
export async function keepRobots(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  origin: string,
  text: string,
): Promise<Robots> {
  const { host } = new URL(origin)
  const cached = { robots: shortened(text), robotsReadAt: clock.now() }
  await db
    .insert(scrapedHosts)
    .values({ host, ...cached, nextVisitAt: clock.now() })
    .onConflictDoUpdate({ target: scrapedHosts.host, set: cached })
  return readRobots(origin, cached.robots)
}

function readRobots(origin: string, text: string): Robots {
  const rules = robotsParser(`${origin}/robots.txt`, text)
  const delay = rules.getCrawlDelay(ROBOT) ?? 0
  return {
    allows: (url) => rules.isAllowed(url, ROBOT) !== false,
    delaySeconds: Math.min(LONGEST_DELAY_S, Number.isFinite(delay) ? Math.max(0, delay) : 0),
    sitemaps: rules.getSitemaps(),
  }
}

/** PostgreSQL keeps no zero bytes, and nobody needs rules as long as books. */
function shortened(text: string): string {
  const lines = text
    .slice(0, LONGEST)
    .replaceAll('\u0000', '')
    .split(/\r\n|\r|\n/)
  return lines.filter((line) => line.length <= LONGEST_LINE).join('\n')
}
