import type { z } from 'zod'

import type { FormReport } from './form.ts'
import { storableText } from './storable-text.ts'

export type ParsedForm<Value> = { ok: true; value: Value } | { ok: false; report: FormReport }

/**
 * The form's fields as text, each name once (the last one wins). Files are left out.
 * @throws Response 415 when the body is no form.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return (await readFormWithFiles(request)).fields
}

/**
 * The form's fields as text, and the files that were chosen, each name once (the last one wins). A file field that was left
 * empty is not among the files.
 * @throws Response 415 when the body is no form.
 */
export async function readFormWithFiles(
  request: Request,
): Promise<{ fields: Record<string, string>; files: Readonly<Record<string, File | undefined>> }> {
  const form = await request.formData().catch(() => null)
  if (!form) throw new Response('This address takes a form.', { status: 415 })
  const fields: Record<string, string> = {}
  const files: Record<string, File> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = storableText(value)
    else if (value.size > 0 || value.name) files[name] = value
  }
  return { fields, files }
}

/** Parses the fields of a form by its schema. A refusal carries what was typed, without passwords. */
export function parseFields<Schema extends z.ZodType>(
  fields: Record<string, string>,
  schema: Schema,
): ParsedForm<z.output<Schema>> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, report: reportOf(fields, firstSentences(parsed.error.issues)) }
}

/** The report of a form that a use-case refused, with the sentences it gave. */
export function reportOf(fields: Record<string, string>, errors: Record<string, string>): FormReport {
  return { values: Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name))), errors }
}

/** The first sentence of each field, in the order of the schema: the focus goes to the first field named here. */
function firstSentences(issues: ReadonlyArray<z.core.$ZodIssue>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0] ?? '')] ??= message
  return errors
}
