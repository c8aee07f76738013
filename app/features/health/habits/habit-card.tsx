import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { HABITS } from './addresses.ts'
import { daysDone, onBadDays, progressWords } from './habit-words.ts'
import type { CurrentHabit, HabitToday } from './shown.ts'
import { WeekDays } from './week-days.tsx'

/** The habit of this week on the dashboard, with its one tap a day. */
export function HabitCard({ habit: { current, last, today, week }, className }: { habit: HabitToday; className?: string }) {
  return (
    <Card
      title="Habit of the week"
      id="habit"
      action={(current || last?.isOffered) && <PlanLink has={current !== null} />}
      className={className}
    >
      {current ? (
        <Current current={current} today={today} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-9 gap-y-4">
          <p className="habit-text text-soft">
            {last
              ? `Last week: ${last.title}, ${daysDone(last.done)}. Go on with it, or choose another.`
              : 'One small thing, from Monday to Sunday, chosen by what your numbers say. Its smaller version counts as well.'}
          </p>
          {last?.isOffered ? (
            <Form method="post" action={HABITS} preventScrollReset>
              <PersonField />
              <input type="hidden" name="back" value="dashboard" />
              <input type="hidden" name="week" value={week} />
              <Button kind="secondary" name="choose" value={last.id} busyLabel="One moment...">
                Go on with it
              </Button>
            </Form>
          ) : (
            <ButtonLink kind="secondary" to={HABITS}>
              Choose a habit
            </ButtonLink>
          )}
        </div>
      )}
    </Card>
  )
}

function PlanLink({ has }: { has: boolean }) {
  return (
    <TextLink to={HABITS} className="text-sm">
      {has ? 'Your plan' : 'Choose another'}
    </TextLink>
  )
}

function Current({ current: { id, title, small, days, done }, today }: { current: CurrentHabit; today: string }) {
  const isDone = days.some(({ isToday, state }) => isToday && state === 'done')
  return (
    <div className="habit-strip">
      <div>
        <h3>{title}</h3>
        {small && <p className="cap mt-1">{onBadDays(small)}</p>}
      </div>
      <WeekDays days={days} />
      <Form method="post" action={HABITS} preventScrollReset>
        <PersonField />
        <input type="hidden" name="back" value="dashboard" />
        <input type="hidden" name="habit" value={id} />
        <Button kind="secondary" name={isDone ? 'take-back' : 'done'} value={today} busyLabel="One moment..." className="w-full">
          {isDone ? 'Take today back' : 'Done today'}
        </Button>
        <p className="cap num mt-2">{progressWords(done)}</p>
      </Form>
    </div>
  )
}
