import { runEvents } from '#features/automation/runs/run-events.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { withinShare } from '#platform/stream-share.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/run-events.ts'

/** Progress of the generator’s runs, as it happens. */
export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const mayRead = async () => (await findViewer(services, request)).viewer?.isAdmin ?? false
  const { clientNetwork: network } = context.get(requestInfo)
  const { signal } = request
  return withinShare(services.streams.team, { network, signal }, () => runEvents(services, { mayRead, signal }))
}
