import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import type { FirstStep } from './first-step.ts'

/** A first step as the overview shows it: with the day since which it is done, in words. */
export type FirstStepView = Omit<FirstStep, 'doneAt'> & { readonly doneOn: string | null }

/** What a new owner does first, until all of it is done: what is left leads to its place, what is done is struck through. */
export function FirstStepList({ steps, action }: { steps: readonly FirstStepView[]; action: string }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="first-steps" className="mt-10">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-steps" className="title">
          First steps{' '}
          <span className="num text-sm text-soft">
            {done} of {steps.length} done
          </span>
        </h2>
        <Form method="post" action={action} preventScrollReset>
          <PersonField />
          <Button kind="tertiary" size="small" name="intent" value="put-steps-away" busyLabel="Putting away...">
            Put this list away
          </Button>
        </Form>
      </div>
      <ol className="border-t border-ink">
        {steps.map((step) => (
          <li key={step.name} className="border-b border-line">
            {step.isDone ? <Done step={step} /> : <Open step={step} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Open({ step: { to, title, text } }: { step: FirstStepView }) {
  return (
    <Link to={to} className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-3 no-underline hover:bg-sunken">
      <span className="min-w-0">
        <span className="block text-sm font-strong">{title}</span>
        <span className="cap block">{text}</span>
      </span>
      <Icon name="right" className="text-faint" />
    </Link>
  )
}

function Done({ step: { title, doneOn } }: { step: FirstStepView }) {
  return (
    <p className="flex items-center justify-between gap-x-3 py-3 text-sm text-soft">
      <span>
        <s>{title}</s>
        <span className="cap block">{doneOn ? `Done since ${doneOn}` : 'Done'}</span>
      </span>
      <Icon name="check" />
    </p>
  )
}

/** In the place of the list once it was put away. */
export function FirstStepsAway({ action }: { action: string }) {
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      className="mt-10 flex flex-wrap items-center gap-x-4 text-sm text-soft"
    >
      <PersonField />
      <span>The first steps are put away.</span>
      <Button kind="tertiary" size="small" name="intent" value="show-steps" busyLabel="Showing...">
        Show them again
      </Button>
    </Form>
  )
}
