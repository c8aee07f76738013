import { z } from 'zod'

import { analyticsOrigin } from '#features/site/core/analytics-origin.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { atMost, type SectionForm } from './section-form.ts'

export const analyticsForm: SectionForm<SiteSettings['analytics']> = {
  title: 'Statistics',
  lead:
    'Left empty, the site asks nobody else for anything. With a script, each visitor is asked first; it is loaded for those who agree, ' +
    'on public pages alone, never for anybody who is signed in.',
  groups: [
    {
      title: 'Script',
      columns: 2,
      fields: [
        {
          name: 'script',
          label: 'Address of the script',
          optional: true,
          hint: 'Of Plausible, Umami, Fathom or the like: https://stats.example/script.js',
        },
        { name: 'siteId', label: 'Site', optional: true, hint: 'What that program calls this site: a domain or an id' },
      ],
    },
  ],
  fill: (value) => ({ ...value }),
  schema: z.object({
    script: atMost('The address', 500).refine(
      (script) => script === '' || analyticsOrigin(script) !== null,
      'Please enter a plain address that begins with https://',
    ),
    siteId: atMost('Site', 100),
  }),
}
