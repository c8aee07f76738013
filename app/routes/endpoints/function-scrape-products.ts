import { SupplierCall } from '#features/shop/refreshing/scrape-call.ts'
import { requestSupplierCall } from '#features/shop/refreshing/supplier-call.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-scrape-products.ts'
import { administrator, calledWith, fail } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** Has the products of a supplier read, and answers at once with the reading’s id. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const person = await administrator({ request, context }, fail)
  if (person instanceof Response) return person
  const body = await calledWith(request)
  if (!body) return fail(400, 'The body must be a JSON object.')
  const form = parseCall(body, SupplierCall)
  if (!form.ok) {
    const { errors } = form.report
    return fail(400, Object.values(errors)[0]!, { errors })
  }
  const requested = await requestSupplierCall(context.get(servicesContext), person, form.value)
  if (!requested.ok) return fail(400, requested.reason, { errors: { targetUrl: requested.reason } })
  return Response.json({ runId: requested.runId }, { status: 202 })
}
