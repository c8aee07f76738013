import { data } from 'react-router'

import { spell } from '#base/dates/spelling.ts'
import { CancelForm } from '#features/calendar/appointments/appointment-form.ts'
import { cancelOwnAppointment } from '#features/calendar/appointments/end-appointments.server.ts'
import { FeedCard } from '#features/calendar/feeds/feed-card.tsx'
import { findFeedView } from '#features/calendar/feeds/feed-view.server.ts'
import { endFeed, makeFeed } from '#features/calendar/feeds/feeds.server.ts'
import { tooLate } from '#features/calendar/own/own-appointment.ts'
import { findOwnPage } from '#features/calendar/own/own-appointments.server.ts'
import { OwnList } from '#features/calendar/own/own-list.tsx'
import { findCalendarSettings } from '#features/calendar/settings/settings.server.ts'
import { HelpPage } from '#features/chat/widget/help-first.tsx'
import { useSpelling } from '#features/identity/dates/use-spelling.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { beginningTyped } from '#platform/form-limits.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { SIGNED_OUT } from '#routes/guard/words.ts'
import { helpInForm, keepInInbox } from '#routes/help-in-form.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/appointments.ts'

const PATH = '/profile/appointments'
const NOT_CANCELLED = { title: 'Not cancelled', text: 'The appointment is unchanged.' }
const CANCELLED = { title: 'Appointment cancelled', text: 'We have told the coach.' }

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your appointments', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const [own, feed] = await Promise.all([findOwnPage(services, member), findFeedView(services, member, 'own')])
  return { ...own, feed, zone: member.timeZone ?? 'UTC' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { userId, dateLanguage } = member
  const fields = await readForm(request)
  return answerOf({ 'make-feed': open, 'end-feed': end, cancel }, fields['intent'])()

  async function open() {
    const made = await makeFeed(services, member, 'own')
    if (made.ok) return data({ address: made.address, help: null }, 201)
    throw await redirectWithToast('/auth', SIGNED_OUT)
  }
  async function end() {
    await endFeed(services, userId, 'own')
    return redirectWithToast(PATH, { title: 'Address ended' })
  }
  async function cancel() {
    const form = parseFields(fields, CancelForm)
    const words = form.ok ? form.value.reason : beginningTyped(fields, 'reason')
    const help = await helpInForm({ request, context, fields }, words)
    if (help) await keepInInbox(context, { member, of: 'cancelling an appointment', words, help })
    const cancelled = form.ok ? await cancelOwnAppointment(services, userId, fields['id'] ?? '', form.value.reason) : null
    if (!cancelled && help) return data({ address: null, help: help.text, outcome: NOT_CANCELLED }, form.ok ? 404 : 400)
    if (!cancelled) throw data(null, form.ok ? 404 : 400)
    if (cancelled.ok && help) return data({ address: null, help: help.text, outcome: CANCELLED })
    if (cancelled.ok) return redirectWithToast(PATH, { ...CANCELLED, title: spell(CANCELLED.title, dateLanguage) })
    const { cancelHours } = await findCalendarSettings(services)
    const late = { title: 'Not cancelled', text: tooLate(cancelHours) }
    if (help) return data({ address: null, help: help.text, outcome: late }, 409)
    return redirectWithToast(PATH, {
      title: spell(late.title, dateLanguage),
      text: spell(late.text, dateLanguage),
      kind: 'error',
      duration: 10_000,
    })
  }
}

export default function AppointmentsPage({ loaderData: { coming, past, feed, zone }, actionData }: Route.ComponentProps) {
  const spelled = useSpelling()
  if (actionData?.help) {
    const { help, outcome } = actionData
    return (
      <HelpPage text={help} title={spelled(outcome.title)}>
        {spelled(outcome.text)}
      </HelpPage>
    )
  }
  return (
    <div className="grid gap-6">
      <Card title="Coming">
        {coming.length === 0 ? (
          <EmptyState
            title="No appointment is booked"
            level={3}
            action={
              <ButtonLink to="/calendar" kind="secondary">
                See the calendar
              </ButtonLink>
            }
          >
            What the coach books for you appears here, in your own time zone, and comes by mail.
          </EmptyState>
        ) : (
          <OwnList appointments={coming} action={PATH} />
        )}
        {coming.length > 0 && <p className="cap">Hours are those of {zone}.</p>}
      </Card>
      {past.length > 0 && (
        <Card title={spelled('Past and cancelled')}>
          <OwnList appointments={past} />
        </Card>
      )}
      <FeedCard
        feed={feed}
        address={actionData?.address ?? undefined}
        action={PATH}
        text="A private address at which your phone or computer reads your appointments and keeps them up to date."
      />
    </div>
  )
}
