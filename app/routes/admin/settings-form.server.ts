import { keepBrandFiles } from '#features/site/brand/brand-files.server.ts'
import type { SectionName } from '#features/site/core/site-settings.ts'
import type { Fields } from '#platform/form-limits.server.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import type { Services } from '#services.server.ts'

interface SettingsForm {
  readonly fields: Fields
  /** A sentence for each file that is refused, by its control. */
  readonly errors: Readonly<Record<string, string>>
}

/** The form of a section as it was sent; what was uploaded with it is stored, and stands in the fields that carry it. */
export async function readSettingsForm(services: Services, section: SectionName, request: Request): Promise<SettingsForm> {
  const { fields, files } = await readFormWithFiles(request)
  if (section !== 'house') return { fields, errors: {} }
  const stored = await keepBrandFiles(services, fields, files)
  return { fields: { ...fields, ...stored.fields }, errors: stored.errors }
}
