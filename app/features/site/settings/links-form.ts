import { z } from 'zod'

import { OWN_CALENDAR } from '#content/own-calendar.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { fillRows, nameOf, readRows } from './numbered-rows.ts'
import { address, required, type SectionForm } from './section-form.ts'

/** As many links to other networks as the footer has room for. */
const SOCIAL = 6

const link = z.object({ label: required('Label', 40), href: address })
const scheduling = link.extend({
  href: z
    .string()
    .trim()
    .transform((typed) => typed || OWN_CALENDAR)
    .pipe(z.literal(OWN_CALENDAR).or(address)),
})

export const linksForm: SectionForm<SiteSettings['links']> = {
  title: 'Links',
  lead: 'Where the site leads outside: your profiles elsewhere, and the page on which a member books time with you.',
  groups: [
    {
      title: 'Booking',
      columns: 2,
      fields: [
        { name: 'scheduling-label', label: 'Label' },
        {
          name: 'scheduling-href',
          label: 'Address',
          optional: true,
          hint: 'Without one, links to book lead to the calendar of this site.',
        },
      ],
    },
    {
      title: 'Elsewhere',
      text: 'In the footer, in this order. An empty row shows nothing.',
      columns: 2,
      fields: Array.from({ length: SOCIAL }, (_, at) => [
        { name: nameOf('social', at, 'label'), label: `Network ${at + 1}` },
        { name: nameOf('social', at, 'href'), label: `Address ${at + 1}` },
      ]).flat(),
    },
  ],
  fill: ({ social, scheduling }) => ({
    'scheduling-label': scheduling.label,
    'scheduling-href': scheduling.href === OWN_CALENDAR ? '' : scheduling.href,
    ...fillRows('social', social),
  }),
  schema: z.record(z.string(), z.string()).transform((fields, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const booking = scheduling.safeParse({ label: fields['scheduling-label'] ?? '', href: fields['scheduling-href'] ?? '' })
    for (const { path, message } of booking.error?.issues ?? []) refuse(`scheduling-${String(path[0])}`, message)
    const social = readRows(fields, { row: 'social', count: SOCIAL, schema: link }, refuse)
    return { social, scheduling: booking.data ?? { label: '', href: '' } }
  }),
}
