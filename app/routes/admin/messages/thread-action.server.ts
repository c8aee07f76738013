import { data, redirect, type RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { changeItems } from '#features/inbox/items/change-items.server.ts'
import { intentOf, doneToast, type Intent } from '#features/inbox/items/inbox-intent.ts'
import { seenDangerIn } from '#features/inbox/read-first/seen-danger.ts'
import { findItem } from '#features/inbox/thread/find-thread.server.ts'
import { ChatReply, Note, Reply } from '#features/inbox/thread/reply.ts'
import { answerItem, mailAgain, noteOn } from '#features/inbox/thread/write.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'

interface Sent {
  readonly context: Readonly<RouterContextProvider>
  readonly id: string
  readonly fields: Record<string, string>
}

/** Does what a form of the thread’s page asks: what is not of the thread alone is done to its item. */
export function answerForm(sent: Sent) {
  const intent = intentOf(sent.fields['intent'])
  if (intent) return change(sent, intent)
  return answerOf({ answer, note, 'mail-again': again }, sent.fields['intent'])(sent)
}

const ways = {
  mail: 'It is on its way by mail.',
  chat: 'It is in the chat.',
  both: 'It is in the chat and goes by mail.',
}
const waysWithoutServer = {
  mail: 'No mail server is set up: it waits in the outbox.',
  chat: ways.chat,
  both: 'It is in the chat. The mail waits in the outbox: no mail server is set up.',
}

async function answer({ context, id, fields }: Sent) {
  const services = context.get(servicesContext)
  const me = signedIn(context)
  const item = await findItem(services, id)
  if (!item) throw data(null, 404)
  const form = parseFields(fields, item.email ? Reply : ChatReply)
  if (!form.ok) return data({ for: 'answer' as const, report: form.report, since: null }, 400)
  const answered = await answerItem(services, me, id, {
    ...form.value,
    seen: fields['seen'] || null,
    seenDanger: seenDangerIn(fields),
  })
  if (!answered) throw data(null, 404)
  if (answered.ok)
    return redirectWithToast(`/admin/messages/${id}`, {
      title: 'Answered',
      text: (services.sendsMail ? ways : waysWithoutServer)[answered.way],
    })
  if (answered.reason === 'no-way') {
    const text = 'Nobody knows where to send this: they gave no address, and the conversation is not there.'
    return data({ for: 'answer' as const, report: reportOf(fields, { text }), since: null }, 400)
  }
  const { by, at, entryId } = answered
  const text = `${by} answered at ${instantLabel(at, me.timeZone)}, while you were writing. Read it above; send again if yours is still needed.`
  return data({ for: 'answer' as const, report: reportOf(fields, { text }), since: entryId }, 409)
}

async function note({ context, id, fields }: Sent) {
  const form = parseFields(fields, Note)
  if (!form.ok) return data({ for: 'note' as const, report: form.report, since: null }, 400)
  if (!(await noteOn(context.get(servicesContext), signedIn(context), id, form.value.text))) throw data(null, 404)
  return redirectWithToast(`/admin/messages/${id}`, { title: 'Note saved' })
}

async function again({ context, id, fields }: Sent) {
  if (!(await mailAgain(context.get(servicesContext), id, fields['entry'] ?? ''))) throw data(null, 404)
  return redirectWithToast(`/admin/messages/${id}`, { title: 'The mail is tried again' })
}

async function change({ context, id, fields }: Sent, intent: Intent) {
  const changed = await changeItems(
    context.get(servicesContext),
    { userId: signedIn(context).userId, seenDanger: seenDangerIn(fields) },
    [id],
    intent,
  )
  if (!changed.ok) throw data(null, 400)
  if (changed.count === 0) throw data(null, 404)
  const leaves = intent.name === 'delete' || intent.name === 'spam' || intent.name === 'unread'
  if (intent.name === 'read') return redirect(`/admin/messages/${id}`, 303)
  return redirectWithToast(leaves ? '/admin/messages' : `/admin/messages/${id}`, doneToast(intent, changed))
}
