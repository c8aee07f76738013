import type { ReactNode } from 'react'
import { Form, useRouteLoaderData } from 'react-router'

import { isOver, type RunProgress } from '#features/automation/core/run.ts'
import { canBeRetried, outcomeOf } from '#features/automation/kinds/run-kinds.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { useLiveRun, useOutcome } from './use-live-run.tsx'

interface RunPanelProps {
  run: RunProgress
  /** Where its forms lead back to. */
  from: string
  /** Whether the address names it: a form has led here. */
  isNamed: boolean
  /** What stands here once it is done. */
  children?: ReactNode
}

/** A run: how far it is, with a way to stop it; or how it ended, with a way to go on. */
export function RunPanel({ run: loaded, from, isNamed, children }: RunPanelProps) {
  const run = useLiveRun(loaded) ?? loaded
  useOutcome(run, isNamed)
  return (
    <section aria-label="Progress" className="grid gap-4">
      {isOver(run.status) ? <Ended run={run} from={from} isNamed={isNamed} /> : <GoingOn run={run} from={from} />}
      {run.status === 'done' && children}
    </section>
  )
}

function GoingOn({ run, from }: { run: RunProgress; from: string }) {
  const { id, step, done, total } = run
  return (
    <div className="card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <output className="block wrap-anywhere">{step}</output>
          <p className="cap num mt-1">{total > 1 ? `${done} of ${total} written. ` : ''}You can leave this page: it continues.</p>
        </div>
        <RunForm id={id} from={from} intent="cancel" label="Cancel" busyLabel="Stopping..." />
      </div>
      {total > 1 && <progress className="work-bar" value={done} max={total} aria-label="Articles written" />}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    </div>
  )
}

function Ended({ run, from, isNamed }: { run: RunProgress; from: string; isNamed: boolean }) {
  const { id, status, error, done, total } = run
  const outcome = outcomeOf(run)
  const root = useRouteLoaderData<{ toasts: readonly unknown[] }>('root')
  const runsScripts = useRunsScripts()
  // With scripts it is a toast, and so it is where a form’s own answer brought it.
  const isToast = runsScripts || (root?.toasts.length ?? 0) > 0
  const notice = isNamed && outcome && !isToast && (
    <Alert kind={outcome.kind} title={outcome.title}>
      {outcome.text}
    </Alert>
  )
  if (status === 'done')
    return (
      <>
        {notice}
        {error !== null && <Alert>{error}</Alert>}
      </>
    )
  return (
    <>
      {notice}
      <Alert kind={status === 'failed' ? 'error' : 'note'} title={status === 'failed' ? 'It was not written' : 'You stopped it'}>
        {status === 'failed' && <p>{error}</p>}
        {total > 1 && (
          <p>
            Nothing was saved. {done === 0 ? 'No text is' : `${done} of ${total} texts are`} written and kept: “Retry” continues
            with the rest.
          </p>
        )}
        {canBeRetried(run) && <RunForm id={id} from={from} intent="retry" label="Retry" busyLabel="Retrying..." />}
      </Alert>
    </>
  )
}

interface RunFormProps {
  id: string
  from: string
  intent: 'cancel' | 'retry'
  label: string
  busyLabel: string
}

function RunForm({ id, from, intent, label, busyLabel }: RunFormProps) {
  return (
    <Form method="post" action="/blog-automation" preventScrollReset className={intent === 'retry' ? 'mt-3' : undefined}>
      <PersonField />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={from} />
      <Button kind="secondary" size="small" name="intent" value={intent} busyLabel={busyLabel}>
        {label}
      </Button>
    </Form>
  )
}
