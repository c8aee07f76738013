import { findThread } from '#features/chat/conversation/threads.server.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { viewer } from '#features/identity/viewer.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/chat-thread.ts'

/** The conversation of this browser, for the panel. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { clientNetwork } = context.get(requestInfo)
  const visit = visitOf(all, { request, network: clientNetwork, viewer: context.get(viewer) })
  return Response.json(await findThread(all, visit), { headers: { 'Cache-Control': 'no-store' } })
}
