import { HelpFirst, HelpPage } from '#features/chat/widget/help-first.tsx'
import { contactWords } from '#features/inbox/contact-words.ts'
import { receiveEnquiry } from '#features/inbox/contact.server.ts'
import { EnquiryForm } from '#features/inbox/enquiry-form.tsx'
import { Enquiry, enquiryText } from '#features/inbox/enquiry.ts'
import { useOpenFor } from '#features/inbox/use-open-for.tsx'
import { corporateFrame } from '#features/pages/kinds/frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/corporate.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { answerMessage } from './message-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.head)

export function loader(args: Route.LoaderArgs) {
  return loadFrame(args, '/corporate', corporateFrame)
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, Enquiry)
  const written = form.ok ? enquiryText(form.value) : typedWords(fields)
  return answerMessage({ request, context, fields, form, written, path: '/corporate', receive: receiveEnquiry })
}

function typedWords(fields: Record<string, string>): string {
  const typed = ['organisation', 'message'].map((name) => beginningTyped(fields, name))
  return typed.filter(Boolean).join('\n\n')
}

export default function CorporatePage({ loaderData: frame, actionData }: Route.ComponentProps) {
  useLaterToast(actionData?.toast)
  const openFor = useOpenFor()
  const { texts: words } = frame
  const { title, text } = contactWords.received
  if (actionData?.help && actionData.isKept) {
    return (
      <HelpPage text={actionData.help} title={title}>
        {text}
      </HelpPage>
    )
  }
  if (actionData?.help) {
    return (
      <div className="wrap help-page">
        <HelpFirst text={actionData.help} />
        <PageHeading title={words.title} />
        <EnquiryForm report={actionData.report} openFor={openFor} />
      </div>
    )
  }
  return (
    <FramedPage frame={frame}>
      {!frame.isTitled && <h1 className="vh">{frame.head.title}</h1>}
      <div className="wrap reading">
        <section className="enquiry" aria-labelledby="enquiry">
          <div>
            <h2 id="enquiry">{words.title}</h2>
            <p className="lead">{words.lead}</p>
            <p className="mt-4 text-sm text-soft">{words.note}</p>
          </div>
          <EnquiryForm report={actionData?.report} openFor={openFor} />
        </section>
      </div>
    </FramedPage>
  )
}
