/** What goes back to a form that was refused: what was typed, and one sentence beside each field that needs another look. */
export interface FormReport {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}
