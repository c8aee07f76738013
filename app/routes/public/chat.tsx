import { data, redirect } from 'react-router'

import { chatLabels, chatSpec } from '#content/chat/words.ts'
import { answerMessage } from '#features/chat/conversation/answer-message.server.ts'
import { ChatForm, PersonForm } from '#features/chat/conversation/chat-call.ts'
import { talkToPerson } from '#features/chat/conversation/talk-to-person.server.ts'
import type { Thread } from '#features/chat/conversation/thread.ts'
import { findThread } from '#features/chat/conversation/threads.server.ts'
import { tooManySentence } from '#features/chat/conversation/too-many.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import { ChatThread } from '#features/chat/widget/chat-thread.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import type { AreaHandle } from '#routes/area.ts'
import { logFailure } from '#routes/failures.server.ts'
import { answerHeaders } from '#routes/guard/answer-headers.server.ts'
import { toasts } from '#routes/guard/toasts.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import type { FormReport } from '#ui/form-report.ts'

import type { Route } from './+types/chat.ts'

import chatCss from '#features/chat/widget/chat.css?url'

/** The newest thing that was said. */
const NEWEST = '/chat#newest'

/** A page of one browser’s own. */
export const handle: AreaHandle = { area: 'site', shared: false }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: chatCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Assistant', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const thread = await findThread(services, visitOf(services, visitArgs(request, context))).catch(
    logFailure(context, 'A conversation could not be read.'),
  )
  return data({ thread: thread ?? nothingSaid, back: backTo(request) }, thread ? 200 : 503)
}

/** In place of a conversation that cannot be read. */
const nothingSaid: Thread = { sessionId: null, entries: [], knowsEmail: false, personAsked: false }

interface Outcome {
  readonly report: FormReport
  /** In place of the one that is kept. */
  readonly thread?: Thread
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const answer = answerOf({ person: askForPerson, say }, fields['intent'], 'say')
  const visit = visitOf(services, visitArgs(request, context))
  if (visit.setCookie) context.get(answerHeaders).append('Set-Cookie', visit.setCookie)
  return answer({ services, context, fields, visit })
}

interface Sent {
  readonly services: Services
  readonly context: Route.ActionArgs['context']
  readonly fields: Record<string, string>
  readonly visit: ReturnType<typeof visitOf>
}

async function askForPerson({ services, fields, visit }: Sent) {
  const refused = (sentence: string, init: ResponseInit = { status: 400 }) =>
    data<Outcome>({ report: reportOf(fields, { personEmail: sentence }) }, init)
  const form = parseFields({ email: beginningTyped(fields, 'personEmail') }, PersonForm)
  if (!form.ok) return refused(form.report.errors['email']!)
  const asked = await talkToPerson(services, visit, form.value.email)
  if (asked.ok) return redirect(NEWEST, 303)
  if (asked.reason === 'no-address') return refused('Email is required')
  const { retryAfterSeconds } = asked
  return refused(tooManySentence(retryAfterSeconds), { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } })
}

async function say({ services, context, fields, visit }: Sent) {
  const refuse = (status: number, text: string, headers: HeadersInit = {}) => {
    context.set(toasts, [{ ...chatSpec.failed, text, kind: 'error' }])
    return data<Outcome>({ report: reportOf(fields, {}) }, { status, headers })
  }
  const form = parseFields(fields, ChatForm)
  if (!form.ok) return data<Outcome>({ report: form.report }, 400)
  const answered = await answerMessage(services, visit, { text: form.value.message, email: form.value.email }).catch(
    logFailure(context, 'A message to the assistant could not be answered.'),
  )
  if (!answered) return refuse(502, chatSpec.failed.text)
  if (!answered.ok) {
    const { retryAfterSeconds } = answered
    return refuse(429, tooManySentence(retryAfterSeconds), { 'Retry-After': String(retryAfterSeconds) })
  }
  // What was not kept is shown at once.
  if (!answered.isKept) {
    const thread = withUnkept(await findThread(services, visit), { text: form.value.message, answer: answered.message })
    return data<Outcome>({ report: reportOf({}, {}), thread })
  }
  return answered.intent === 'ready_to_buy' ? redirectWithToast(NEWEST, chatSpec.lead) : redirect(NEWEST, 303)
}

function withUnkept(thread: Thread, { text, answer }: { text: string; answer: string }): Thread {
  return {
    ...thread,
    entries: [
      ...thread.entries,
      { id: 'asked', from: 'visitor', text, intent: null, isKept: false },
      { id: 'answered', from: 'assistant', text: answer, intent: 'emergency', isKept: false },
    ],
  }
}

function visitArgs(request: Request, context: Route.LoaderArgs['context']) {
  return { request, network: context.get(requestInfo).clientNetwork, viewer: context.get(viewer) }
}

/** The page from which somebody came here. */
function backTo(request: Request): string {
  const { origin } = new URL(request.url)
  const from = URL.parse(request.headers.get('Referer') ?? '')
  return from && from.origin === origin && from.pathname !== '/chat' ? from.pathname : '/'
}

export default function ChatPage({ loaderData: { thread, back }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap chat-page pb-section">
      <div className="flex items-start justify-between gap-6 pt-10">
        <h1 className="text-3xl">{useNamed(chatSpec.title)}</h1>
        <ButtonLink to={back} kind="secondary" size="small">
          {chatSpec.close}
        </ButtonLink>
      </div>
      <p className="lead mt-3">{chatLabels.lead}</p>
      <ChatThread thread={actionData?.thread ?? thread} report={actionData?.report} />
    </div>
  )
}
