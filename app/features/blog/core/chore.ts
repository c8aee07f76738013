/** Long work over all posts that the owner starts. */
export const choreKinds = ['search', 'links', 'export'] as const
export type ChoreKind = (typeof choreKinds)[number]

/** The last run of a chore. */
export interface Chore {
  readonly status: 'waiting' | 'running' | 'done' | 'failed'
  readonly done: number
  readonly total: number
  readonly bytes: number | null
  readonly startedAt: Date
  readonly endedAt: Date | null
}

export function isChoreKind(text: string | undefined): text is ChoreKind {
  return choreKinds.some((kind) => kind === text)
}

/** Tells how far a run is. False when another run has begun since: then this one stops. */
export type Progress = (done: number, total: number) => Promise<boolean>

/** What came of a chore: a file, or nothing that is kept here. */
export type ChoreResult = { readonly fileKey: string; readonly bytes: number } | null
