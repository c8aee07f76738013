import { z } from 'zod'

import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { fillRows, nameOf, readRows } from './numbered-rows.ts'
import { required, type SectionForm } from './section-form.ts'

const figure = z.object({ value: required('Figure', 12), label: required('What it counts', 60) })
const badge = z.object({ text: required('Badge', 40) })

const rows = {
  proof: { row: 'proof', count: 3, schema: figure },
  results: { row: 'result', count: 4, schema: figure },
  badges: { row: 'badge', count: 3, schema: badge },
} as const

const figureFields = ({ row, count }: { row: string; count: number }, name: string) =>
  Array.from({ length: count }, (_, at) => [
    { name: nameOf(row, at, 'value'), label: `${name} ${at + 1}` },
    { name: nameOf(row, at, 'label'), label: `What ${name.toLowerCase()} ${at + 1} counts` },
  ]).flat()

export const figuresForm: SectionForm<SiteSettings['figures']> = {
  title: 'Figures',
  lead: 'What the site claims in numbers. They are shown as written, so write only what you can show. An empty row shows nothing.',
  groups: [
    { title: 'On the home page', columns: 2, fields: figureFields(rows.proof, 'Figure') },
    { title: 'On /testimonials', columns: 2, fields: figureFields(rows.results, 'Result') },
    {
      title: 'Badges on /pricing',
      columns: 3,
      fields: Array.from({ length: rows.badges.count }, (_, at) => ({
        name: nameOf('badge', at, 'text'),
        label: `Badge ${at + 1}`,
      })),
    },
  ],
  fill: ({ proof, results, badges }) => ({
    ...fillRows('proof', proof),
    ...fillRows('result', results),
    ...fillRows(
      'badge',
      badges.map((text) => ({ text })),
    ),
  }),
  schema: z.record(z.string(), z.string()).transform((fields, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    return {
      proof: readRows(fields, rows.proof, refuse),
      results: readRows(fields, rows.results, refuse),
      badges: readRows(fields, rows.badges, refuse).map(({ text }) => text),
    }
  }),
}
