/** A short word to the person, shown once on the next page. */
export interface Toast {
  readonly title: string
  readonly text?: string
  /** An `alert` is no slip: the page that it leads to shows it as a dialog with OK. */
  readonly kind?: 'note' | 'error' | 'alert'
  /** Milliseconds, where it is not the usual time. */
  readonly duration?: number
  /** A link to a page of this site. */
  readonly action?: { readonly label: string; readonly to: string }
}
