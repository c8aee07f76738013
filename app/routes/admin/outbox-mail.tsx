import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readOutboxMail } from '#platform/mail-outbox.server.ts'
import { services } from '#platform/services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/outbox-mail.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { LinkedText } from './linked-text.tsx'
import { MailFrame } from './mail-frame.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Written mail', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const { outbox } = context.get(services)
  const mail = outbox === null ? null : await readOutboxMail(outbox, params.name)
  if (!mail) throw data(null, 404)
  const { to, subject, text, html, date } = mail
  return { to, subject, text, html, when: instantLabel(date, signedIn(context).timeZone), date: date.toISOString() }
}

export default function OutboxMailPage({ loaderData: { to, subject, text, html, when, date } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title={subject} eyebrow={<TextLink to="/admin/outbox">Outbox</TextLink>} />
      <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 border-y border-line py-3 text-sm">
        <dt className="text-faint">To</dt>
        <dd className="break-all">{to}</dd>
        <dt className="text-faint">Written</dt>
        <dd>
          <time dateTime={date}>{when}</time>
        </dd>
      </dl>
      {html && <MailFrame html={html} title={`The mail as its reader sees it: ${subject}`} />}
      <h2 className="title mt-8 mb-2">As plain text</h2>
      <LinkedText text={text} />
    </>
  )
}
