import { aSignedIn } from '#features/identity/account.factory.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { makeFeed, type FeedKind } from './feeds.server.ts'

/** A private address that a person made in some browser. */
export async function haveFeed(
  services: Pick<Infrastructure, 'db' | 'places' | 'clock' | 'log' | 'site' | 'secret'>,
  userId: string,
  kind: FeedKind,
): Promise<string> {
  const made = await makeFeed(services, await aSignedIn(services, userId), kind)
  if (!made.ok) throw new Error(`The private address was refused: ${made.reason}`)
  return made.address
}
