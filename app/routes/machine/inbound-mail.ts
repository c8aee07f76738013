import { isFromMailServer } from '#features/inbox/inbound/mail-server.server.ts'
import { readMail } from '#features/inbox/inbound/read-mail.server.ts'
import { receiveMail } from '#features/inbox/inbound/receive-mail.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/inbound-mail.ts'
import { notPost } from './not-post.ts'

export const loader = notPost

/** Takes a mail as it travels, from the operator’s mail server, which shows the secret of the two (docs/operating.md). */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return notPost()
  const all = context.get(services)
  if (!all.inbound) return Response.json({ error: 'No address for answers is set up here.' }, { status: 404 })
  if (!isFromMailServer(all, request)) {
    return Response.json({ error: 'The secret is wrong.' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })
  }
  const mail = await readMail(new Uint8Array(await request.arrayBuffer()))
  if (!mail) return Response.json({ error: 'This is no mail with a sender.' }, { status: 400 })
  return Response.json({ filed: await receiveMail(all, mail) })
}
