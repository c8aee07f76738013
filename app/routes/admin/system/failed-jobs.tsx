import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { AskOrStep, SureForm } from '#ui/ask-or-step.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'

interface FailedRow {
  readonly name: string
  readonly label: string
  readonly count: number
  readonly firstAt: string
  readonly lastAt: string
  readonly until: string
  readonly reason: string
}

/** Jobs that failed for the last time, by kind, each with the two ways out. */
export function FailedJobs({ failed, here }: { failed: ReadonlyArray<FailedRow>; here: string }) {
  if (failed.length === 0) return <p className="text-sm text-soft">No job has failed for good.</p>
  return (
    <ul className="border-t border-ink text-sm">
      {failed.map(({ name, label, count, firstAt, lastAt, until, reason }) => {
        const fields = <Fields job={name} until={until} />
        return (
          <li key={name} className="grid gap-x-6 gap-y-3 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <h3 className="font-sans text-sm leading-body font-strong tracking-normal">{label}</h3>
              <p className="break-words">{reason}</p>
              <p className="num text-soft">{count === 1 ? `Failed ${lastAt}` : `${count} jobs, from ${firstAt} to ${lastAt}`}</p>
            </div>
            <div className="flex flex-wrap items-start gap-3">
              <Form method="post" action={here} className="contents">
                {fields}
                <Button
                  kind="secondary"
                  size="small"
                  name="intent"
                  value="retry"
                  busyLabel="Asking..."
                  aria-label={`Retry ${label}`}
                >
                  Retry
                </Button>
              </Form>
              <AskOrStep
                opener={{ kind: 'secondary', size: 'small', children: 'Give up', 'aria-label': `Give up ${label}` }}
                title={questionOf(label)}
                action={here}
                fields={fields}
                name="intent"
                value="give-up"
                words={WORDS}
              >
                <p>{MEANING}</p>
              </AskOrStep>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The question as a step of its own, where no script ran. */
export function GiveUpQuestion({ job, until, label, here }: { job: string; until: string; label: string; here: string }) {
  return (
    <>
      <AdminHeading title={questionOf(label)}>{MEANING}</AdminHeading>
      <div className="flex flex-wrap gap-3">
        <SureForm action={here} fields={<Fields job={job} until={until} />} name="intent" value="give-up" words={WORDS} />
        <ButtonLink kind="secondary" to={here}>
          {WORDS.not}
        </ButtonLink>
      </div>
    </>
  )
}

const WORDS = { intent: 'Give up', busy: 'Giving up...', not: 'Keep' }
const MEANING =
  'What these jobs were to do will not be done, and they cannot be brought back. The audit log keeps that you decided so.'
const questionOf = (label: string) => `Give up “${label}”?`

function Fields({ job, until }: { job: string; until: string }) {
  return (
    <>
      <PersonField />
      <input type="hidden" name="job" value={job} />
      <input type="hidden" name="until" value={until} />
    </>
  )
}
