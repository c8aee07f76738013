import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { StarterSection } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'

/** The frame of a page that does something: it stays on its page. */
export function frame<Of extends Fields>(kind: SectionKind<Of>, values: Values<Of>): StarterSection {
  return { ...section(kind, 'frame', values), isFixed: true }
}

/** A section of a page that ships, with the values of its kind. */
export function section<Of extends Fields>(kind: SectionKind<Of>, id: string, values: Values<Of>): StarterSection {
  return { id, kind: kind.name, values, isFixed: false }
}
