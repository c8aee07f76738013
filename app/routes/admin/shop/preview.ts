import { WAITING_GIF } from '#features/shop/managing/pictures/picture-words.ts'
import { previewPicture } from '#features/shop/managing/pictures/supplier-pictures.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/preview.ts'

/** A small copy of a picture that somebody is to choose; the browser keeps it for the day. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const picture = /^\d{1,2}$/.test(params.choice)
    ? await previewPicture(context.get(servicesContext), params.of, Number(params.choice))
    : null
  if (picture === 'later') {
    const waiting = { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store' }
    return new Response(Buffer.from(WAITING_GIF, 'base64'), { headers: waiting })
  }
  if (!picture) return new Response('There is no such picture.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=86400' }
  return new Response(new Uint8Array(picture), { headers })
}
