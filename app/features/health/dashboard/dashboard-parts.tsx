import type { ReactNode } from 'react'

import type { DateLanguage } from '#base/dates/format-date.ts'
import { drawPart } from '#features/health/core/draw-part.tsx'
import { WeekDays } from '#features/health/habits/week-days.tsx'
import { isPhoneCall } from '#features/health/labs/alarm-notes.ts'

import { AchievementsCard } from './achievements-card.tsx'
import type { TellingPart } from './dashboard-view.ts'
import type { Dashboard } from './dashboard.ts'
import { DayStrip } from './day-strip.tsx'
import { RecommendationsCard } from './recommendations-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { StreakCard } from './streak-card.tsx'
import { TrendsCard } from './trends-card.tsx'

/** What a part shows, with nothing besides, and its markup. */
interface PartToDraw {
  readonly shown: unknown
  readonly draw: () => string
}

/** The parts of a dashboard that only tell, for a reader of that language. */
export function partsOf(dashboard: Dashboard, language: DateLanguage): Record<TellingPart, PartToDraw> {
  const { score, outlook, streak, rested, lastEntry, labWeeks, year, dates, recentTrends, recommendations, earned, next } =
    dashboard
  const isDoctorFirst = isPhoneCall(dashboard.labNews)
  function part<Shown>(name: TellingPart, shown: Shown, element: (shown: Shown) => ReactNode): PartToDraw {
    return { shown: { language, shown }, draw: () => drawPart(name, language, element(shown)) }
  }
  const { today, months, firstEntry, grid } = dates
  return {
    score: part('score', { score, outlook, isDoctorFirst }, (shown) => (
      <ScoreCard {...shown} className="col-span-12 lg:col-span-5" />
    )),
    week: part('week', { shown: dashboard.form.day, week: dates.week }, (shown) => <DayStrip {...shown} />),
    habitDays: part('habitDays', dashboard.habit.current?.days ?? null, (shown) => shown && <WeekDays days={shown} />),
    streak: part('streak', { streak, rested, lastEntry, labWeeks, year, dates: { today, months, firstEntry, grid } }, (shown) => (
      <StreakCard {...shown} className="col-span-12" />
    )),
    trends: part('trends', { recentTrends }, (shown) => <TrendsCard {...shown} className="col-span-12" />),
    recommendations: part('recommendations', { recommendations }, (shown) => (
      <RecommendationsCard {...shown} className="col-span-12" />
    )),
    // While a doctor is to be phoned nothing is praised.
    achievements: part('achievements', isDoctorFirst ? null : { earned, next }, (shown) =>
      shown ? <AchievementsCard {...shown} className="col-span-12" /> : null,
    ),
  }
}
