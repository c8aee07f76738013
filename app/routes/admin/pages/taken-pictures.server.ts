import type { Field, Fields as SectionFields } from '#features/pages/core/fields.ts'
import { keepPagePicture } from '#features/pages/editing/pictures.server.ts'
import type { Fields } from '#platform/form-limits.server.ts'
import { pictureProblems } from '#platform/picture.ts'
import type { Services } from '#services.server.ts'

/** A form as it was sent. */
export interface Sent {
  readonly fields: Fields
  readonly files: Readonly<Record<string, File | undefined>>
}

/** Keeps the pictures that came with a form sent without a script, and puts them in the place of the fields that carry one. */
export async function takePictures(services: Services, fields: SectionFields, files: Sent['files']) {
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
