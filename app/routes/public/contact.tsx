import { HelpFirst, HelpPage } from '#features/chat/widget/help-first.tsx'
import { ContactForm } from '#features/inbox/contact-form.tsx'
import { contactWords } from '#features/inbox/contact-words.ts'
import { receiveContactMessage } from '#features/inbox/contact.server.ts'
import { ContactMessage } from '#features/inbox/contact.ts'
import { useOpenFor } from '#features/inbox/use-open-for.tsx'
import { paragraphsOf } from '#features/pages/core/paragraphs.ts'
import { contactFrame } from '#features/pages/kinds/frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { useLaterToast } from '#ui/use-later-toast.ts'

import type { Route } from './+types/contact.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { answerMessage } from './message-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, args.loaderData?.head)

export function loader(args: Route.LoaderArgs) {
  return loadFrame(args, '/contact', contactFrame)
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const form = parseFields(fields, ContactMessage)
  const written = form.ok ? form.value.message : beginningTyped(fields, 'message')
  return answerMessage({ request, context, fields, form, written, path: '/contact', receive: receiveContactMessage })
}

export default function ContactPage({ loaderData: frame, actionData }: Route.ComponentProps) {
  useLaterToast(actionData?.toast)
  const openFor = useOpenFor()
  const { title, text } = contactWords.received
  if (actionData?.help && actionData.isKept) {
    return (
      <HelpPage text={actionData.help} title={title}>
        {text}
      </HelpPage>
    )
  }
  const { texts } = frame
  return (
    <FramedPage frame={frame}>
      <div className="wrap grid gap-x-16 gap-y-10 pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        {actionData?.help && <HelpFirst text={actionData.help} />}
        <div>
          <PageHeading className="lg:grid-cols-1" title={texts.title} />
          {texts.lead && <p className="lead mb-8">{texts.lead}</p>}
          <ContactForm report={actionData?.report} openFor={openFor} />
        </div>
        <aside className="self-start border-t border-ink pt-4 text-sm text-soft lg:mt-14">
          {texts.asideTitle && <h2 className="title mb-2 text-ink">{texts.asideTitle}</h2>}
          {paragraphsOf(texts.asideText).map((paragraph, at) => (
            <p key={paragraph} className={at > 0 ? 'mt-3' : undefined}>
              {paragraph}
            </p>
          ))}
        </aside>
      </div>
    </FramedPage>
  )
}
