import type { RunInput, RunKind, RunProgress } from '#features/automation/core/run.ts'

import { batch } from './batch.ts'
import { daily } from './daily.ts'
import type { Kind, Outcome } from './kind.ts'
import { article } from './single-article.ts'
import { test } from './test.ts'
import { today } from './today.ts'

/** Every kind of run, by the name under which its runs are stored. What a kind means is asked of its object, and nowhere by its name. */
export const runKinds: { readonly [Name in RunKind]: Kind<Name> } = { article, batch, daily, today, test }

/** The kind of a run, which takes its input. */
export function kindOf<Name extends RunKind>(input: RunInput<Name>): Kind<Name> {
  return runKinds[input.kind]
}

/** Whether somebody may have it go on: what was written is kept, and only the rest is written anew. */
export function canBeRetried({ kind, status }: Pick<RunProgress, 'kind' | 'status'>): boolean {
  return (status === 'failed' || status === 'cancelled') && runKinds[kind].isRetriedByHand
}

/** What a person is told of a run. Null while it goes on, and for one that the schedule began. */
export function outcomeOf(run: RunProgress): Outcome | null {
  const kind = runKinds[run.kind]
  if (run.status === 'done') return kind.whenDone(run)
  if (run.status === 'failed') return kind.whenFailed(run.error)
  return run.status === 'cancelled' ? kind.whenCancelled : null
}
