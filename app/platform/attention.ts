/** Something that waits for the owner: what overview and badges read. */
export interface AttentionItem {
  /** Stable: by it a kind is put off. Begins with the feature’s name (`inbox.unread`). */
  readonly kind: string
  readonly severity: 'urgent' | 'due' | 'later'
  /** Since when the oldest of them waits; null where nobody knows. */
  readonly since: Date | null
  /** How many; 1 where it is one thing. */
  readonly count: number
  /** It is one thing that nobody would count: its number is not shown. */
  readonly isOneThing?: true
  readonly title: string
  readonly text: string
  /** Where it is done: a path of this site. */
  readonly to: string
}
