import { redirect } from 'react-router'

import { findShareBrand } from '#features/site/brand/share-brand.server.ts'
import { findPage } from '#features/site/core/find-page.server.ts'
import type { ListedPage } from '#features/site/core/ports.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { cropSharePicture } from '#features/site/share/crop-share-picture.server.ts'
import { PictureShelf, type ShelvedPicture } from '#features/site/share/picture-shelf.server.ts'
import { pageOfShare, sharePath } from '#features/site/share/share-path.ts'
import { drawSharePicture } from '#features/site/share/share-picture.server.ts'
import { servicesContext, type Services } from '#services.server.ts'

import type { Route } from './+types/share-picture.ts'
import { shareArt } from './share-art.ts'

const shelf = new PictureShelf()

/**
 * The picture of a page: the one that was uploaded for it, or one that is drawn. The words of a drawn one are the page’s own, never the
 * address’s; an unknown page has the home page’s, as a 404.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const asked = pageOfShare(params['*'])
  const known = asked && (await findPage(services, asked.page))
  if (known && asked.kind === 'uploaded') {
    const picture = await uploadedPicture(services, known)
    return picture ? answer(request, picture, 'image/jpeg') : redirect(sharePath(asked.page), 302)
  }
  const picture = await drawnPicture(services, known ?? (await findPage(services, '/')))
  if (!known) return new Response(picture.bytes, { status: 404, headers: { 'Content-Type': 'image/png' } })
  return answer(request, picture, 'image/png')
}

/** Null where nothing was uploaded for the page, or its file is gone. */
async function uploadedPicture({ files }: Services, { upload }: ListedPage): Promise<ShelvedPicture | null> {
  if (!upload) return null
  // The file is read by whoever asks first: what was cut of it is on the shelf then.
  const cut = async () => {
    const file = await files.get(upload.key)
    if (!file) throw new FileGone()
    return cropSharePicture(file.body, upload.focus)
  }
  return shelf.find(JSON.stringify(upload), cut).catch((error: unknown) => {
    if (error instanceof FileGone) return null
    throw error
  })
}

class FileGone extends Error {}

async function drawnPicture(services: Services, page: ListedPage | null): Promise<ShelvedPicture> {
  const { house } = await findSiteSettings(services)
  const words = { title: page?.title ?? house.name, siteName: house.name }
  const { colour, icon, logo } = house
  const draw = async () => drawSharePicture(words, shareArt(page?.picture, await findShareBrand(services, house)))
  return shelf.find(JSON.stringify([words, page?.picture, colour, icon, logo]), draw)
}

function answer(request: Request, { bytes, tag }: ShelvedPicture, type: string): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=86400', ETag: tag }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  return new Response(bytes, { headers })
}
