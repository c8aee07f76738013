import { data, redirect } from 'react-router'

import type { AnyValues, Fields as SectionFields } from '#features/pages/core/fields.ts'
import { fingerprintOf } from '#features/pages/core/fingerprint.server.ts'
import type { Page } from '#features/pages/core/page.ts'
import { writeSection, type ActOutcome } from '#features/pages/core/section-acts.ts'
import { actedOn } from '#features/pages/editing/acted-on-item.ts'
import { sectionProblems } from '#features/pages/editing/block-problems.server.ts'
import { changePage, openPage, type Editor } from '#features/pages/editing/edit-page.server.ts'
import { findPickOptions } from '#features/pages/editing/pick-options.server.ts'
import { namesOfPicked, type AllPickOptions } from '#features/pages/editing/pick-options.ts'
import { changeItems, readSectionForm } from '#features/pages/editing/section-form.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { FILE_FIELD } from '#features/writing/files/file-form.tsx'
import type { Fields } from '#platform/form-limits.server.ts'
import { tooLong } from '#platform/form.server.ts'
import { takeSentFile } from '#routes/admin/files/sent-file.server.ts'
import type { Services } from '#services.server.ts'

import { formAgain, sectionGone } from './section-answers.server.ts'
import { takePictures, type Sent } from './taken-pictures.server.ts'

/** Saves what a section’s form says to the draft; where somebody else was quicker, both texts go back. */
export async function saveSection(services: Services, editor: Editor, id: string, { fields, files }: Sent) {
  const opened = await openForm(services, id, fields)
  if ('answer' in opened) return opened.answer
  const { section, kind, again } = opened
  const pictures = await takePictures(services, kind.fields, files)
  const { values, errors } = readSectionForm(kind.fields, { ...fields, ...pictures.fields }, section.values)
  const report = { values: fields, errors: { ...errors, ...pictures.errors } }
  if (Object.keys(report.errors).length > 0) return again(values, report, 400)
  const changed = await changePage(services, editor, id, unlessChanged(section.id, fields['fingerprint'], values))
  if (!changed.ok && changed.reason === 'conflict') {
    const theirs = (await findSection(services, id, section.id))?.section.values ?? section.values
    const offered = await findPickOptions(services, kind.fields, theirs)
    const conflict = { theirs: differences(kind.fields, theirs, values, offered) }
    return again(values, report, 409, { conflict, fingerprint: fingerprintOf(theirs) })
  }
  if (!changed.ok) return sectionGone(fields)
  return redirect(`/admin/pages/${id}?section=${section.id}&saved=yes`, 303)
}

/** Moves, removes or adds an item of a list in the form as it was typed; nothing is saved by it. */
export async function changeSectionForm(services: Services, id: string, fields: Fields) {
  const opened = await openForm(services, id, fields)
  if ('answer' in opened) return opened.answer
  const { section, kind, again } = opened
  const { values } = readSectionForm(kind.fields, fields, section.values)
  const changed = changeItems(kind.fields, values, fields['intent']!)
  if (!changed) throw data(null, 400)
  const [list = ''] = (fields['intent']!.split(':')[1] ?? '').split('.')
  return again(changed, undefined, 200, { actedOn: actedOn(fields['intent']!, (values[list] as unknown[]).length) })
}

/** Keeps a recording or PDF that came with the form of a section, which comes back as it was typed; nothing is saved by it. */
export async function takeFileOfSection(services: Services, editor: Editor, id: string, { fields, files }: Sent) {
  const opened = await openForm(services, id, fields)
  if ('answer' in opened) return opened.answer
  const { section, kind, again } = opened
  const pictures = await takePictures(services, kind.fields, files)
  const { values } = readSectionForm(kind.fields, { ...fields, ...pictures.fields }, section.values)
  return again(values, undefined, 200, { sentFile: await takeSentFile(services, editor, `pages/${id}`, files[FILE_FIELD]) })
}

/** Writes what a section says, unless somebody else has changed it since the form was made; whoever says the same changes nothing. */
function unlessChanged(id: string, fingerprint: string | undefined, values: AnyValues) {
  return (page: Page): ActOutcome => {
    const there = page.sections.find((each) => each.id === id)?.values
    const current = there && fingerprintOf(there)
    const isTheirs = fingerprint !== undefined && fingerprint !== current && fingerprintOf(values) !== current
    return there && isTheirs ? { ok: false, reason: 'conflict' } : writeSection(page, id, values)
  }
}

/** What a form that saves itself is answered: the new fingerprint of the section, or why nothing was saved. */
export async function keepSection(services: Services, editor: Editor, id: string, fields: Fields): Promise<Response> {
  const found = await findSection(services, id, fields['section'])
  if (!found) return Response.json({ state: 'gone' }, { status: 404 })
  const { section, kind } = found
  if (tooLong(fields)) return Response.json({ state: 'refused' })
  const { values, errors } = readSectionForm(kind.fields, fields, section.values)
  if (Object.keys(errors).length > 0) return Response.json({ state: 'refused' })
  const act = unlessChanged(section.id, fields['fingerprint'] ?? '', values)
  const changed = await changePage(services, editor, id, act, { isTyping: true })
  if (!changed.ok && changed.reason === 'conflict') return Response.json({ state: 'conflict' })
  if (!changed.ok) return Response.json({ state: 'gone' }, { status: 404 })
  const kept = changed.page.sections.find((each) => each.id === section.id)!
  const problems = sectionProblems(kind.fields, kept.values, services.site.origin)
  return Response.json({ fingerprint: fingerprintOf(kept.values), problems })
}

/** The section of which a form is, with what sends the form back; or the answer where the section is gone, or a text is too long. */
async function openForm(services: Services, id: string, fields: Fields) {
  const found = await findSection(services, id, fields['section'])
  if (!found) return { answer: sectionGone(fields) }
  const again = formAgain(services, found.kind, fields['fingerprint'])
  const long = tooLong(fields)
  if (!long) return { ...found, again }
  return { answer: again(readSectionForm(found.kind.fields, long.values, found.section.values).values, long, 400) }
}

async function findSection(services: Services, id: string, sectionId: string | undefined) {
  const opened = await openPage(services, id)
  const section = opened?.page.sections.find((each) => each.id === sectionId)
  return section ? { section, kind: sectionKinds.get(section.kind)! } : null
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
