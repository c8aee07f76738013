import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { countOutbox, listOutbox } from '#platform/mail-outbox.server.ts'
import { services } from '#platform/services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/outbox.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Outbox', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { outbox } = context.get(services)
  if (outbox === null) return { sends: true, mails: [], written: 0 }
  const { timeZone } = signedIn(context)
  const [list, written] = await Promise.all([listOutbox(outbox), countOutbox(outbox)])
  const mails = list.map(({ date, ...mail }) => ({ ...mail, when: instantLabel(date, timeZone), date: date.toISOString() }))
  return { sends: false, mails, written }
}

export default function OutboxPage({ loaderData: { sends, mails, written } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="Outbox">
        {sends
          ? 'A mail server is set up: mails go out and none is kept here.'
          : 'No mail server is set up, so every mail is written here and reaches nobody. Set SMTP_URL to send them; what is written here stays.'}
      </AdminHeading>
      {mails.length === 0 && (
        <EmptyState
          title="No mails here"
          level={2}
          action={<TextLink to="/admin/settings/services">See what sends mail</TextLink>}
        >
          {sends
            ? 'Nothing is written while a mail server is in use.'
            : 'The first confirmation, reset or notice appears here at once.'}
        </EmptyState>
      )}
      {mails.length > 0 && (
        <ul className="border-t border-ink">
          {mails.map(({ name, to, subject, when, date }) => (
            <li key={name} className="border-b border-line">
              <Link to={`/admin/outbox/${name}`} className="block py-3 text-sm no-underline hover:bg-sunken sm:px-2">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-strong">{subject}</span>
                  <time dateTime={date} className="cap">
                    {when}
                  </time>
                </span>
                <span className="mt-1 block break-all text-soft">To {to}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {written > mails.length && <p className="cap num mt-4">{`The newest ${mails.length} of ${written} are shown.`}</p>}
    </>
  )
}
