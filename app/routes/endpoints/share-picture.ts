import { findPage } from '#features/site/core/find-page.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { PictureShelf } from '#features/site/share/picture-shelf.server.ts'
import { pageOfShare } from '#features/site/share/share-path.ts'
import { drawSharePicture } from '#features/site/share/share-picture.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/share-picture.ts'
import { shareArt } from './share-art.ts'

const shelf = new PictureShelf()

/** The picture of a page. Its words are the page’s own, never the address’s; an unknown page has the home page’s, as a 404. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const path = pageOfShare(params['*'])
  const known = path === null ? null : await findPage(services, path)
  const page = known ?? (await findPage(services, '/'))
  const { house } = await findSiteSettings(services)
  const words = { title: page?.title ?? house.name, siteName: house.name }
  const { bytes, tag } = await shelf.find(JSON.stringify([words, page?.picture]), () =>
    drawSharePicture(words, shareArt(page?.picture)),
  )
  if (!known) return new Response(bytes, { status: 404, headers: { 'Content-Type': 'image/png' } })
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400', ETag: tag }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}
