/**
 * A text as PostgreSQL keeps it: without U+0000, and without the halves of signs that lost their other half. No person types
 * either; programs and models send them. What comes in from outside passes here, as a form, as JSON, or as a model’s answer.
 */
export function storableText(text: string): string {
  const whole = text.isWellFormed() ? text : text.replaceAll(/\p{Cs}/gu, '')
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole
}

/** Marks that turn the direction of what follows: in a name they turn the line around it, in a title of a page or a subject of a mail the rest of it. */
const DIRECTION = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/** A text of one line, such as a name or a title, without marks that turn its direction: letters say by themselves which way they run. */
export function withoutDirectionMarks(text: string): string {
  return text.replaceAll(DIRECTION, '')
}
