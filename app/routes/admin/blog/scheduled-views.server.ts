import { clockTime, localDay } from '#base/dates/local-day.ts'
import { listPublications } from '#features/blog/scheduling/ledger.server.ts'
import { boundsOf, monthNamed, weeksOf } from '#features/blog/scheduling/month.ts'
import { listBetween, listScheduled } from '#features/blog/scheduling/scheduled-posts.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { pageNumber } from '#routes/admin/page-number.ts'
import type { Services } from '#services.server.ts'

import { whenOf } from './when-of.ts'

/** What the tab Scheduled shows: the list, the calendar or the ledger, each with its words in the zone of the person. */
export async function loadScheduled(all: Pick<Services, 'db' | 'clock'>, { timeZone }: Viewer, query: URLSearchParams) {
  const zone = timeZone ?? 'UTC'
  const today = localDay(all.clock.now(), zone)
  const label = (instant: Date) => instantLabel(instant, timeZone)
  const page = pageNumber(query.get('page'))
  if (query.get('view') === 'calendar') {
    const month = monthNamed(query.get('month'), today)
    const { from, to } = boundsOf(month, zone)
    const posts = (await listBetween(all, from, to)).map(({ at, ...post }) => {
      return { ...post, day: localDay(at, zone), time: clockTime(at, zone) }
    })
    return { view: 'calendar' as const, month, weeks: weeksOf(month), posts, today, zone }
  }
  if (query.get('view') === 'ledger') {
    const { lines, hasMore } = await listPublications(all, page)
    const shown = lines.map(({ dueAt, claimedAt, doneAt, ...line }) => {
      return { ...line, due: label(dueAt), claimed: label(claimedAt), done: doneAt && label(doneAt) }
    })
    return { view: 'ledger' as const, lines: shown, page, hasMore }
  }
  const { posts, hasMore } = await listScheduled(all, page)
  const shown = posts.map(({ scheduledFor, createdAt, ...post }) => ({
    ...post,
    when: whenOf({ ...post, scheduledFor, createdAt, date: null }, timeZone),
    planned: scheduledFor && { at: scheduledFor, day: localDay(scheduledFor, zone) },
  }))
  return { view: 'list' as const, posts: shown, today, page, hasMore }
}
