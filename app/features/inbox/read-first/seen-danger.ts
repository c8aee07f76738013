/** The name of the field that says what danger a page had shown. */
export const SEEN_DANGER = 'seen-danger'

/** The newest danger that the page of a form had shown; null when it had shown none. */
export function seenDangerIn(fields: Readonly<Record<string, string | undefined>>): Date | null {
  const typed = fields[SEEN_DANGER]
  const instant = typed ? new Date(typed) : null
  return instant === null || Number.isNaN(instant.getTime()) ? null : instant
}
