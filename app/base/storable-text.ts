/**
 * A text as PostgreSQL keeps it: without U+0000, and without the halves of signs that lost their other half. No person types
 * either; programs and models send them. What comes in from outside passes here, as a form, as JSON, or as a model’s answer.
 */
export function storableText(text: string): string {
  const whole = text.isWellFormed() ? text : text.replaceAll(/\p{Cs}/gu, '')
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}
