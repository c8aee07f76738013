import { openPostExport } from '#features/blog/tools/chores.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/export-file.ts'

/** The last export of all posts. */
export async function loader({ context }: Route.LoaderArgs) {
  const file = await openPostExport(context.get(servicesContext))
  if (!file) return new Response('There is no export.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="posts-${file.madeOn}.zip"`,
    'Cache-Control': 'private, no-store',
  }
  return new Response(new Uint8Array(file.body), { headers })
}
