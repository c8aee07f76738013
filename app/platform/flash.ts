/** A short word to the person, shown once on the next page. */
export interface Toast {
  readonly title: string
  readonly text?: string
  readonly kind?: 'note' | 'error'
  /** A link to a page of this site. */
  readonly action?: { readonly label: string; readonly to: string }
}
