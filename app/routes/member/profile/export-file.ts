import { redirect } from 'react-router'

import { openExport } from '#features/account-data/exports.server.ts'
import { sentences } from '#features/account-data/terms.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/export-file.ts'

const PAGE = '/profile/data'
const EXPIRED = { title: 'This copy is gone', text: sentences.exportGone, kind: 'error' } as const

/** A member’s own export. Foreign and missing ones answer alike. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  if (comesFromAnotherPage(request)) return redirect(PAGE)
  const opened = await openExport(services, signedIn(context).userId, params.id)
  if (!opened.ok && opened.reason === 'expired') return redirectWithToast(PAGE, EXPIRED)
  if (!opened.ok) return new Response('There is no such copy.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="your-data-${opened.madeOn}.zip"`,
    'Cache-Control': 'private, no-store',
  }
  return new Response(new Uint8Array(opened.body), { headers })
}

/**
 * Whoever signed in on the way from the mail finds the download on the page: a file that arrives leaves a browser where it was, on the
 * sign-in page, and a script that follows the redirect (`.data`) cannot keep one.
 */
function comesFromAnotherPage(request: Request): boolean {
  const { origin, pathname } = new URL(request.url)
  if (pathname.endsWith('.data')) return true
  const from = request.headers.get('Referer')
  return from !== null && URL.canParse(from) && new URL(from).origin === origin && new URL(from).pathname !== PAGE
}
