import { keepPagePicture } from '#features/pages/editing/pictures.server.ts'
import { pictureAddress } from '#features/writing/text-pictures.server.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { pictureProblems } from '#platform/picture.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/pictures.ts'

/** Nothing to look at: pictures are sent here and stand under /media. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Keeps a picture for a page and tells its files, or why it has none. */
export async function action({ request, context }: Route.ActionArgs) {
  const { files } = await readFormWithFiles(request)
  const file = files['picture']
  if (!file) return Response.json({ problem: 'No picture was received. Please try again.' }, { status: 400 })
  const stored = await keepPagePicture(context.get(servicesContext), await file.bytes())
  if (!stored.ok) return Response.json({ problem: pictureProblems[stored.reason] }, { status: 400 })
  return Response.json({ address: pictureAddress(stored.picture), picture: stored.picture })
}
