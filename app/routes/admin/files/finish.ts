import { signedIn } from '#features/identity/viewer.server.ts'
import { blockOfFile } from '#features/writing/files/file-block.ts'
import { finishTextFile, folderOfUpload } from '#features/writing/files/take-file.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/finish.ts'
import { TEXT_DELETED, textAudience } from './texts.server.ts'

/** Nothing to look at: who has sent every part of a file says so here. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

const MISSING = 'Parts of this file are still missing. Choose the file again to continue.'

/** All parts have come: tells the block that plays the file, or offers it to download. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const folder = await folderOfUpload(services, params.id)
  if (folder === null || (await textAudience(services, folder)) === null)
    return Response.json({ problem: TEXT_DELETED }, { status: 404 })
  const finished = await finishTextFile(services, signedIn(context), params.id)
  if (finished.ok) return Response.json({ block: blockOfFile(finished.file) })
  if ('problem' in finished) return Response.json({ problem: finished.problem }, { status: 400 })
  if (finished.reason === 'gone') return Response.json({ problem: TEXT_DELETED }, { status: 404 })
  return Response.json({ problem: MISSING }, { status: 409 })
}
