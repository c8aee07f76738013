import { data } from 'react-router'

import { countClick } from '#features/shop/affiliate/count-click.server.ts'
import { findTarget } from '#features/shop/affiliate/targets.server.ts'
import { isPersonsVisit } from '#features/shop/affiliate/visit.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/go.ts'

export { default, meta } from '#routes/public/not-found.tsx'

/** Leads out of the shop, to stored addresses alone; anything else is a page that is not there. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const target = await findTarget(services, params.target)
  if (!target) return data(null, 404)
  // Nobody waits for the counting.
  if (isPersonsVisit(request)) void countClick(services, target, request.headers.get('Referer'))
  throw new Response(null, {
    status: 302,
    headers: {
      Location: target.address,
      'Cache-Control': 'no-store',
      // The shop that is led to learns where its visitor came from, and not what they read.
      'Referrer-Policy': 'strict-origin',
      'X-Robots-Tag': 'noindex',
    },
  })
}
