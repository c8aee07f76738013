import { notRetailer, retailerOf } from '#features/shop/core/retailer.ts'
import { waitForRefresh } from '#features/shop/refreshing/refresh-events.server.ts'
import { findRefresh, requestPageReading } from '#features/shop/refreshing/requests.server.ts'
import { RogueCall } from '#features/shop/refreshing/scrape-call.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { parseCall } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/function-scrape-rogue-product.ts'
import { administrator, calledWith, fail, goesOnLater } from './function-answers.server.ts'
import { notPost } from './not-post.ts'

const FAILED = 'The page could not be read.'
const RESTARTING = 'The server is restarting. Please try again in a minute.'

export const loader = notPost

/** Has a product’s page of the retailer read, waits for it, and answers with what stands there. Nothing is saved. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const person = await administrator({ request, context }, fail)
  if (person instanceof Response) return person
  const services = context.get(servicesContext)
  const body = await calledWith(request)
  if (!body) return fail(400, 'The body must be a JSON object.')
  const form = parseCall(body, RogueCall)
  const noAddress = notRetailer(retailerOf(await findShopSettings(services)))
  const requested = form.ok ? await requestPageReading(services, person, form.value.url) : null
  if (!requested?.ok) {
    const reason = requested ? requested.reason : noAddress
    return fail(400, reason, { errors: { url: reason } })
  }
  const ended = await waitForRefresh(services, requested.runId, { signal: request.signal })
  if (!ended) return goesOnLater(fail, RESTARTING)
  const found = (await findRefresh(services, ended.id))?.result?.found
  if (!found) return fail(ended.error === noAddress ? 400 : 502, ended.error ?? FAILED)
  const { name, description, price, images } = found
  return Response.json({ name, description, price, images })
}
