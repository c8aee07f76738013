import { useEffect, useRef } from 'react'
import { data, useLocation } from 'react-router'

import { ContactForm } from '#features/inbox/contact-form.tsx'
import { receiveContactMessage, type Received } from '#features/inbox/contact.server.ts'
import { ContactMessage, contactWords, formSigns, tooManyMessages } from '#features/inbox/contact.ts'
import { useOpenFor } from '#features/inbox/use-open-for.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { toasts } from '#routes/guard.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { showToast } from '#ui/toast-store.ts'

import type { Route } from './+types/contact.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, ContactMessage)
  const refuse = (status: number, toast: Toast, report = reportOf(fields, {}), headers: HeadersInit = {}) => {
    context.set(toasts, [toast])
    return data({ report, toast }, { status, headers })
  }
  if (!form.ok) return refuse(400, { ...contactWords.refused, kind: 'error' }, form.report)
  const all = context.get(services)
  const { clientNetwork } = context.get(requestInfo)
  const received = await receiveContactMessage(all, form.value, { clientNetwork, signs: formSigns(fields) }).catch(
    (error: unknown): Received | null => {
      all.log.error({ err: error }, 'A contact message could not be kept.')
      return null
    },
  )
  if (!received) return refuse(503, { ...contactWords.failed, kind: 'error' })
  if (received.ok) return redirectWithToast('/contact', contactWords.received)
  const { retryAfterSeconds } = received
  const toast: Toast = { title: contactWords.failed.title, text: tooManyMessages(retryAfterSeconds), kind: 'error' }
  return refuse(429, toast, undefined, { 'Retry-After': String(retryAfterSeconds) })
}

export default function ContactPage({ actionData }: Route.ComponentProps) {
  const { key } = useLocation()
  useLaterToast(actionData?.toast)
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <PageHeading className="lg:grid-cols-1" title="Contact us" />
        <p className="lead mb-8">A question about the courses, the coaching or your membership? Write to us.</p>
        <ContactForm key={actionData ? 'refused' : key} report={actionData?.report} openFor={useOpenFor()} />
      </div>
      <aside className="self-start border-t border-ink pt-4 text-sm text-soft lg:mt-14">
        <h2 className="title mb-2 text-ink">Before you write</h2>
        <p>
          Your message is kept in our inbox and read by a person. We use your address to answer you and for nothing else. Please
          leave out health details that you would not put in a letter.
        </p>
        <p className="mt-3">We are coaches, not doctors: in an emergency, call your local emergency number.</p>
      </aside>
    </div>
  )
}

/** The toast of an answer that came while the page was open; that of a whole page stands in its HTML. */
function useLaterToast(toast: Toast | undefined): void {
  const seen = useRef(toast)
  useEffect(() => {
    if (toast && toast !== seen.current) showToast(toast)
    seen.current = toast
  }, [toast])
}
