import { formatInstant } from '#base/dates/format-date.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { findFeed, type FeedKind } from './feeds.server.ts'

/** A person’s private address as their page tells of it, on their own clocks; null when there is none. */
export async function findFeedView(
  services: Pick<Infrastructure, 'db'>,
  { userId, timeZone, dateLanguage }: Viewer,
  kind: FeedKind,
) {
  const feed = await findFeed(services, userId, kind)
  if (!feed) return null
  const written = (instant: Date) => formatInstant(instant, timeZone, dateLanguage)
  return { made: written(feed.createdAt), read: feed.lastReadAt && written(feed.lastReadAt) }
}
