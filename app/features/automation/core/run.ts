import type { Brief } from './article.ts'

/** A line pair of the batch, with its time; null is a draft. */
export interface BatchItem {
  readonly title: string
  readonly prompt: string
  /** ISO 8601. */
  readonly scheduledFor: string | null
}

/** What a run was asked for. */
export type RunInput =
  | { readonly kind: 'article'; readonly brief: Brief; readonly author: string; readonly includeImage: boolean }
  | { readonly kind: 'batch'; readonly items: readonly BatchItem[]; readonly author: string }
  | {
      readonly kind: 'daily' | 'today' | 'test'
      readonly brief: Brief
      readonly author: string
      readonly includeImage: boolean
      /** Saved as a draft for review instead of published. */
      readonly asDraft: boolean
    }

export type RunKind = RunInput['kind']
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

/** The last step of an article of today that became a draft because the owner prepares for review. */
export const WAITS_FOR_REVIEW = "Today's article waits for your review."

export function isOver(status: RunStatus): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** Whether somebody may have it go on: what was written is kept, and only the rest is written anew. */
export function canBeRetried({ kind, status }: Pick<RunProgress, 'kind' | 'status'>): boolean {
  return (status === 'failed' || status === 'cancelled') && kind !== 'daily'
}

/** The author where nobody is named. */
export function teamOf(siteName: string): string {
  return `${siteName} Team`
}
