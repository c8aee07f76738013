import { useEffect } from 'react'
import { data } from 'react-router'

import { recordCheckIn } from '#features/health/check-in.server.ts'
import { checkInForm } from '#features/health/check-in.ts'
import { addressAfter } from '#features/health/dashboard/addresses.ts'
import { DashboardPage } from '#features/health/dashboard/dashboard-page.tsx'
import { emptyDashboard, readDashboard } from '#features/health/dashboard/dashboard.server.ts'
import { firstName } from '#features/health/dashboard/greeting.ts'
import { localDay } from '#features/health/days/local-day.ts'
import { unlockedToast } from '#features/health/progress/unlocked-toast.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { showToast } from '#ui/toast-store.ts'

import type { Route } from './+types/dashboard.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Dashboard', listed: false })

/** The words of the spec for a dashboard that could not be read. */
const FAILED = { title: 'Error', text: 'Failed to load health dashboard data.', kind: 'error' } as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const all = context.get(services)
  const member = signedIn(context)
  const name = firstName(member.displayName, member.email)
  const read = await readDashboard(all, member, url.searchParams.get('day')).catch((error: unknown) => {
    all.log.error({ err: error, requestId: context.get(requestInfo).id }, 'A dashboard could not be read.')
    return null
  })
  if (!read) return data({ name, dashboard: emptyDashboard(all, member), failure: FAILED.text }, 503)
  if (read.unlocked.length > 0) throw await redirectWithToast(url.pathname + url.search, read.unlocked.map(unlockedToast))
  return data({ name, dashboard: read.dashboard, failure: null })
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const member = signedIn(context)
  const now = all.clock.now()
  const fields = await readForm(request)
  const form = parseFields(fields, checkInForm({ now, profileZone: member.timeZone }))
  if (!form.ok) return data({ report: form.report, isUnsaved: false }, 400)
  const unlocked = await recordCheckIn(all, member, form.value).catch((error: unknown) => {
    all.log.error({ err: error, requestId: context.get(requestInfo).id }, 'A check-in could not be kept.')
    return null
  })
  if (!unlocked) return data({ report: reportOf(fields, {}), isUnsaved: true }, 503)
  const today = localDay(now, form.value.timeZone ?? member.timeZone ?? 'UTC')
  return redirectWithToast(addressAfter(form.value.day, today), [{ title: 'Check-in saved' }, ...unlocked.map(unlockedToast)])
}

export default function Dashboard({ loaderData: page, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (page.failure) showToast(FAILED)
  }, [page])
  return <DashboardPage {...page} report={actionData?.report} isUnsaved={actionData?.isUnsaved ?? false} />
}
