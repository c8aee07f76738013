import type { RouterContextProvider } from 'react-router'

import { listAdmins } from '#features/identity/people/admins.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { filtersOf, listAddress, placeOf, placeParam, type Place } from '#features/inbox/items/filters.ts'
import { findNewest, listItems } from '#features/inbox/items/list-items.server.ts'
import { instantLabel, shortLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'

/** One page of the inbox, with everything that its filters offer. */
export async function loadList(params: URLSearchParams, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { timeZone, userId } = signedIn(context)
  const filters = filtersOf(params, userId)
  const place = placeOf(params)
  const [page, counts, newest, team] = await Promise.all([
    listItems(services, filters, place),
    countUnread(services),
    findNewest(services),
    listAdmins(services.db),
  ])
  const now = services.clock.now()
  const names = new Map(team.map((admin) => [admin.userId, admin.name]))
  const addressOf = (to: Place | null) => to && listAddress(params, placeParam(to))
  const messages = page.items.map(({ receivedAt, assigneeId, dangerAt, ...item }) => ({
    ...item,
    wasReadFirst: dangerAt !== null && !item.readFirst,
    receivedAt: receivedAt.toISOString(),
    received: shortLabel(receivedAt, now, timeZone),
    receivedInFull: instantLabel(receivedAt, timeZone),
    assignee: assigneeId && (names.get(assigneeId) ?? null),
  }))
  const asked = (name: string) => params.get(name) ?? ''
  return {
    messages,
    newer: addressOf(page.newer),
    older: addressOf(page.older),
    here: listAddress(params, place ? placeParam(place) : {}),
    first: listAddress(params, {}),
    isFirst: place === null,
    seenDanger: newestOf(page.items.map(({ dangerAt }) => dangerAt)),
    kept: {
      ...(filters.spam && { box: 'spam' }),
      ...(filters.readFirst && { box: 'first' }),
      ...(filters.kind && { kind: filters.kind }),
    },
    asked: {
      q: filters.q,
      status: filters.status ?? '',
      assignee: filters.assignee ? asked('assignee') : '',
      unread: filters.unread ? '1' : '',
    },
    counts,
    newest: newest?.toISOString() ?? null,
    team,
  }
}

/** In ISO 8601; empty where there is none. */
function newestOf(instants: ReadonlyArray<Date | null>): string {
  const services = instants.map((instant) => instant?.getTime() ?? 0)
  const newest = Math.max(0, ...services)
  return newest === 0 ? '' : new Date(newest).toISOString()
}
