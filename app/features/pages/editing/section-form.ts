import { z } from 'zod'

import {
  blankOf,
  blanksOf,
  problemOfPicture,
  shapeOf,
  type AnyValues,
  type Field,
  type Fields,
  type UploadedPicture,
} from '#features/pages/core/fields.ts'

type Sent = Readonly<Record<string, string>>
type Item = Record<string, unknown>

/** The longest list of items that a form may bring; longer ones are read this far, and refused by their field. */
const MAX_ITEMS = 200

/** What a form says of a section: values as they were typed, and a sentence for each that is not taken, by the name of its control. */
export interface ReadSection {
  readonly values: AnyValues
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Reads the form of a section. Controls are named by their field; those of a list by the list, the place and the field: `questions.2.answer`.
 * A field that the form does not bring keeps what it was.
 */
export function readSectionForm(fields: Fields, sent: Sent, before: AnyValues): ReadSection {
  const values: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    values[name] = readField(name, field, sent, before[name])
    const parsed = shapeOf(field).safeParse(values[name])
    if (parsed.success) values[name] = parsed.data
    else Object.assign(errors, errorsOf(name, field, values[name], parsed.error.issues))
  }
  return { values, errors }
}

function readField(name: string, field: Field, sent: Sent, before: unknown): unknown {
  if (field.type === 'list') return readItems(name, field.item, sent)
  return field.type === 'pick' ? readPicked(name, sent, before) : readOne(name, field, sent, before)
}

function errorsOf(name: string, field: Field, value: unknown, issues: ReadonlyArray<z.core.$ZodIssue>): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [row, part] = field.type === 'list' ? path : []
    const control = [name, row, part].filter((each) => each !== undefined).map(String)
    const isPicture = (field.type === 'list' ? field.item[String(part)] : field)?.type === 'picture'
    const picture = field.type === 'list' ? (value as Item[])[Number(row)]?.[String(part)] : value
    const [inner, sentence] = isPicture ? problemOfPicture(picture) : [null, message]
    errors[[...control, ...(inner ? [inner] : [])].join('.')] ??= sentence
  }
  return errors
}

function readOne(name: string, field: Field, sent: Sent, before: unknown): unknown {
  if (field.type === 'picture') return readPicture(name, sent, before)
  const typed = sent[name]
  return typed === undefined ? (before ?? blankOf(field)) : normal(typed)
}

/** What is ticked, in the order of the form. A form without this field says so by not bringing its mark. */
function readPicked(name: string, sent: Sent, before: unknown): unknown {
  if (sent[pickMark(name)] === undefined) return before ?? []
  const beginning = `${name}.`
  return Object.keys(sent).flatMap((key) =>
    key.startsWith(beginning) && key !== pickMark(name) && sent[key] === TICKED ? [key.slice(beginning.length)] : [],
  )
}

/** What a tick says of a thing that can be picked; its control is called by the field and the id. */
export const TICKED = 'on'

/** The hidden control that tells that a form brings this field, where nothing in it is ticked. */
export const pickMark = (name: string) => `${name}.`

function readItems(name: string, item: Fields, sent: Sent): Item[] {
  const rows = new Set<number>()
  for (const key of Object.keys(sent)) {
    const [list, row] = key.split('.')
    if (list === name && /^\d{1,4}$/.test(row ?? '')) rows.add(Number(row))
  }
  return [...rows]
    .toSorted((one, other) => one - other)
    .slice(0, MAX_ITEMS)
    .map((row) =>
      Object.fromEntries(
        Object.entries(item).map(([part, field]) => [part, readOne(`${name}.${row}.${part}`, field, sent, undefined)]),
      ),
    )
}

/** What became of the picture of a field: none, one that is drawn, or the uploaded one, whose facts the form carries along. */
function readPicture(name: string, sent: Sent, before: unknown): unknown {
  const kind = sent[`${name}.kind`]
  if (kind === undefined) return before ?? null
  if (kind === 'none') return null
  if (kind !== 'upload') return { illustration: kind, seed: normal(sent[`${name}.seed`] ?? '') }
  const stored = storedIn(sent[`${name}.stored`])
  if (!stored) return null
  const percent = (part: string) => Math.min(100, Math.max(0, Number(sent[`${name}.${part}`]) || 0))
  return { ...stored, alt: normal(sent[`${name}.alt`] ?? ''), focus: { x: percent('x'), y: percent('y') } }
}

function storedIn(text: string | undefined): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null
  } catch {
    return null
  }
}

/** What a form carries along of an uploaded picture. */
export function carriedPicture(picture: UploadedPicture): string {
  const { key, widths, width, height } = picture
  return JSON.stringify({ key, widths, width, height })
}

const normal = (typed: string) => typed.replaceAll('\r\n', '\n').trim()

/** What a button does to the items of a list: `add:questions`, `remove:questions.2`, `up:questions.2`, `down:questions.2`. */
export function changeItems(fields: Fields, values: AnyValues, act: string): AnyValues | null {
  const [verb, target = ''] = act.split(':')
  const [name = '', row] = target.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name]! : null
  if (field?.type !== 'list') return null
  const items = values[name] as readonly Item[]
  const at = Number(row)
  if (verb === 'add') return { ...values, [name]: [...items, blanksOf(field.item)] }
  if (!items[at]) return null
  const rest = items.toSpliced(at, 1)
  if (verb === 'remove') return { ...values, [name]: rest }
  const to = verb === 'up' ? at - 1 : verb === 'down' ? at + 1 : null
  return to === null ? null : { ...values, [name]: rest.toSpliced(Math.max(0, to), 0, items[at]) }
}
