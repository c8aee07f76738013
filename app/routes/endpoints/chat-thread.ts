import { findThread } from '#features/chat/conversation/threads.server.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/chat-thread.ts'

/** The conversation of this browser, for the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { clientNetwork } = context.get(requestInfo)
  const visit = visitOf(services, { request, network: clientNetwork, viewer: context.get(viewer) })
  return Response.json(await findThread(services, visit), { headers: { 'Cache-Control': 'no-store' } })
}
