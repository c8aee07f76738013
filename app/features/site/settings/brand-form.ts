import { z } from 'zod'

import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { atMost, paragraphsOf, required, type SectionForm } from './section-form.ts'

export const brandForm: SectionForm<SiteSettings['house']> = {
  title: 'Brand',
  lead: 'The name of the house and what it says about itself. Wherever a text says {name}, visitors read the name.',
  groups: [
    {
      title: 'Name',
      fields: [{ name: 'name', label: 'Name', hint: 'In the bar, in page titles and in mails' }],
    },
    {
      title: 'Founder',
      fields: [
        {
          name: 'founder',
          label: 'Founder',
          optional: true,
          hint: 'A name, or a role such as “a medical student and veteran coach”',
        },
        {
          name: 'bio',
          label: 'About the founder',
          rows: 8,
          optional: true,
          hint: 'On /about. An empty line begins a new paragraph',
        },
      ],
    },
    {
      title: 'Footer',
      fields: [
        { name: 'summary', label: 'Summary', rows: 2 },
        { name: 'disclaimer', label: 'Disclaimer', rows: 4 },
        { name: 'copyright', label: 'Copyright' },
      ],
    },
  ],
  fill: ({ bio, ...texts }) => ({ ...texts, bio: bio.join('\n\n') }),
  schema: z.object({
    name: required('Name', 60).refine((name) => !name.includes('{name}'), 'The name cannot contain {name}'),
    summary: required('Summary', 300),
    disclaimer: required('Disclaimer', 1000),
    copyright: required('Copyright', 120),
    founder: atMost('Founder', 160),
    bio: atMost('About the founder', 4000).transform(paragraphsOf),
  }),
}
