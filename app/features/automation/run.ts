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
