import { corporate, corporateEnquiry } from '#content/services.ts'
import { receiveEnquiry } from '#features/inbox/contact.server.ts'
import { EnquiryForm } from '#features/inbox/enquiry-form.tsx'
import { Enquiry } from '#features/inbox/enquiry.ts'
import { useOpenFor } from '#features/inbox/use-open-for.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { ReadingPage } from '#features/site/reading-page.tsx'
import { parseFields, readForm } from '#platform/form.server.ts'

import type { Route } from './+types/corporate.ts'
import { answerMessage } from './message-answers.server.ts'
import { useLaterToast } from './use-later-toast.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args)

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, Enquiry)
  return answerMessage(context, { fields, form, path: '/corporate', receive: receiveEnquiry })
}

export default function CorporatePage({ actionData }: Route.ComponentProps) {
  useLaterToast(actionData?.toast)
  return (
    <ReadingPage reading={corporate}>
      <section className="enquiry" aria-labelledby="enquiry">
        <div>
          <h2 id="enquiry">{corporateEnquiry.title}</h2>
          <p className="lead">{corporateEnquiry.lead}</p>
          <p className="mt-4 text-sm text-soft">{corporateEnquiry.note}</p>
        </div>
        <EnquiryForm report={actionData?.report} openFor={useOpenFor()} />
      </section>
    </ReadingPage>
  )
}
