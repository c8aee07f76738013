import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { HABITS } from './habit-addresses.ts'
import { habitIntent } from './habit-intent.ts'
import type { CurrentHabit, LastHabit, WeekEnd } from './habit-view.ts'
import { daysDone, invitation, onBadDays, progressWords } from './habit-words.ts'
import { WeekButtons } from './week-days.tsx'

/** The habit of this week, with its days to mark. */
export function ThisWeek({ current, weekEnd }: { current: CurrentHabit; weekEnd: WeekEnd | null }) {
  const { id, title, pillar, text, small, lesson, isReviewed, days, done } = current
  return (
    <Card aria-label="This week" pillar={pillar ?? undefined}>
      <div className={pillar ? 'habit-plan' : undefined}>
        {pillar && <Illustration pillar={pillar} seed={`habit-${id}`} width={704} height={528} isFirst />}
        <div>
          <p className="cap">This week{text !== null && !isReviewed && ' · Not reviewed by a professional'}</p>
          <h2 className="mt-1 mb-2">{title}</h2>
          {text && <p className="habit-text text-soft">{text}</p>}
          {small && <p className="mt-2 habit-text text-sm text-soft">{onBadDays(small)}</p>}
          {lesson && (
            <p className="mt-2 text-sm">
              <TextLink to={lesson.to}>Lesson: {lesson.title}</TextLink>
            </p>
          )}
          <Form method="post" action={HABITS} preventScrollReset className="mt-5" aria-label="Days of this week">
            <PersonField />
            <input type="hidden" name="habit" value={id} />
            <WeekButtons days={days} />
          </Form>
          <p className="num mt-3 text-sm">{progressWords(done)}</p>
          {weekEnd && (
            <p className="mt-1 text-sm">
              <WeekEndSentence {...weekEnd} />
            </p>
          )}
          <p className="cap mt-1">
            {done === 0
              ? 'Nothing is marked yet, so you can still choose another one below.'
              : 'It stays until Sunday. On Monday you can continue with it or choose another.'}
          </p>
        </div>
      </div>
    </Card>
  )
}

/** “This week ends on Sunday 8 March 2026.” */
export function WeekEndSentence({ isToday, inWords }: WeekEnd) {
  return (
    <>
      This week ends {isToday ? 'today,' : 'on'} <DateText>{inWords}</DateText>.
    </>
  )
}

/** What the week before invites to. */
export function LastWeek({ last: { id, title, done, isOffered }, week }: { last: LastHabit; week: string }) {
  return (
    <Card title="A new week">
      <p className="habit-text">
        Last week: {title}, <span className="num">{daysDone(done)}</span>.
      </p>
      <p className="mt-1 habit-text text-soft">{invitation(done)}</p>
      {isOffered && (
        <Form method="post" action={HABITS} className="mt-5">
          <PersonField />
          <input type="hidden" name="week" value={week} />
          <Button name="intent" value={habitIntent('choose', id)} busyLabel="Saving...">
            Continue with it
          </Button>
        </Form>
      )}
    </Card>
  )
}
