import { threadEvents } from '#features/chat/conversation/threads.server.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { withinShare } from '#platform/stream-share.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/chat-events.ts'

/** Says when something was said in the conversation of this browser. */
export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { clientNetwork: network } = context.get(requestInfo)
  const { signal } = request
  const visit = visitOf(services, { request, network, viewer: context.get(viewer) })
  return withinShare(services.streams.visitors, { network, signal }, () => threadEvents(services, visit, signal))
}
