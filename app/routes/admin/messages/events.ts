import { findViewer } from '#features/identity/viewer.server.ts'
import { inboxEvents } from '#features/inbox/live/inbox-events.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { withinShare } from '#platform/stream-share.server.ts'

import type { Route } from './+types/events.ts'

/** Changes of the inbox, as they happen. */
export function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const mayRead = async () => (await findViewer(all, request)).viewer?.isAdmin ?? false
  const { clientNetwork: network } = context.get(requestInfo)
  const { signal } = request
  return withinShare(all.streams.team, { network, signal }, () => inboxEvents(all, { mayRead, signal }))
}
