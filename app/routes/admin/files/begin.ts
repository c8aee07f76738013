import { beginTextFile } from '#features/writing/files/take-file.server.ts'
import { readSize } from '#platform/file-parts.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/begin.ts'
import { TEXT_DELETED, textAudience } from './texts.server.ts'

/** Nothing to look at: the editor of a text says here what it is going to send. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Begins the upload of a file for the blocks of a text, or tells which parts of the same file are there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  // A file of before 1970 counts as one of then.
  const [bytes, changedAt] = [readSize(fields['bytes'] ?? ''), readSize((fields['changedAt'] ?? '').replace(/^-\d+$/, '0'))]
  if (bytes === null || changedAt === null || changedAt > 8.64e15 || !fields['name'])
    return Response.json({ problem: 'This is no description of a file.' }, { status: 400 })
  const folder = fields['text'] ?? ''
  if ((await textAudience(services, folder)) === null) return Response.json({ problem: TEXT_DELETED }, { status: 404 })
  const begun = await beginTextFile(services, folder, { name: fields['name'], bytes, changedAt })
  if (!begun.ok) return Response.json({ problem: begun.problem }, { status: 400 })
  return Response.json({ id: begun.id, partBytes: begun.partBytes, parts: begun.parts })
}
