import { findCaller } from '#features/identity/tokens/caller.server.ts'
import { findBearerViewer, findViewer } from '#features/identity/viewer.server.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import {
  noScope,
  noSession,
  notKnown,
  subscriptionAnswer,
  type SubscriptionAnswer,
} from '#features/membership/core/subscription.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/function-check-subscription.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** Always 200: whatever goes wrong is logged, and means "not subscribed". */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const services = context.get(servicesContext)
  const answer = await check(services, request).catch(logFailure(context, 'A subscription could not be checked.', notKnown))
  return Response.json(answer)
}

/** A token that was sent on purpose counts before the cookie that the browser adds by itself. */
async function check(services: Services, request: Request): Promise<SubscriptionAnswer> {
  const person = request.headers.has('Authorization')
    ? await findBearerViewer(services, request)
    : (await findViewer(services, request)).viewer
  if (person) return answerFor(services, person)
  const called = await findCaller(services, request)
  if (!called.ok) return called.reason === 'wait' ? notKnown : noSession
  return called.caller.scopes.includes('membership:read') ? answerFor(services, called.caller) : noScope
}

async function answerFor(services: Pick<Services, 'db' | 'clock'>, { userId }: { userId: string }): Promise<SubscriptionAnswer> {
  return subscriptionAnswer(await findMembershipState(services, userId))
}
