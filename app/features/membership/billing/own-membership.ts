import type { Acts } from './acts.ts'
import type { statusWords } from './membership-words.ts'

type StatusWords = (typeof statusWords)[keyof typeof statusWords]

/** A membership as its member reads it, in words; days are written in their language. */
export interface OwnMembership extends Pick<StatusWords, 'word' | 'tone'> {
  readonly headline: string
  /** What that means for them. */
  readonly meaning: string
  readonly allowed: boolean
  readonly plan: string | null
  readonly price: string | null
  readonly until: string | null
  /** `until` is a day that counts whole, not one in the middle of which it ends. */
  readonly isLastDay: boolean
  readonly nextPayment: string | null
  readonly canBuy: boolean
  readonly hasBilling: boolean
  readonly hasPortal: boolean
  readonly acts: Pick<Acts, 'canCancel' | 'endsWith' | 'canWithdraw' | 'canPause' | 'canResume'>
  readonly refundUntil: string | null
  /** When the money was asked back that has not gone back yet. */
  readonly refundPendingSince: string | null
  readonly changeTo: { readonly name: string; readonly price: string } | null
  readonly history: ReadonlyArray<{
    readonly id: string
    readonly when: string
    readonly title: string
    readonly details: string
    /** The member’s own. */
    readonly words: string | null
  }>
}
