import { listPublicKeys } from '#features/identity/tokens/signing-keys.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/jwks.ts'

/** Five minutes, in which whoever verifies our JWTs need not ask again; a new key clears the page cache. */
const FIVE_MINUTES = 'public, max-age=300, s-maxage=300'

/** The public keys with which others verify our JWTs (RFC 7517). */
export async function loader({ context }: Route.LoaderArgs) {
  const keys = await listPublicKeys(context.get(servicesContext))
  return Response.json({ keys }, { headers: { 'Cache-Control': FIVE_MINUTES } })
}
