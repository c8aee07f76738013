import { icoOf } from '#features/site/brand/ico-file.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/unnamed-icon.ts'
import { findSiteIcon } from './site-icon.server.ts'

/** The icons for which browsers ask without having been told of them: what they get is the icon of the site as it is now. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const isIco = new URL(request.url).pathname === '/favicon.ico'
  const { house } = await findSiteSettings(services)
  const { bytes, tag } = await findSiteIcon(services, house, isIco ? '32' : '180')
  const headers = {
    'Content-Type': isIco ? 'image/x-icon' : 'image/png',
    'Cache-Control': 'public, max-age=300',
    ETag: tag,
  }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(isIco ? icoOf(bytes, 32) : bytes, { headers })
}
