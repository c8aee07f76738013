import type { RunInput, RunStatus } from '#features/automation/core/run.ts'

/** What stands in the form of the AI Generator at first. */
export interface TypedBrief {
  readonly prompt: string
  readonly topic: string
  readonly author: string
  readonly tone: string
  readonly length: string
  /** Separated by commas. */
  readonly tags: string
}

/** What was asked of a run that wrote nothing, so that it can be asked in other words; else what the specification proposes. */
export function typedAgain(
  shown: { readonly run: { readonly status: RunStatus }; readonly input: RunInput<'article'> } | null,
  team: string,
): TypedBrief {
  const wroteNothing = shown?.run.status === 'failed' || shown?.run.status === 'cancelled'
  if (!wroteNothing) return { prompt: '', topic: '', author: team, tone: 'professional', length: 'medium', tags: '' }
  const { author, brief } = shown.input
  return { ...brief, author, tags: brief.tags.join(', ') }
}
