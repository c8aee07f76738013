import { z } from 'zod'

import { secondsOf } from '#features/courses/core/clock-time.ts'
import { slugOf } from '#features/site/slug.ts'
import { beginningOf } from '#features/writing/text.ts'

import { lessonLimits, type LessonContent } from './lesson-content.ts'
import { resourceFields, resourcesIn } from './resource-rows.ts'
import { atMost, line } from './typed-text.ts'

const text = (characters: number) =>
  z
    .string()
    .default('')
    .transform((typed) => typed.replaceAll('\r\n', '\n').trimEnd())
    .refine((typed) => typed.length <= characters, atMost(characters))
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'on')

const Fields = z.object({
  title: line(lessonLimits.title).refine((typed) => typed !== '', 'Please enter a title.'),
  slug: line(lessonLimits.title).transform(slugOf),
  summary: line(lessonLimits.summary),
  body: text(lessonLimits.body),
  practice: text(lessonLimits.practice),
  duration: z
    .string()
    .default('')
    .refine((typed) => secondsOf(typed) !== null, 'Please enter minutes and seconds, like 4:30.')
    .transform((typed) => secondsOf(typed) ?? 0),
  isPreview: ticked,
  opensInTrial: ticked,
})

const lengths: ReadonlyMap<string, number> = new Map([
  ['title', lessonLimits.title],
  ['slug', lessonLimits.title],
  ['summary', lessonLimits.summary],
  ['body', lessonLimits.body],
  ['practice', lessonLimits.practice],
  ['duration', lessonLimits.duration],
  ['isPreview', 'on'.length],
  ['opensInTrial', 'on'.length],
  ...Array.from({ length: lessonLimits.resources }, (_, row) => resourceFields(row)).flatMap(
    ({ title, address }): [string, number][] => [
      [title, lessonLimits.resourceTitle],
      [address, lessonLimits.resourceAddress],
    ],
  ),
])

/** The fields of a lesson as they were typed, and nothing else; too much of any is cut off. */
export function lessonFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  const known = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const most = lengths.get(name)
    return most === undefined ? [] : [[name, beginningOf(value.replaceAll('\r\n', '\n'), most)]]
  })
  return Object.fromEntries(known)
}

/** What is kept of a form while somebody writes in it, of which draft, and over which version. */
export function typedLesson(fields: Readonly<Record<string, string>>) {
  const over = Number.parseInt(fields['version'] ?? '', 10)
  return { id: fields['draft'] ?? '', over: over > 0 && over < MAX_VERSIONS ? over : 1, fields: lessonFields(fields) }
}

/** Of what the database counts to. */
const MAX_VERSIONS = 2 ** 31

type ReadLesson = { ok: true; content: LessonContent } | { ok: false; errors: Record<string, string> }

/** What the form of a lesson says, or a sentence for each field that needs another look. */
export function readLesson(fields: Record<string, string>): ReadLesson {
  const parsed = Fields.safeParse(fields)
  const { rows, errors: inRows } = resourcesIn(fields)
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message
  Object.assign(errors, inRows)
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors }
  const { duration, ...content } = parsed.data
  return { ok: true, content: { ...content, durationSeconds: duration, resources: rows } }
}

/** Who has reviewed a lesson; empty sets it back. */
export const ReviewForm = z.object({ reviewedBy: line(lessonLimits.reviewedBy) })
