import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { comparedPath } from './redirect-path.ts'
import { redirects } from './redirect-tables.server.ts'

/** What everybody is told when redirects have changed. */
export const REDIRECTS = 'redirects'

interface Answer {
  readonly id: string
  readonly to: string
}

/** Every redirect by its old path. In memory, so that looking for an address that nobody knows asks the database for nothing. */
const readAnswers = cachedValue(REDIRECTS, async ({ db }: Pick<Infrastructure, 'db'>): Promise<ReadonlyMap<string, Answer>> => {
  const { id, from, to } = redirects
  const rows = await db.select({ id, from, to }).from(redirects)
  return new Map(rows.map((row) => [row.from, row]))
})

/** The redirect that answers at a path where no page does; null where there is none. */
export async function findRedirect(services: Pick<Infrastructure, 'db' | 'broadcast'>, pathname: string): Promise<Answer | null> {
  return (await readAnswers(services)).get(comparedPath(pathname)) ?? null
}
