import { data, redirect } from 'react-router'

import type { AnyValues, Field, Fields as SectionFields } from '#features/pages/core/fields.ts'
import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { sectionProblems } from '#features/pages/editing/block-problems.server.ts'
import { changePage, openPage, type Editor } from '#features/pages/editing/edit-page.server.ts'
import { findPickOptions } from '#features/pages/editing/pick-options.server.ts'
import { namesOfPicked, type AllPickOptions } from '#features/pages/editing/pick-options.ts'
import { keepPagePicture } from '#features/pages/editing/pictures.server.ts'
import { changeItems, readSectionForm } from '#features/pages/editing/section-form.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Fields } from '#platform/form-limits.server.ts'
import { tooLong } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { pictureProblems } from '#platform/picture.ts'
import type { Services } from '#services.server.ts'

interface Sent {
  readonly fields: Fields
  readonly files: Readonly<Record<string, File | undefined>>
}

/** Saves what a section’s form says to the draft; where somebody else was quicker, both texts go back. */
export async function saveSection(services: Services, editor: Editor, id: string, { fields, files }: Sent) {
  const found = await findSection(services, id, fields['section'])
  if (!found) return redirectWithToast(`/admin/pages/${id}`, DELETED)
  const { section, kind } = found
  const again = formAgain(services, kind)
  const long = tooLong(fields)
  if (long) return again(readSectionForm(kind.fields, long.values, section.values).values, long, 400)
  const pictures = await takePictures(services, kind.fields, files)
  const { values, errors } = readSectionForm(kind.fields, { ...fields, ...pictures.fields }, section.values)
  const report = { values: fields, errors: { ...errors, ...pictures.errors } }
  if (Object.keys(report.errors).length > 0) return again(values, report, 400)
  const current = fingerprintOf(section.values)
  const isTheirs = fields['fingerprint'] !== undefined && fields['fingerprint'] !== current && fingerprintOf(values) !== current
  if (isTheirs) {
    const offered = await findPickOptions(services, kind.fields, section.values)
    return again(values, report, 409, { theirs: differences(kind.fields, section.values, values, offered) }, current)
  }
  const changed = await changePage(services, editor, id, (page) => writeSection(page, section.id, values))
  if (!changed.ok) return redirectWithToast(`/admin/pages/${id}`, DELETED)
  return redirect(`/admin/pages/${id}?section=${section.id}&saved=yes`, 303)
}

/** Moves, removes or adds an item of a list in the form as it was typed; nothing is saved by it. */
export async function changeSectionForm(services: Services, id: string, fields: Fields) {
  const found = await findSection(services, id, fields['section'])
  if (!found) return redirectWithToast(`/admin/pages/${id}`, DELETED)
  const { kind, section } = found
  const again = formAgain(services, kind)
  const long = tooLong(fields)
  if (long) return again(readSectionForm(kind.fields, long.values, section.values).values, long, 400)
  const { values } = readSectionForm(kind.fields, fields, section.values)
  const changed = changeItems(kind.fields, values, fields['intent']!)
  if (!changed) throw data(null, 400)
  return again(changed, undefined, 200)
}

/** What a form that saves itself is answered: the new fingerprint of the section, or why nothing was saved. */
export async function keepSection(services: Services, editor: Editor, id: string, fields: Fields): Promise<Response> {
  const found = await findSection(services, id, fields['section'])
  if (!found) return Response.json({ state: 'gone' }, { status: 404 })
  const { section, kind } = found
  if (tooLong(fields)) return Response.json({ state: 'refused' })
  const { values, errors } = readSectionForm(kind.fields, fields, section.values)
  if (Object.keys(errors).length > 0) return Response.json({ state: 'refused' })
  const current = fingerprintOf(section.values)
  if (fields['fingerprint'] !== current && fingerprintOf(values) !== current) return Response.json({ state: 'conflict' })
  const changed = await changePage(services, editor, id, (page) => writeSection(page, section.id, values), { isTyping: true })
  if (!changed.ok) return Response.json({ state: 'gone' }, { status: 404 })
  const kept = changed.page.sections.find((each) => each.id === section.id)!
  const problems = sectionProblems(kind.fields, kept.values, services.site.origin)
  return Response.json({ fingerprint: fingerprintOf(kept.values), problems })
}

const DELETED = {
  title: 'This section is not on the page any more',
  text: 'Somebody else may have deleted it.',
  kind: 'error',
} as const

async function findSection(services: Services, id: string, sectionId: string | undefined) {
  const opened = await openPage(services, id)
  const section = opened?.page.sections.find((each) => each.id === sectionId)
  return section ? { section, kind: sectionKinds.get(section.kind)! } : null
}

/** Keeps the pictures that came with a form sent without a script, and puts them in the place of the fields that carry one. */
async function takePictures(services: Services, fields: SectionFields, files: Sent['files']) {
  const taken: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const [control, file] of Object.entries(files)) {
    const name = control.replace(/\.file$/, '')
    if (!file || name === control || fieldAt(fields, name)?.type !== 'picture') continue
    const stored = await keepPagePicture(services, await file.bytes())
    if (stored.ok)
      Object.assign(taken, {
        [`${name}.kind`]: 'upload',
        [`${name}.stored`]: JSON.stringify(stored.picture),
        [`${name}.x`]: '50',
        [`${name}.y`]: '50',
      })
    else errors[control] = pictureProblems[stored.reason]
  }
  return { fields: taken, errors }
}

/** The field of a control: `picture`, or `items.2.picture`. */
function fieldAt(fields: SectionFields, control: string): Field | undefined {
  const [name = '', , part] = control.split('.')
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return part !== undefined && field?.type === 'list' ? field.item[part] : field
}

function differences(fields: SectionFields, theirs: AnyValues, mine: AnyValues, offered: AllPickOptions) {
  return Object.entries(fields)
    .filter(([name]) => fingerprintOf(theirs[name] ?? null) !== fingerprintOf(mine[name] ?? null))
    .map(([name, field]) => {
      const their = theirs[name]
      const said = field.type === 'pick' ? namesOfPicked(their as readonly string[], offered[field.of]) : their
      return { label: field.label, text: textOf(said) }
    })
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).filter(Boolean).join(': ') : ''
}

/** The form of a section of a kind, as it was typed. */
function formAgain({ site }: Pick<Services, 'site'>, { fields }: SectionKind) {
  return (
    values: AnyValues,
    report: FormReport | undefined,
    status: number,
    conflict: { theirs: Array<{ label: string; text: string }> } | null = null,
    fingerprint?: string,
  ) => {
    const problems = sectionProblems(fields, values, site.origin)
    const isUnsaved = report === undefined
    return data({ refused: 'section', report, values, problems, conflict, fingerprint, isUnsaved } as const, status)
  }
}
