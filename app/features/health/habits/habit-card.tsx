import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { HABITS } from './habit-addresses.ts'
import { habitIntent } from './habit-intent.ts'
import type { HabitToMark } from './habit-view.ts'
import { daysDone, onBadDays, progressWords } from './habit-words.ts'

interface HabitCardProps {
  habit: HabitToMark
  /** The days of its week. */
  days: ReactNode
  className?: string
}

/** The habit of this week on the dashboard, with its one tap a day. */
export function HabitCard({ habit: { current, last, today, week }, days, className }: HabitCardProps) {
  return (
    <Card
      title="Habit of the week"
      id="habit"
      action={(current || last?.isOffered) && <PlanLink has={current !== null} />}
      className={className}
    >
      {current ? (
        <Current current={current} today={today} days={days} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-9 gap-y-4">
          <p className="habit-text text-soft">
            {last
              ? `Last week: ${last.title}, ${daysDone(last.done)}. Continue with it, or choose another.`
              : 'One small thing, from Monday to Sunday, chosen by what your numbers say. Its smaller version counts as well.'}
          </p>
          {last?.isOffered ? (
            <Form method="post" action={HABITS} preventScrollReset>
              <PersonField />
              <input type="hidden" name="back" value="dashboard" />
              <input type="hidden" name="week" value={week} />
              <Button kind="secondary" name="intent" value={habitIntent('choose', last.id)} busyLabel="Saving...">
                Continue with it
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

interface CurrentProps {
  current: NonNullable<HabitToMark['current']>
  today: string
  days: ReactNode
}

function Current({ current: { id, title, small, done, isDoneToday }, today, days }: CurrentProps) {
  return (
    <div className="habit-strip">
      <div>
        <h3>{title}</h3>
        {small && <p className="cap mt-1">{onBadDays(small)}</p>}
      </div>
      {days}
      <Form method="post" action={HABITS} preventScrollReset>
        <PersonField />
        <input type="hidden" name="back" value="dashboard" />
        <input type="hidden" name="habit" value={id} />
        <Button
          kind="secondary"
          name="intent"
          value={habitIntent(isDoneToday ? 'take-back' : 'done', today)}
          busyLabel="Saving..."
          className="w-full"
        >
          {isDoneToday ? 'Undo today' : 'Done today'}
        </Button>
        <p className="cap num mt-2">{progressWords(done)}</p>
      </Form>
    </div>
  )
}
