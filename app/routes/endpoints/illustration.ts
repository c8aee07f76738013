import { illustrationAt } from '#ui/illustration-address.ts'
import { illustrationFile } from '#ui/illustration-file.ts'

import type { Route } from './+types/illustration.ts'

/** Its address says everything about a plate, the edition included, so who has it needs never ask again. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The generated pictures of the pages. */
export function loader({ params }: Route.LoaderArgs) {
  const request = illustrationAt(params['*'])
  if (!request) return new Response('There is no such picture.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  return new Response(illustrationFile(request), { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': FOR_GOOD } })
}
