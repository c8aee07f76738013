import { SCORE_VERSION } from '#features/health/score/outlook.ts'
import { TrendChart } from '#features/health/trends/trend-chart.tsx'
import type { TrendView } from '#features/health/trends/trend.ts'
import { TextLink } from '#ui/text-link.tsx'

/** The history of the score, and what it is about. */
export function ScoreSection({ trend, days }: { trend: TrendView; days: ReadonlyArray<string> }) {
  return (
    <section id="score" className="trends" aria-labelledby="score-title">
      <div>
        <h2 id="score-title" className="title mb-3">
          How fresh and complete your record is
        </h2>
        <p className="max-w-prose text-soft">
          The score says how lately and how fully you logged. It says nothing about how your body does: a bad night that you
          logged counts as much as a good one.
        </p>
        <p className="mt-3 max-w-prose text-sm text-soft">
          It begins on the day on which you joined. All of it is worked out today, by formula {SCORE_VERSION}, from what is known
          now of each day. A day that you fill in later, or a report that you add, changes its history too. Its parts are on{' '}
          <TextLink to="/dashboard">Today</TextLink>.
        </p>
      </div>
      <TrendChart trend={trend} days={days} />
    </section>
  )
}
