import { data, Form } from 'react-router'

import { findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readOutboxMail } from '#platform/mail-outbox.server.ts'
import { hasSecretLink, withoutSecrets } from '#platform/mail-secrets.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/outbox-mail.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { LinkedText } from './linked-text.tsx'
import { MailFrame } from './mail-frame.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Written mail', listed: false })

/** A link in a mail to somebody else would let its reader in as that person: it is shown to its own reader alone. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { email, timeZone } = signedIn(context)
  const { name, to, subject, text, html, date } = await findMail(context.get(servicesContext), params.name)
  const isHidden = to.toLowerCase() !== email && hasSecretLink(text)
  const shown = isHidden ? { text: withoutSecrets(text), html: withoutSecrets(html) } : { text, html }
  return { name, to, subject, isHidden, ...shown, when: instantLabel(date, timeZone), date: date.toISOString() }
}

/** Shows a mail's link after all, for passing it on where no mail goes out. The audit log keeps who did, and whose mail it was. */
export async function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId } = signedIn(context)
  const { to, subject, text } = await findMail(services, params.name)
  const reader = await findUserByEmail(services.db, to)
  await services.db.transaction((tx) =>
    services.audit.record(tx, {
      actor: { userId },
      action: 'outbox.opened',
      ...(reader && { subjectId: reader.userId }),
      details: { subject },
    }),
  )
  return data({ text })
}

async function findMail({ outbox }: Pick<Services, 'outbox'>, name: string) {
  const mail = outbox === null ? null : await readOutboxMail(outbox, name)
  if (!mail) throw data(null, 404)
  return mail
}

export default function OutboxMailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name, to, subject, text, html, when, date, isHidden } = loaderData
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
      {isHidden && !actionData && (
        <Alert className="mb-6 max-w-measure">
          <p>
            Whoever follows the link of this mail acts as its reader, so it is left out here. Show it only to pass it on; that you
            did is written into the audit log.
          </p>
          <Form method="post" action={`/admin/outbox/${name}`} className="mt-3">
            <PersonField />
            <Button kind="secondary" size="small">
              Show the link
            </Button>
          </Form>
        </Alert>
      )}
      {html && <MailFrame html={html} title={`The mail as its reader sees it: ${subject}`} />}
      <h2 className="title mt-8 mb-2">As plain text</h2>
      <LinkedText text={actionData?.text ?? text} />
    </>
  )
}
