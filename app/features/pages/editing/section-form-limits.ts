import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'

const longTexts = [...sectionKinds.values()].flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, field]) => (field.type === 'markdown' ? [[name, field.max] as const] : [])),
)

/** How much the form of a section may bring: texts in Markdown twice what they may hold, since browsers send a line's end as two characters. */
export const sectionFormLimits = {
  fields: 1_000,
  characters: Object.fromEntries(longTexts.map(([name, max]) => [name, 2 * max])),
}
