import { findViewer } from '#features/identity/viewer.server.ts'
import { refreshEvents } from '#features/shop/refreshing/refresh-events.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/refresh-events.ts'

/** Progress of readings of shops, as it happens. */
export function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const mayRead = async () => (await findViewer(all, request)).viewer?.isAdmin ?? false
  return refreshEvents(all, { mayRead, signal: request.signal })
}
