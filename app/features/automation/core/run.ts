import type { Brief } from './article.ts'

/** A line pair of the batch, with its time; null is a draft. */
export interface BatchItem {
  readonly title: string
  readonly prompt: string
  /** ISO 8601. */
  readonly scheduledFor: string | null
}

/** What is asked of an article of a day, whoever asks. */
interface DayInput {
  readonly brief: Brief
  readonly author: string
  readonly includeImage: boolean
  /** Saved as a draft for review instead of published. */
  readonly asDraft: boolean
}

interface RunInputs {
  readonly article: { readonly brief: Brief; readonly author: string; readonly includeImage: boolean }
  readonly batch: { readonly items: readonly BatchItem[]; readonly author: string }
  readonly daily: DayInput
  readonly today: DayInput
  readonly test: DayInput
}

export type RunKind = keyof RunInputs

/** What a run was asked for, as it is stored. */
export type RunInput<Name extends RunKind = RunKind> = { [Each in Name]: { readonly kind: Each } & RunInputs[Each] }[Name]

/** Whether it was asked for as one of these kinds. */
export function isOfKinds<Name extends RunKind>(
  input: RunInput,
  kinds: readonly Name[],
): input is Extract<RunInput, { kind: Name }> {
  return kinds.some((kind) => kind === input.kind)
}

export type RunStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** How far a run is. */
export interface RunProgress {
  readonly id: string
  readonly kind: RunKind
  readonly status: RunStatus
  /** What is being done, in words. */
  readonly step: string
  readonly done: number
  readonly total: number
  /** Why it ended without what was asked for, in a sentence. */
  readonly error: string | null
}

export function isOver(status: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** The author where nobody is named. */
export function teamOf(siteName: string): string {
  return `${siteName} Team`
}
