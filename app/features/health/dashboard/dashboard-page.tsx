import type { ReactNode } from 'react'

import { HabitCard } from '#features/health/habits/habit-card.tsx'
import { isPhoneCall } from '#features/health/labs/alarm-notes.ts'
import { AlarmAlert } from '#features/health/labs/pages/alarm-alert.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import type { FormReport } from '#platform/form.ts'
import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { goWithin } from '#ui/go-within.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import { AchievementsCard } from './achievements-card.tsx'
import { CheckInCard } from './check-in-card.tsx'
import type { CheckInProblem } from './check-in-problem.tsx'
import type { Dashboard } from './dashboard.ts'
import { leadOf } from './lead.ts'
import { QuickLinks } from './quick-links.tsx'
import { RecommendationsCard } from './recommendations-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { StreakCard } from './streak-card.tsx'
import { TrendsCard } from './trends-card.tsx'

interface DashboardPageProps {
  name: string
  dashboard: Dashboard
  formKey: string
  /** What the failed read is told with; null when all is well. */
  failure: string | null
  report: FormReport | undefined
  problem: CheckInProblem | null
  /** What other parts of the product tell the member today. */
  children?: ReactNode
}

/** A member’s day: score, check-in, streak, what to do next. */
export function DashboardPage({ name, dashboard, formKey, failure, report, problem, children }: DashboardPageProps) {
  const isDoctorFirst = isPhoneCall(dashboard.labNews)
  return (
    <div className="wrap pb-16">
      <PageHeading
        title={`Welcome Back, ${name}`}
        eyebrow={<DateText>{dashboard.dates.todayInFull}</DateText>}
        lead={failure ? undefined : leadOf(dashboard)}
        action={
          dashboard.streak.current === 0 &&
          !isDoctorFirst && (
            <ButtonLink to="#check-in" onClick={goWithin} className="lg:hidden">
              Check in
            </ButtonLink>
          )
        }
      />
      {failure && (
        <Alert kind="error" className="mb-6">
          <p>{failure}</p>
        </Alert>
      )}
      {dashboard.labNews.length > 0 && (
        <div className="mb-6 grid gap-4">
          {dashboard.labNews.map((reported) => (
            <AlarmAlert key={reported.note.kind} note={reported.note} reported={reported} />
          ))}
        </div>
      )}
      {children}
      <div className="grid grid-cols-12 gap-6">
        <ScoreCard
          score={dashboard.score}
          outlook={dashboard.outlook}
          isDoctorFirst={isDoctorFirst}
          className="col-span-12 lg:col-span-5"
        />
        <CheckInCard
          values={dashboard.form}
          notShown={dashboard.notShown}
          formKey={formKey}
          week={dashboard.dates.week}
          report={report}
          problem={problem}
          className="col-span-12 lg:col-span-7"
        />
        <HabitCard habit={dashboard.habit} className="col-span-12" />
        <StreakCard dashboard={dashboard} className="col-span-12" />
        <TrendsCard glance={dashboard.glance} className="col-span-12" />
        <RecommendationsCard recommendations={dashboard.recommendations} className="col-span-12" />
        {!isDoctorFirst && <AchievementsCard earned={dashboard.earned} next={dashboard.next} className="col-span-12" />}
        <QuickLinks className="col-span-12" />
      </div>
    </div>
  )
}
