import { useEffect } from 'react'
import { data } from 'react-router'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { isDay, localDay } from '#base/dates/local-day.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { NextAppointmentLine } from '#features/calendar/own/next-line.tsx'
import { findNextOwn } from '#features/calendar/own/own-appointments.server.ts'
import { recordCheckIn, removeCheckIn } from '#features/health/check-in.server.ts'
import { checkInForm } from '#features/health/check-in.ts'
import { sameAsDayBefore } from '#features/health/copy-previous-day.server.ts'
import { addressAfter } from '#features/health/core/dashboard-address.ts'
import { isOpenDay } from '#features/health/core/open-days.ts'
import type { CheckInProblem } from '#features/health/dashboard/check-in-problem.tsx'
import { DashboardPage } from '#features/health/dashboard/dashboard-page.tsx'
import { drawDashboard, sendDashboard } from '#features/health/dashboard/dashboard-view.server.ts'
import { emptyDashboard, showDashboard } from '#features/health/dashboard/dashboard.server.ts'
import { firstName } from '#features/health/dashboard/greeting.ts'
import { unlockedToast } from '#features/health/progress/unlocked-toast.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { signedIn, viewer } from '#features/identity/viewer.server.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import { findTrialDays, findTrialEnd } from '#features/membership/trial-timeline/trial-days.server.ts'
import { TrialOver } from '#features/membership/trial-timeline/trial-over.tsx'
import { TrialTimeline } from '#features/membership/trial-timeline/trial-timeline.tsx'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'
import { findFrameTexts } from '#features/pages/published/frame-texts.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/dashboard.ts'

import habitsCss from '#features/health/habits/habits.css?url'
import trendsCss from '#features/health/trends/trends.css?url'
import trialTimelineCss from '#features/membership/trial-timeline/trial-timeline.css?url'

export const links: Route.LinksFunction = () =>
  [trialTimelineCss, trendsCss, habitsCss].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Dashboard', listed: false })

/** The words of the spec for a dashboard that could not be read. */
const FAILED = { title: 'Error', text: 'Failed to load health dashboard data.', kind: 'error' } as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const name = firstName(member.displayName, member.email)
  const both = Promise.all([
    showDashboard(services, member, url.searchParams.get('day')),
    findNextOwn(services, member),
    findTrial(services, member),
  ])
  const [read, appointment, trial] = await both.catch(logFailure(context, 'A dashboard could not be read.', [null, null, null]))
  const formKey = crypto.randomUUID()
  if (!read) {
    const dashboard = sendDashboard(request, drawDashboard(emptyDashboard(services, member), member.dateLanguage))
    return data({ name, formKey, dashboard, appointment, trial, failure: FAILED.text }, 503)
  }
  if (read.unlocked.length > 0) throw await redirectWithToast(url.pathname + url.search, read.unlocked.map(unlockedToast))
  recordSelfAccess(services, { userId: member.userId, what: 'dashboard', day: read.dashboard.form.today })
  return data({ name, formKey, dashboard: sendDashboard(request, read.dashboard), appointment, trial, failure: null })
}

async function findTrial(services: Pick<Services, 'db' | 'clock' | 'broadcast' | 'log'>, member: Viewer) {
  const stands = await findMembershipState(services, member.userId)
  const days = await findTrialDays(services, member, stands)
  const { includes } = (days && (await findFrameTexts(services, '/trial', trialFrame))) ?? { includes: [] }
  return { running: days && { ...days, includes }, ended: findTrialEnd(member, stands) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const member = context.get(viewer)
  if (!member) return notSaved(fields, context.get(requestInfo).unavailable() ? 'unavailable' : 'signed out')
  const now = services.clock.now()
  const remove = () => takeBack(services, member, fields.date ?? '', localDay(now, member.timeZone ?? 'UTC'))
  const same = async () => save(tooLong(fields) ? fields : await sameAsDayBefore(services, member.userId, fields))
  const save = async (sent = fields) => {
    const form = parseFields(sent, checkInForm({ now, profileZone: member.timeZone, dateLanguage: member.dateLanguage }))
    if (!form.ok) return data({ report: form.report, problem: null }, 400)
    const unlocked = await recordCheckIn(services, member, form.value).catch(logFailure(context, 'A check-in could not be kept.'))
    if (!unlocked) return notSaved(fields, 'unavailable')
    const today = localDay(now, form.value.timeZone ?? member.timeZone ?? 'UTC')
    return redirectWithToast(addressAfter(form.value.day, today), [{ title: 'Check-in saved' }, ...unlocked.map(unlockedToast)])
  }
  return answerOf({ remove, same, save }, fields.intent, 'save')()
}

/** Any of the open days may be taken back. A day without an entry is what the person wants already. */
async function takeBack(services: Pick<Services, 'db' | 'clock' | 'log'>, member: Viewer, day: string, today: Day) {
  // The browser may be a day ahead of the zone that we know.
  if (isDay(day) && isOpenDay(day, shiftDay(today, 1))) await removeCheckIn(services, member, day)
  return redirectWithToast(addressAfter(day, today), { title: 'Check-in deleted' })
}

/** The form stays as it was typed, and says why nothing was kept. */
function notSaved(fields: Record<string, string>, problem: CheckInProblem) {
  return data({ report: reportOf(fields, {}), problem }, problem === 'signed out' ? 401 : 503)
}

export default function Dashboard({ loaderData: { appointment, trial, ...page }, actionData }: Route.ComponentProps) {
  const { failure } = page
  useEffect(() => {
    if (failure) showToasts(FAILED)
  }, [failure])
  return (
    <DashboardPage {...page} report={actionData?.report} problem={actionData?.problem ?? null}>
      {trial?.running && <TrialTimeline {...trial.running} />}
      {trial?.ended && <TrialOver ended={trial.ended} />}
      {appointment && <NextAppointmentLine next={appointment} />}
    </DashboardPage>
  )
}
