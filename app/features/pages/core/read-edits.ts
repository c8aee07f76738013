import { z } from 'zod'

import { uploadShape } from './fields.ts'
import type { LostPart, PageEdits } from './page-edits.ts'

const stored = { kind: z.string(), version: z.int(), values: z.record(z.string(), z.unknown()) }
const added = z.object({ id: z.string(), ...stored })
const unread = z.object({ id: z.string(), of: z.enum(['changed', 'added']), ...stored })
const headShapes: Readonly<Record<string, z.ZodType>> = {
  title: z.string(),
  description: z.string(),
  picture: uploadShape.nullable(),
}
const entryShapes: Readonly<Record<string, z.ZodType>> = {
  added,
  unread,
  removed: z.string(),
  hidden: z.string(),
  order: z.string(),
}

/**
 * Reads what is stored of a page, each part by itself: one that has lost its shape, or is of a release to come, costs the page nothing else. It stays among
 * the lost parts as it is, and is tried again whenever the page is read. What the values have to be is told by their kinds.
 */
export function readEdits(raw: unknown): PageEdits {
  const edits: Record<string, unknown> = {}
  const lost: LostPart[] = []
  const keep = (part: LostPart) => {
    if (!lost.some(({ at, value }) => at === part.at && JSON.stringify(value) === JSON.stringify(part.value))) lost.push(part)
  }
  if (!isRecord(raw)) return raw === null || raw === undefined ? {} : { lost: [{ at: '', value: raw }] }
  const { lost: before, ...parts } = raw
  for (const [at, value] of Object.entries(parts)) readPart(edits, at, value, keep)
  for (const each of Array.isArray(before) ? before : before === undefined ? [] : [before]) {
    if (isRecord(each) && typeof each['at'] === 'string' && 'value' in each) readPart(edits, each['at'], each['value'], keep)
    else keep({ at: 'lost', value: each })
  }
  return { ...edits, ...(lost.length > 0 && { lost }) }
}

function readPart(edits: Record<string, unknown>, at: string, value: unknown, keep: (part: LostPart) => void): void {
  if (value === undefined) return
  if (at === 'head' || at === 'changed') {
    if (!isRecord(value)) return keep({ at, value })
    const own = (edits[at] ?? {}) as Record<string, unknown>
    for (const [name, each] of Object.entries(value)) {
      const shape = at === 'head' ? ownOf(headShapes, name) : z.object(stored)
      const parsed = shape?.safeParse(each)
      // What is there already was written later.
      if (parsed?.success && !Object.hasOwn(own, name)) Object.defineProperty(own, name, { value: parsed.data, ...PLAIN })
      else keep({ at, value: { [name]: each } })
    }
    if (Object.keys(own).length > 0) edits[at] = own
    return
  }
  const shape = ownOf(entryShapes, at)
  if (!shape || !Array.isArray(value)) return keep({ at, value })
  const own = (edits[at] ?? []) as unknown[]
  for (const each of value) {
    const parsed = shape.safeParse(each)
    if (parsed.success) own.push(parsed.data)
    else keep({ at, value: [each] })
  }
  if (own.length > 0) edits[at] = own
}

const PLAIN = { enumerable: true, configurable: true, writable: true } as const

const ownOf = (shapes: Readonly<Record<string, z.ZodType>>, name: string) =>
  Object.hasOwn(shapes, name) ? shapes[name] : undefined

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
