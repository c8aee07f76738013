import { data, type ShouldRevalidateFunctionArgs } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { HABITS } from '#features/health/habits/habit-addresses.ts'
import { readIntent } from '#features/health/habits/habit-intent.ts'
import { readHabitsPage } from '#features/health/habits/habits-page.server.ts'
import { chooseHabit, markDay } from '#features/health/habits/habits.server.ts'
import { OfferedHabits } from '#features/health/habits/offered-habits.tsx'
import { PastWeeks } from '#features/health/habits/past-weeks.tsx'
import { LastWeek, ThisWeek } from '#features/health/habits/this-week.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/habits.ts'

import habitsCss from '#features/health/habits/habits.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: habitsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Habits', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const page = await readHabitsPage(services, member)
  recordSelfAccess(services, { userId: member.userId, what: 'habits', day: page.today })
  return page
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId, timeZone } = signedIn(context)
  const fields = await readForm(request)
  const pressed = readIntent(fields)
  if (!pressed) return data({ problem: 'Please choose a habit, or a day to mark.' }, 400)
  const { intent, value } = pressed
  const who = { userId, today: localDay(services.clock.now(), timeZone ?? 'UTC') }
  return answerOf({ choose, done: () => mark(true), 'take-back': () => mark(false) }, intent)()

  async function choose() {
    return answer(await chooseHabit(services, { ...who, habit: value, week: fields['week'] ?? '' }), 'Habit chosen for this week')
  }
  async function mark(isDone: boolean) {
    const marked = await markDay(services, { ...who, habit: fields['habit'] ?? '', day: value, isDone })
    return answer(marked, isDone ? 'Marked as done' : 'Mark removed')
  }
  function answer(outcome: Awaited<ReturnType<typeof markDay>>, title: string) {
    if (!outcome.ok) return data({ problem: outcome.problem }, 409)
    return redirectWithToast(fields['back'] === 'dashboard' ? '/dashboard#habit' : HABITS, { title })
  }
}

/** Where another tab was quicker, the page shows what was done there. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate
}

export default function Habits({ loaderData, actionData }: Route.ComponentProps) {
  const { current, last, week, weekEnd, offered, past } = loaderData
  const isOpen = !current || current.done === 0
  return (
    <div className="wrap pb-16">
      <PageHeading
        title="Habits"
        eyebrow={<TextLink to="/dashboard">Today</TextLink>}
        lead="One habit a week, from Monday to Sunday. Small enough for a bad day, and no day has to be made up for."
      />
      {actionData && (
        <Alert kind="error" className="mb-6">
          <p>{actionData.problem}</p>
        </Alert>
      )}
      <div className="habit-page">
        {current && <ThisWeek current={current} weekEnd={weekEnd} />}
        {last && <LastWeek last={last} week={week} />}
        {isOpen && <OfferedHabits {...offered} week={week} weekEnd={current ? null : weekEnd} />}
        {past.length > 0 && <PastWeeks weeks={past} />}
      </div>
      <p className="mt-6">
        <HealthDataLink />
      </p>
    </div>
  )
}
