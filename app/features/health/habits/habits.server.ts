import { and, desc, eq, sql } from 'drizzle-orm'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { isDay } from '#base/dates/local-day.ts'
import { noteHealthAccess } from '#features/audit/health-access.server.ts'
import { mondayOf, type HabitWeek } from '#features/health/core/habit-week.ts'
import { habitWeeks } from '#features/health/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { habitTitle, offeredHabits } from './known-habits.ts'

/** As many past weeks as a page shows: two years. */
const MAX_WEEKS = 104

/** Done, or why not in a sentence for the member. */
export type HabitOutcome = { readonly ok: true } | { readonly ok: false; readonly problem: string }

const DONE: HabitOutcome = { ok: true }
const refuse = (problem: string): HabitOutcome => ({ ok: false, problem })

/** A member’s weeks up to the one that today lies in, the newest first. */
export async function listHabitWeeks(
  { db }: Pick<Infrastructure, 'db'>,
  userId: string,
  today: Day,
): Promise<ReadonlyArray<HabitWeek>> {
  const { week, habit, doneOn } = habitWeeks
  return db
    .select({ week, habit, doneOn })
    .from(habitWeeks)
    .where(and(eq(habitWeeks.userId, userId), sql`${week} <= ${today}`))
    .orderBy(desc(week))
    .limit(MAX_WEEKS)
}

interface Choice {
  readonly userId: string
  readonly today: Day
  readonly habit: string
  /** The week that the form was made for. */
  readonly week: string
}

/** Takes a habit on for this week. One that was done on a day of it already stays. */
export async function chooseHabit(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, today, habit, week }: Choice,
): Promise<HabitOutcome> {
  if (!offeredHabits.some(({ id }) => id === habit)) return refuse('Please choose one of the habits on this page.')
  if (week !== mondayOf(today)) return refuse('A new week has begun since this page was opened. Please choose again.')
  return services.db.transaction(async (tx) => {
    const updated = await tx
      .insert(habitWeeks)
      .values({ userId, week, habit, createdAt: services.clock.now() })
      .onConflictDoUpdate({
        target: [habitWeeks.userId, habitWeeks.week],
        set: { habit },
        setWhere: sql`${habitWeeks.habit} = ${habit} or cardinality(${habitWeeks.doneOn}) = 0`,
      })
      .returning({ week: habitWeeks.week })
    if (updated.length > 0) {
      await noteChange(services, tx, userId)
      return DONE
    }
    const there = await findWeek(tx, userId, week)
    const days = there?.doneOn.length === 1 ? 'one day' : `${there?.doneOn.length ?? 0} days`
    return refuse(
      `You did “${habitTitle(there?.habit ?? '')}” on ${days} of this week, so it stays until Sunday. Unmark it to choose another.`,
    )
  })
}

interface Marking {
  readonly userId: string
  readonly today: Day
  /** The habit that the form showed. */
  readonly habit: string
  readonly day: string
  readonly isDone: boolean
}

/** Marks a day of this week as done, or takes that back. Sent twice it is the same; two at once both count. */
export async function markDay(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { userId, today, habit, day, isDone }: Marking,
): Promise<HabitOutcome> {
  const week = mondayOf(today)
  if (!isDay(day) || day < week || day > shiftDay(week, 6))
    return refuse('This day is not in this week. Only the days of this week can be marked.')
  if (isDone && day > today) return refuse('This day has not come yet.')
  const { doneOn } = habitWeeks
  const after = isDone
    ? sql`array(select distinct one from unnest(${doneOn} || ${day}::date) one order by one)`
    : sql`array_remove(${doneOn}, ${day}::date)`
  return services.db.transaction(async (tx) => {
    const updated = await tx
      .update(habitWeeks)
      .set({ doneOn: after })
      .where(and(eq(habitWeeks.userId, userId), eq(habitWeeks.week, week), eq(habitWeeks.habit, habit)))
      .returning({ week: habitWeeks.week })
    if (updated.length > 0) {
      await noteChange(services, tx, userId)
      return DONE
    }
    return refuse(
      (await findWeek(tx, userId, week))
        ? 'This week has another habit now, so nothing was marked. Please check the page.'
        : 'There is no habit for this week yet. Choose one first.',
    )
  })
}

async function findWeek(db: Infrastructure['db'], userId: string, week: Day): Promise<HabitWeek | undefined> {
  const [found] = await db
    .select({ week: habitWeeks.week, habit: habitWeeks.habit, doneOn: habitWeeks.doneOn })
    .from(habitWeeks)
    .where(and(eq(habitWeeks.userId, userId), eq(habitWeeks.week, week)))
  return found
}

function noteChange({ clock }: Pick<Infrastructure, 'clock'>, db: Infrastructure['db'], userId: string): Promise<void> {
  return noteHealthAccess({ db, clock }, { userId, by: { kind: 'member' }, action: 'changed', what: 'habits' })
}
