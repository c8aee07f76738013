import { beginImport } from '#features/health/imports/upload.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { readSize } from '#platform/file-parts.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/uploads.ts'

/** Nothing to look at: the page of imports says here what it is going to send. */
export function loader() {
  return new Response('There is nothing here.\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
}

/** Begins to take a file, or tells which parts of the same one are there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  // A file of before 1970 counts as one of then.
  const [bytes, changedAt] = [readSize(fields['bytes'] ?? ''), readSize((fields['changedAt'] ?? '').replace(/^-\d+$/, '0'))]
  if (bytes === null || changedAt === null || changedAt > 8.64e15 || !fields['name'])
    return Response.json({ problem: 'This is no description of a file.' }, { status: 400 })
  const begun = await beginImport(context.get(servicesContext), signedIn(context), { name: fields['name'], bytes, changedAt })
  if (!begun.ok) return Response.json({ problem: begun.problem }, { status: 400 })
  return Response.json({ id: begun.id, partBytes: begun.partBytes, parts: begun.parts })
}
