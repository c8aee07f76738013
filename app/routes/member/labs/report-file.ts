import { localDay } from '#base/dates/local-day.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { openReportFile } from '#features/health/labs/files/lab-files.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/report-file.ts'

/**
 * The PDF that a member’s own report was read from, to keep and never to show inside of a page: nothing in it is run in the name of this
 * site. Foreign reports, missing ones and those without a file answer alike.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const file = await openReportFile(services, member.userId, params.report)
  if (!file) return new Response('There is no such file.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  recordSelfAccess(services, {
    userId: member.userId,
    what: 'labs',
    day: localDay(services.clock.now(), member.timeZone ?? 'UTC'),
  })
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="lab-report-${file.collectedOn}.pdf"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  return new Response(new Uint8Array(file.body), { headers })
}
