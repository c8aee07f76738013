import type { z } from 'zod'

import { storableText, withoutDirectionMarks } from '#base/storable-text.ts'

import { boundedFields, longFields, longInJson, typedIn, type Fields, type FormLimits } from './form-limits.server.ts'
import type { FormReport } from './form.ts'
import { isForm, sentForm, type NoForm } from './sent-form.server.ts'

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; report: FormReport }

/**
 * The bytes of a body that is no form.
 * @throws Response 415 when it says that it is one.
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (isForm(request)) throw new Response('This address takes bytes, and no form.', { status: 415 })
  return request.bytes()
}

/**
 * The form's fields as text, each name once (the last one wins), none longer than its limit. Files are left out.
 * @throws Response 415 when the body is no form, 413 when it is longer than any, 400 when it has more fields than it may have.
 */
export async function readForm(request: Request, limits: FormLimits = {}): Promise<Fields> {
  return (await readFormWithFiles(request, limits)).fields
}

const refusals: Readonly<Record<NoForm, () => Response>> = {
  'no form': () => new Response('This address takes a form.', { status: 415 }),
  'too large': () => new Response('This form is longer than any page of this site sends.', { status: 413 }),
  'too many fields': () =>
    new Response('This form has more fields, or longer names, than any page of this site.', { status: 400 }),
}

/**
 * The form's fields as text, and the files that were chosen, each name once (the last one wins). A file field that was left
 * empty is not among the files.
 * @throws Response 415 when the body is no form, 413 when it is longer than any, 400 when it has more fields than it may have.
 */
export async function readFormWithFiles(
  request: Request,
  limits: FormLimits = {},
): Promise<{ fields: Fields; files: Readonly<Record<string, File | undefined>> }> {
  const form = await sentForm(request)
  if (typeof form === 'string') throw refusals[form]()
  const files = form.files.filter(([, { size, name }]) => size > 0 || name)
  const texts = form.texts.map(([name, text]) => [currentName(name), typedText(name, text)] as const)
  return { fields: boundedFields(texts, limits), files: Object.fromEntries(files) }
}

/** Passwords stay as they are typed, and texts of several lines keep the marks that a language needs within them. */
function typedText(name: string, text: string): string {
  const kept = storableText(text)
  return /password/i.test(name) || /[\r\n]/.test(kept) ? kept : withoutDirectionMarks(kept)
}

/** The names of fields in pages of earlier versions, which may still be open in a browser. */
const earlierNames = new Map([['do', 'intent']])
const currentName = (name: string) => earlierNames.get(name) ?? name

/**
 * Parses the fields of a form by its schema. A refusal carries what was typed, without passwords. Nothing is read of a form that has a field which is too
 * long.
 */
export function parseFields<Schema extends z.ZodType>(fields: Fields, schema: Schema): ParsedForm<z.output<Schema>> {
  const long = tooLong(fields)
  if (long) return { ok: false, report: long }
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, report: reportOf(fields, firstSentences(parsed.error.issues)) }
}

/** Parses the body of a call by its schema; nothing is read of one with a text that is too long. */
export function parseCall<Schema extends z.ZodType>(body: object, schema: Schema): ParsedForm<z.output<Schema>> {
  const errors = longInJson(body)
  // What is no text of its own is for the schema to refuse.
  return Object.keys(errors).length > 0 ? { ok: false, report: { values: {}, errors } } : parseFields(body as Fields, schema)
}

/** The refusal of a form of which fields are longer than they may be; null where none is. */
export function tooLong(fields: Fields): FormReport | null {
  const report = reportOf(fields, {})
  return Object.keys(report.errors).length > 0 ? report : null
}

/** The report of a form that a use-case refused, with the sentences it gave, and those beside fields that are too long. */
export function reportOf(fields: Fields, errors: Record<string, string>): FormReport {
  const typed = Object.entries(typedIn(fields)).filter(([name]) => !/password/i.test(name))
  return { values: Object.fromEntries(typed), errors: { ...longFields(fields), ...errors } }
}

/** The first sentence of each field, in the order of the schema: the focus goes to the first field named here. */
function firstSentences(issues: ReadonlyArray<z.core.$ZodIssue>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message
  return errors
}
