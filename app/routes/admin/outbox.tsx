import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { SEND_FORM, SendForm, SendStep } from '#features/identity/waiting-mails/send-waiting.tsx'
import { boxOfMail, maySend, standingWords, tickedMails } from '#features/identity/waiting-mails/waiting-mail.ts'
import { listWaitingMails, sendWaitingMails, type WaitingMail } from '#features/identity/waiting-mails/waiting-mails.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { countOutbox } from '#platform/mail-outbox.server.ts'
import { services } from '#platform/services.server.ts'
import { SURE } from '#ui/ask-or-step.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/outbox.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'

const HERE = '/admin/outbox'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Outbox', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { timeZone } = signedIn(context)
  const [list, written] = await Promise.all([listWaitingMails(all), all.outbox === null ? 0 : countOutbox(all.outbox)])
  // Of several that say the same, the newest says it.
  const isNewest = ({ to, subject }: WaitingMail, at: number) =>
    list.findIndex((other) => other.to === to && other.subject === subject) === at
  const mails = list.map((mail, at) => {
    const { date, standing } = mail
    const isTicked = standing === 'holds' && isNewest(mail, at)
    return { ...mail, isTicked, when: instantLabel(date, timeZone), date: date.toISOString() }
  })
  return { sends: all.sendsMail, mails, written }
}

/** Sends the ticked mails. Whoever was not asked yet is, in a step of its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const fields = await readForm(request)
  const ticked = tickedMails(fields)
  if (ticked.length === 0) return data({ asked: null, refusal: 'Tick the mails first.' }, 400)
  if (fields[SURE] !== 'yes') return data({ asked: ticked, refusal: null })
  const done = await sendWaitingMails(all, signedIn(context), ticked)
  if (!done) return data({ asked: null, refusal: 'No mail server is set up: nothing was sent.' }, 409)
  const { sent, leftOut } = done
  const text =
    (sent > 0 ? 'They leave this list as the mail server takes them.' : '') +
    (leftOut > 0 ? ` ${leftOut === 1 ? 'One was' : `${leftOut} were`} left out: see why beside each.` : '')
  return redirectWithToast(HERE, {
    title: sent === 1 ? 'One mail is on its way' : `${sent} mails are on their way`,
    ...(text && { text: text.trim() }),
  })
}

export default function OutboxPage({ loaderData: { sends, mails, written }, actionData }: Route.ComponentProps) {
  const mayGo = sends && mails.some(({ standing }) => maySend(standing))
  return (
    <>
      <AdminHeading title="Outbox">
        {sends
          ? mails.length > 0
            ? 'A mail server is set up, and mails go out. Those below were written before and reached nobody: send those that still hold.'
            : 'A mail server is set up: mails go out and none is kept here.'
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
      {actionData?.asked && <SendStep names={actionData.asked} />}
      {mails.length > 0 && (
        <ul className="border-t border-ink">
          {mails.map(({ name, to, subject, when, date, standing, isTicked }) => (
            <li key={name} className="flex items-start gap-x-3 border-b border-line">
              {mayGo && (
                <span className="check shrink-0">
                  <label>
                    <input
                      type="checkbox"
                      form={SEND_FORM}
                      name={boxOfMail(name)}
                      aria-label={`Send “${subject}” to ${to}`}
                      defaultChecked={isTicked}
                      disabled={!maySend(standing)}
                    />
                  </label>
                </span>
              )}
              <Link
                to={`/admin/outbox/${name}`}
                className="block min-w-0 flex-1 py-3 text-sm no-underline hover:bg-sunken sm:px-2"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-strong">{subject}</span>
                  <time dateTime={date} className="cap">
                    {when}
                  </time>
                </span>
                <span className="mt-1 block break-all text-soft">To {to}</span>
                {sends && standingWords[standing] && <span className="cap mt-1 block">{standingWords[standing]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {mayGo && <SendForm refusal={actionData?.refusal ?? null} />}
      {written > mails.length && <p className="cap num mt-4">{`The newest ${mails.length} of ${written} are shown.`}</p>}
    </>
  )
}
