import { createHash } from 'node:crypto'

import { readFeed } from '#features/calendar/feeds/feeds.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/calendar-feed.ts'

/** The appointments behind a private address. Which is none of ours, or was ended, answers like one that never was. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const text = await readFeed(context.get(servicesContext), url.searchParams.get('token') ?? '')
  if (text === null) {
    return new Response('There is no calendar here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    'X-Robots-Tag': 'noindex',
  }
  const known = (request.headers.get('If-None-Match') ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)
  return known ? new Response(null, { status: 304, headers }) : new Response(text, { headers })
}
