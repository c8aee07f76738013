import { redirectDocument, type MiddlewareFunction } from 'react-router'

import { findRedirect } from '#features/site/redirects/find-redirect.server.ts'
import { countHit } from '#features/site/redirects/redirect-hits.server.ts'
import { redirectLocation } from '#features/site/redirects/redirect-path.ts'
import { addressOf } from '#routes/addresses.ts'
import { logFailure } from '#routes/failures.server.ts'
import { isRedirectable } from '#routes/redirectable.ts'
import { servicesContext } from '#services.server.ts'

/** Leads on whoever looks for a page that is not there, where the owner has said where to. A page always comes first. */
export const redirectMissing: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const response = await next()
  const isLook = request.method === 'GET' || request.method === 'HEAD'
  if (response.status !== 404 || !isLook || !isRedirectable(addressOf(pattern))) return response
  const services = context.get(servicesContext)
  const found = await findRedirect(services, url.pathname).catch(logFailure(context, 'Redirects could not be read.'))
  if (!found) return response
  countHit(services, found.id)
  return redirectDocument(redirectLocation(found.to, searchOf(request, url)), 301)
}

/** The query as it came: what React Router’s own fetches add is taken out of `url`, where it is written anew. */
function searchOf(request: Request, url: URL): string {
  return new URL(request.url).pathname.endsWith('.data') ? url.search : new URL(request.url).search
}
