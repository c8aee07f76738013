import { z } from 'zod'

import { colourOf, percentOf, typePairs, uploadShapes } from '#features/site/core/brand-look.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

import { NO_COLOUR } from './look-choice.ts'
import { atMost, linesOf, paragraphsOf, required, type SectionForm } from './section-form.ts'

/** What is carried along of an upload: a hidden field, empty where there is none; what is none of ours counts as none. */
const upload = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string()
    .default('')
    .transform((typed) => (shape.safeParse(parsed(typed)).data ?? null) as z.output<Shape> | null)

const percent = z
  .string()
  .default('50')
  .transform((typed, context) => {
    const share = percentOf(typed)
    if (share === null) context.addIssue({ code: 'custom', message: 'Please enter a number from 0 to 100' })
    return share ?? 50
  })

const MAX_CREDENTIALS = 8
const credentials = z
  .string()
  .default('')
  .transform(linesOf)
  .refine((lines) => lines.length <= MAX_CREDENTIALS, `Please use at most ${MAX_CREDENTIALS} lines`)
  .refine((lines) => lines.every((line) => line.length <= 80), 'Please use at most 80 characters in each line')

const fields = z.object({
  name: required('Name', 60).refine((name) => !name.includes('{name}'), 'The name cannot contain {name}'),
  slogan: atMost('Slogan', 80),
  summary: required('Summary', 300),
  disclaimer: required('Disclaimer', 1000),
  copyright: required('Copyright', 120),
  founder: atMost('Founder', 160),
  bio: atMost('About the founder', 4000).transform(paragraphsOf),
  colour: z
    .string()
    .trim()
    .transform((typed, context) => {
      const colour = colourOf(typed)
      if (colour === null) context.addIssue({ code: 'custom', message: NO_COLOUR })
      return colour ?? typed
    }),
  type: z.enum(typePairs, 'Please choose one of these'),
  logo: upload(uploadShapes.logo),
  logoIsName: z
    .string()
    .default('')
    .transform((ticked) => ticked === TICKED),
  icon: upload(uploadShapes.icon),
  portrait: upload(uploadShapes.portrait),
  portraitAlt: z.string().trim().max(200, 'What the portrait shows must not exceed 200 characters').default(''),
  portraitX: percent,
  portraitY: percent,
  credentials,
})

/** What a tick of this form says. */
export const TICKED = 'yes'

export const brandForm: SectionForm<SiteSettings['house']> = {
  title: 'Brand',
  lead: 'The name of the house, how it looks and what it says about itself. Wherever a text says {name}, visitors read the name.',
  next: { label: 'Write the headline of the home page', to: '/admin/pages/home?section=hero' },
  groups: [
    {
      title: 'Name',
      fields: [
        { name: 'name', label: 'Name', hint: 'In the bar, in page titles and in mails' },
        {
          name: 'slogan',
          label: 'Slogan',
          optional: true,
          hint: 'The title of the home page in search results and shared links, before the name. Left empty, the name stands alone',
        },
      ],
    },
    {
      title: 'Look',
      fields: [
        { name: 'colour', label: 'Brand colour', takes: 'colour' },
        { name: 'type', label: 'Type', takes: 'type' },
        {
          name: 'logo',
          label: 'Logo',
          takes: 'logo',
          hint: 'An SVG, or a PNG of at least 64 pixels in height. In the bar, the footer and mails',
        },
        { name: 'logoIsName', label: 'The logo says the name itself: leave out the name beside it', takes: 'tick' },
        { name: 'icon', label: 'Icon', takes: 'icon', hint: 'A square SVG or PNG. For the tabs of browsers and for phones' },
      ],
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
          name: 'portrait',
          label: 'Portrait',
          takes: 'portrait',
          hint: 'Shown on /about and the home page, cropped to 4 by 5. Click on the face in the picture so that it stays in sight',
        },
        {
          name: 'portraitAlt',
          label: 'What the portrait shows',
          optional: true,
          hint: 'For who cannot see it, such as “Noor Reed by a window”',
        },
        { name: 'portraitX', label: 'What stays in sight, from the left', unit: '%' },
        { name: 'portraitY', label: 'What stays in sight, from above', unit: '%' },
        {
          name: 'credentials',
          label: 'Credentials',
          rows: 3,
          optional: true,
          hint: 'One a line, such as “Certified sleep coach, 2019”. Beside the portrait',
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
  fill: ({ bio, credentials, logo, logoIsName, icon, portrait, ...texts }) => ({
    ...texts,
    bio: bio.join('\n\n'),
    credentials: credentials.join('\n'),
    logo: carried(logo),
    logoIsName: logoIsName ? TICKED : '',
    icon: carried(icon),
    portrait: carried(portrait && uploadShapes.portrait.parse(portrait)),
    portraitAlt: portrait?.alt ?? '',
    portraitX: String(portrait?.focus.x ?? 50),
    portraitY: String(portrait?.focus.y ?? 30),
  }),
  schema: fields.transform(({ portraitAlt, portraitX, portraitY, portrait, ...rest }) => ({
    ...rest,
    portrait: portrait && { ...portrait, alt: portraitAlt, focus: { x: portraitX, y: portraitY } },
  })),
}

const carried = (stored: object | null) => (stored ? JSON.stringify(stored) : '')

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return null
  }
}
