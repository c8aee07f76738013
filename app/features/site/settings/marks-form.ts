import { z } from 'zod'

import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { fillRows, nameOf, readRows } from './numbered-rows.ts'
import { atMost, required, type SectionForm } from './section-form.ts'

const partner = z.object({ name: required('Name', 40) })
const brand = z.object({ name: required('Name', 40), tip: required('Tooltip', 120) })
const notes = z.object({ partnersNote: atMost('Note', 160), brandsNote: atMost('Note', 60) })

const rows = {
  partners: { row: 'partner', count: 4, schema: partner },
  brands: { row: 'brand', count: 10, schema: brand },
} as const

/** The two voices of the house take turns, so that names beside each other differ. */
const voiceAt = (at: number) => (at % 2 === 0 ? ('serif' as const) : ('sans' as const))

export const marksForm: SectionForm<SiteSettings['marks']> = {
  title: 'Marks',
  lead: 'Names set as word marks. The ones that come with the product are samples and say so; name a partner here once you may.',
  groups: [
    {
      title: 'Partners, in the footer',
      columns: 2,
      fields: [
        ...Array.from({ length: rows.partners.count }, (_, at) => ({
          name: nameOf('partner', at, 'name'),
          label: `Partner ${at + 1}`,
        })),
        { name: 'partnersNote', label: 'Note beside the partners', optional: true },
      ],
    },
    {
      title: 'Brand strip, on the home page',
      text: 'Each name explains itself in a tooltip. An empty row shows nothing; without any name there is no strip.',
      columns: 2,
      fields: [
        ...Array.from({ length: rows.brands.count }, (_, at) => [
          { name: nameOf('brand', at, 'name'), label: `Name ${at + 1}` },
          { name: nameOf('brand', at, 'tip'), label: `Tooltip ${at + 1}` },
        ]).flat(),
        { name: 'brandsNote', label: 'Note beside the strip', optional: true },
      ],
    },
  ],
  fill: ({ partners, brands, partnersNote, brandsNote }) => ({
    ...fillRows(
      'partner',
      partners.map(({ name }) => ({ name })),
    ),
    ...fillRows(
      'brand',
      brands.map(({ name, tip }) => ({ name, tip })),
    ),
    partnersNote,
    brandsNote,
  }),
  schema: z.record(z.string(), z.string()).transform((fields, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const said = notes.safeParse({ partnersNote: fields.partnersNote, brandsNote: fields.brandsNote })
    for (const { path, message } of said.error?.issues ?? []) refuse(String(path[0]), message)
    return {
      partners: readRows(fields, rows.partners, refuse).map((mark, at) => ({ ...mark, voice: voiceAt(at), sample: false })),
      brands: readRows(fields, rows.brands, refuse).map((mark, at) => ({ ...mark, voice: voiceAt(at), sample: false })),
      partnersNote: said.data?.partnersNote ?? '',
      brandsNote: said.data?.brandsNote ?? '',
    }
  }),
}
