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
import { ReadyMarkup } from '#ui/ready-markup.tsx'

import { CheckInCard } from './check-in-card.tsx'
import type { CheckInProblem } from './check-in-problem.tsx'
import type { DashboardView } from './dashboard-view.ts'
import { QuickLinks } from './quick-links.tsx'

interface DashboardPageProps {
  name: string
  dashboard: DashboardView
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
  const { parts, labNews } = dashboard
  return (
    <div className="wrap pb-16">
      <PageHeading
        title={`Welcome Back, ${name}`}
        eyebrow={<DateText>{dashboard.todayInFull}</DateText>}
        lead={failure ? undefined : dashboard.lead}
        action={
          dashboard.streak.current === 0 &&
          !isPhoneCall(labNews) && (
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
      {labNews.length > 0 && (
        <div className="mb-6 grid gap-4">
          {labNews.map((reported) => (
            <AlarmAlert key={reported.note.kind} note={reported.note} reported={reported} />
          ))}
        </div>
      )}
      {children}
      <div className="grid grid-cols-12 gap-6">
        <ReadyMarkup markup={parts.score} />
        <CheckInCard
          values={dashboard.form}
          dayProblem={dashboard.dayProblem}
          formKey={formKey}
          week={parts.week}
          report={report}
          problem={problem}
          className="col-span-12 lg:col-span-7"
        />
        <HabitCard habit={dashboard.habit} days={<ReadyMarkup markup={parts.habitDays} />} className="col-span-12" />
        <ReadyMarkup markup={parts.streak} />
        <ReadyMarkup markup={parts.trends} />
        <ReadyMarkup markup={parts.recommendations} />
        <ReadyMarkup markup={parts.achievements} />
        <QuickLinks className="col-span-12" />
      </div>
    </div>
  )
}
