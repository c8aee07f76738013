/** Work that takes a while, as those who wait for it see it. */
export interface WorkProgress {
  readonly id: string
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'
}

export function isOver(status: WorkProgress['status']): boolean {
  return status === 'done' || status === 'failed' || status === 'cancelled'
}

/** How often a stream gives a sign of life. */
export const BEAT_EVERY_MS = 25_000
/** What an answer, or a sign of life that is due, may take. */
export const PATIENCE_MS = 10_000
/** Pauses before a lost stream is opened again: the last one for every further attempt. */
export const RECONNECT_AFTER_MS = [1_000, 2_000, 5_000, 10_000] as const
/** Pauses after those, where the server answers but has no stream to give; at each the listeners look for themselves. */
export const REFUSED_AGAIN_AFTER_MS = [30_000, 60_000] as const

/** The event that says: something may have been missed, look for yourself. */
export const REVALIDATE = 'look'

export type ProgressWord<Progress> = { readonly look: true } | { readonly look: false; readonly run: Progress }
