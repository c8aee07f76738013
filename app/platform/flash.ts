/** A short word to the person, shown once on the next page. */
export interface Toast {
  readonly title: string
  readonly text?: string
  readonly kind?: 'note' | 'error'
}
