import type { AnyValues } from '#features/pages/core/fields.ts'
import { headOf, type Section } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'

import { drawPage } from './draw-page.server.ts'
import type { PageReader } from './section-data.server.ts'

/** A section of a kind as it is offered, with some values written, for tests. */
export function aSection(kind: string, values: AnyValues = {}): Section {
  return { id: crypto.randomUUID(), kind, values: { ...sectionKinds.get(kind)!.start, ...values }, isHidden: false }
}

/** Sections as a page shows them, for tests. */
export async function drawnOf(
  services: Parameters<typeof drawPage>[0],
  sections: readonly Section[],
  reader: PageReader = null,
): Promise<string> {
  return (await drawPage(services, { sections, head: headOf('A page'), subject: null, changedAt: null, reader })).markup.html
}
