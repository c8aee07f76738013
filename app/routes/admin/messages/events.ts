import { findViewer } from '#features/identity/viewer.server.ts'
import { inboxEvents } from '#features/inbox/live/inbox-events.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/events.ts'

/** Changes of the inbox, as they happen. */
export function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const mayRead = async () => (await findViewer(all, request)).viewer?.isAdmin ?? false
  return inboxEvents(all, { mayRead, signal: request.signal })
}
