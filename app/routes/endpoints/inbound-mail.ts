import { isFromMailServer } from '#features/inbox/inbound/mail-server.server.ts'
import { readIncoming, receiveMail } from '#features/inbox/inbound/receive-mail.server.ts'
import type { ReadingProblem } from '#platform/reading-threads.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/inbound-mail.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** Takes a mail as it travels, from the operator’s mail server, which shows the secret of the two (docs/operating.md). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const services = context.get(servicesContext)
  if (!services.inbound) return Response.json({ error: 'No address for answers is set up here.' }, { status: 404 })
  if (!isFromMailServer(services, request)) {
    services.outside.noteUse('inbound', 'Whoever brought a mail showed another secret than the one that is set here.')
    return Response.json({ error: 'The secret is wrong.' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const read = await readIncoming(services, new Uint8Array(await request.arrayBuffer()))
  if (!read.ok && isTooMuch(read.problem)) {
    return Response.json({ error: 'This mail is too complicated to be read here.' }, { status: 400 })
  }
  if (!read.ok) {
    const headers = { 'Retry-After': '60' }
    return Response.json({ error: 'Many mails are being read just now: please send it again later.' }, { status: 503, headers })
  }
  const mail = read.value
  if (!mail) return Response.json({ error: 'This is no mail with a sender.' }, { status: 400 })
  services.outside.noteUse('inbound', null)
  return Response.json({ filed: await receiveMail(services, mail) })
}

function isTooMuch(problem: ReadingProblem): boolean {
  return problem === 'too slow' || problem === 'too hungry'
}
