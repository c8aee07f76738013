import type { MiddlewareFunction } from 'react-router'

import { viewer, viewerOfAnswer } from '#features/identity/viewer.server.ts'
import { settleMove } from '#features/outside-services/address/move-site.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** Lets the new address of the site hold, once somebody who runs it has signed in there. Costs nothing while no move waits. */
export const settleAddress: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const services = context.get(servicesContext)
  const response = await next()
  const pending = services.address.pending()
  if (pending === null) return response
  const { origin } = new URL(request.url)
  if (pending.origin !== origin) return response
  const settled = async () => {
    const person = (await viewerOfAnswer(services, response.headers)) ?? context.get(viewer)
    if (person?.isAdmin && (await settleMove(services, person, origin))) await services.address.reload()
  }
  await settled().catch(logFailure(context, 'The move of the site could not be settled.'))
  return response
}
