import { data } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { MailList } from '#features/identity/waiting-mails/mail-list.tsx'
import { SendForm, SendStep, TICK } from '#features/identity/waiting-mails/send-waiting.tsx'
import { maySend, tickedMails } from '#features/identity/waiting-mails/waiting-mail.ts'
import { listWaitingMails, sendWaitingMails, type WaitingMail } from '#features/identity/waiting-mails/waiting-mails.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { countOutbox, MAX_MAILS } from '#platform/mail-outbox.server.ts'
import { servicesContext } from '#services.server.ts'
import { SURE } from '#ui/ask-or-step.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/outbox.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'
import { Pager } from './pager.tsx'

const PATH = '/admin/outbox'
/** Where a mail server is set up. */
const MAIL = '/admin/settings/services/mail'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Outbox', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const page = pageNumber(url.searchParams.get('page'))
  const wanted = url.searchParams.get(TICK)
  const [list, written] = await Promise.all([
    listWaitingMails(services, page),
    services.outbox === null ? 0 : countOutbox(services.outbox),
  ])
  // Of several that say the same, the newest says it: it stands on the first page, if anywhere.
  const isNewest = ({ to, subject }: WaitingMail, at: number) =>
    page === 1 && list.findIndex((other) => other.to === to && other.subject === subject) === at
  const mails = list.map((mail, at) => {
    const { date, validity: standing } = mail
    const isTicked = wanted === 'all' ? maySend(standing) : wanted !== 'none' && standing === 'holds' && isNewest(mail, at)
    return { ...mail, isTicked, when: instantLabel(date, timeZone), date: date.toISOString() }
  })
  return { sends: services.sendsMail, mails, page, hasMore: written > page * MAX_MAILS, written }
}

/** Sends the ticked mails. Whoever was not asked yet is, in a step of its own. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const ticked = tickedMails(fields)
  if (ticked.length === 0) return data({ asked: null, refusal: 'Tick the mails first.' }, 400)
  if (fields[SURE] !== 'yes') return data({ asked: ticked, refusal: null })
  const done = await sendWaitingMails(services, signedIn(context), ticked)
  if (!done) return data({ asked: null, refusal: 'No mail server is set up: nothing was sent.' }, 409)
  const { sent, leftOut } = done
  const text =
    (sent > 0 ? 'They leave this list as the mail server takes them.' : '') +
    (leftOut > 0 ? ` ${leftOut === 1 ? 'One was' : `${leftOut} were`} left out: see why beside each.` : '')
  return redirectWithToast(PATH, {
    title: sent === 1 ? 'One mail is on its way' : `${sent} mails are on their way`,
    ...(text && { text: text.trim() }),
  })
}

export default function OutboxPage({ loaderData: { sends, mails, page, hasMore, written }, actionData }: Route.ComponentProps) {
  const sendable = sends ? mails.filter(({ validity: standing }) => maySend(standing)) : []
  const others = mails.filter((mail) => !sendable.includes(mail))
  return (
    <>
      <AdminHeading title="Outbox">
        {sends
          ? mails.length > 0
            ? 'A mail server is set up, and mails go out. Those below were written before, or no server took them, and reached nobody: send those that still hold.'
            : 'A mail server is set up: mails go out and none is kept here.'
          : 'No mail server is set up, so every mail is written here and reaches nobody. What is written here stays; once there is one, you can send what still holds.'}{' '}
        {!sends && <TextLink to={MAIL}>Set up a mail server</TextLink>}
      </AdminHeading>
      {mails.length === 0 && (
        <EmptyState
          title="No mails here"
          level={2}
          action={<TextLink to={MAIL}>{sends ? 'See what sends mail' : 'Set up a mail server'}</TextLink>}
        >
          {sends
            ? 'Nothing is written while a mail server is in use.'
            : 'The first confirmation, reset or notice appears here at once.'}
        </EmptyState>
      )}
      {actionData?.asked && <SendStep names={actionData.asked} />}
      {sendable.length > 0 && (
        <SendForm
          refusal={actionData?.refusal ?? null}
          page={page}
          sendable={sendable.length}
          tickedAtFirst={sendable.filter(({ isTicked }) => isTicked).length}
        >
          <MailList mails={sendable} hasBoxes />
        </SendForm>
      )}
      {others.length > 0 && sendable.length > 0 && (
        <details className="mt-6">
          <summary className="link inline-flex min-h-11 items-center">
            {others.length === 1 ? 'One cannot be sent any more' : `${others.length} cannot be sent any more`}
          </summary>
          <MailList mails={others} />
        </details>
      )}
      {others.length > 0 && sendable.length === 0 && (
        <MailList mails={others} hasStandings={sends} className="border-t border-ink" />
      )}
      {written > mails.length && <p className="cap num mt-4">{`${mails.length} of ${written} are shown, the newest first.`}</p>}
      <Pager page={page} hasMore={hasMore} addressOf={(to) => `${PATH}?page=${to}`} />
    </>
  )
}
