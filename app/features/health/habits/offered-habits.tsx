import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { HABITS } from './habit-addresses.ts'
import { habitIntent } from './habit-intent.ts'
import type { OfferedHabit, WeekEnd } from './habit-view.ts'
import { onBadDays } from './habit-words.ts'
import { WeekEndSentence } from './this-week.tsx'

interface OfferedHabitsProps {
  fitting: ReadonlyArray<OfferedHabit>
  others: ReadonlyArray<OfferedHabit>
  /** The Monday that a choice is for. */
  week: string
  /** To be told here; null when it is told elsewhere, or far. */
  weekEnd: WeekEnd | null
}

/** The habits that can be chosen: first those that the member’s numbers call for. */
export function OfferedHabits({ fitting, others, week, weekEnd }: OfferedHabitsProps) {
  return (
    <Form method="post" action={HABITS}>
      <PersonField />
      <input type="hidden" name="week" value={week} />
      {weekEnd && (
        <p className="mb-6 text-sm">
          <WeekEndSentence {...weekEnd} /> What is chosen now runs until then.
        </p>
      )}
      {fitting.length > 0 && (
        <section className="mb-12" aria-labelledby="fitting">
          <h2 id="fitting" className="title mb-4">
            These fit your numbers
          </h2>
          <List habits={fitting} />
        </section>
      )}
      <section aria-labelledby="all-habits">
        <h2 id="all-habits" className="title mb-4">
          {fitting.length > 0 ? 'The others' : 'Choose one for this week'}
        </h2>
        <List habits={others} />
      </section>
      <p className="cap habit-text mt-4">
        Not reviewed means: no professional has read it yet. None of these takes the place of a treatment; each lesson says whom
        to ask first.
      </p>
    </Form>
  )
}

function List({ habits }: { habits: ReadonlyArray<OfferedHabit> }) {
  return (
    <ul className="habit-list">
      {habits.map(({ id, pillar, pillarName, title, text, small, why, lesson, isReviewed }) => (
        <li key={id} data-pillar={pillar} className="habit-offer">
          <div>
            <p className="cap">
              <span className="font-strong text-pillar-ink">{pillarName}</span>
              {!isReviewed && ' · Not reviewed'}
            </p>
            <h3 className="mt-0.5 text-[1.1875rem]">{title}</h3>
          </div>
          <Button
            kind="secondary"
            size="small"
            name="intent"
            value={habitIntent('choose', id)}
            busyLabel="Saving..."
            aria-label={`Choose: ${title}`}
          >
            Choose
          </Button>
          {why && <p className="num text-sm">{why}</p>}
          <p className="text-sm text-soft">{text}</p>
          <p className="text-sm text-soft">{onBadDays(small)}</p>
          {lesson && (
            <p className="text-sm">
              <TextLink to={lesson.to}>Lesson: {lesson.title}</TextLink>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
