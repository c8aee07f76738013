import { recordStripeEvent } from '#features/membership/billing/record-stripe-event.server.ts'
import { storableJson } from '#platform/json.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/stripe-webhook.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** Without a name it could not be kept once. */
const isNamed = ({ id, type }: { readonly id: unknown; readonly type: unknown }) =>
  typeof id === 'string' && id !== '' && typeof type === 'string'

/** Takes what Stripe tells, once its signature shows that it is Stripe’s (docs/operating.md). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const services = context.get(servicesContext)
  if (!services.payments) return Response.json({ error: 'Billing is not set up here.' }, { status: 404 })
  const body = await request.text()
  const event = await services.payments.readEvent(body, request.headers.get('Stripe-Signature'))
  if (!event) {
    const requestId = context.get(requestInfo).id
    services.log.warn(
      { requestId },
      'A call of the Stripe webhook had no valid signature, or was of the other mode (test or live).',
    )
    return Response.json(
      { error: 'The signature is wrong or too old, or the event is of another mode (test or live) than the key.' },
      { status: 400 },
    )
  }
  if (!isNamed(event)) {
    services.log.warn({ requestId: context.get(requestInfo).id }, 'A signed call of the Stripe webhook named no event.')
    return Response.json({ error: 'An event needs its id and its type.' }, { status: 400 })
  }
  await recordStripeEvent(services, event, storableJson(body))
  return Response.json({ received: true })
}
