import { plateAt } from '#ui/plate-address.ts'
import { plateFile } from '#ui/plate-file.ts'

import type { Route } from './+types/plate.ts'

/** Its address says everything about a plate, the edition included, so who has it needs never ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The generated pictures of the pages. */
export function loader({ params }: Route.LoaderArgs) {
  const request = plateAt(params['*'])
  if (!request) return new Response('There is no such picture.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(plateFile(request), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_GOOD } })
}
