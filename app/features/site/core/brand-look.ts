import { z } from 'zod'

/** The colour from which the tokens of app/ui/tokens.css are made, as a brand colour. */
export const SHIPPED_COLOUR = '#0c533a'

/** A colour as it is typed, `#0c533a`, `0C533A` or `#abc`, in the one spelling in which it is stored; null where it is none. */
export function colourOf(typed: string): string | null {
  const digits = /^#?((?:[\da-f]{3}){1,2})$/i.exec(typed.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** The pairings of type: that of app/ui/fonts.css, and two that load where they are chosen (`brand/type-faces.server.ts`). */
export const typePairs = ['journal', 'warm', 'plain'] as const
export type TypePair = (typeof typePairs)[number]

const percent = z.number().min(0).max(100)
const pixels = z.int().min(1).max(10_000)

const logo = z.object({
  key: z.string().regex(/^brand\/[0-9a-f]{32}\.(?:svg|png)$/),
  width: pixels,
  height: pixels,
  /** Where it cannot be told from the page and stands on a ground of the other theme: by day, by night. */
  ground: z.enum(['none', 'day', 'night']),
})
const icon = z.object({ key: z.string().regex(/^brand\/[0-9a-f]{32}\.png$/) })
const picture = z.object({
  key: z.string().regex(/^brand\/[0-9a-f]{32}$/),
  widths: z.array(pixels).min(1).max(8),
  width: pixels,
  height: pixels,
})

/** What can be uploaded for a brand, as it is stored. */
export const uploadShapes = { logo, icon, portrait: picture } as const
export type BrandUpload = keyof typeof uploadShapes
export type StoredLogo = z.output<typeof logo>

/** How the site looks, among the settings of the brand. */
export const lookShape = {
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  type: z.enum(typePairs),
  logo: logo.nullable(),
  /** The logo is the name in letters: it is not written beside it. */
  logoIsName: z.boolean(),
  icon: icon.nullable(),
  portrait: picture.extend({ alt: z.string(), focus: z.object({ x: percent, y: percent }) }).nullable(),
  credentials: z.array(z.string()),
} as const
export type CoachPortrait = NonNullable<z.output<(typeof lookShape)['portrait']>>

export const shippedLook = {
  colour: SHIPPED_COLOUR,
  type: 'journal' as TypePair,
  logo: null,
  logoIsName: false,
  icon: null,
  portrait: null,
  credentials: [],
}
