import { z } from 'zod'

import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { atMost, type SectionForm } from './section-form.ts'

export const imprintForm: SectionForm<SiteSettings['imprint']> = {
  title: 'Legal',
  lead:
    'Who runs this site. It appears on /legal and under the privacy policy and the terms. Many countries ask for a name, a postal address ' +
    'and an email address; what stays empty is left out.',
  groups: [
    {
      title: 'Who runs this site',
      fields: [
        { name: 'legalName', label: 'Legal name', optional: true, hint: 'Of the person or the company' },
        { name: 'address', label: 'Address', rows: 4, optional: true },
      ],
    },
    {
      title: 'How to reach you',
      columns: 2,
      fields: [
        { name: 'email', label: 'Email', optional: true, hint: 'Anybody can read it, machines too' },
        { name: 'phone', label: 'Phone', optional: true },
      ],
    },
    {
      title: 'What else the law asks for',
      fields: [
        {
          name: 'more',
          label: 'Further details',
          rows: 3,
          optional: true,
          hint: 'Register and number, tax number, professional body, who answers for the content',
        },
      ],
    },
  ],
  fill: (value) => ({ ...value }),
  schema: z.object({
    legalName: atMost('Legal name', 160),
    address: atMost('Address', 500),
    email: atMost('Email', 254).refine(
      (email) => email === '' || z.email().safeParse(email).success,
      'Please enter an email address, such as hello@example.com',
    ),
    phone: atMost('Phone', 60),
    more: atMost('Further details', 1000),
  }),
}
