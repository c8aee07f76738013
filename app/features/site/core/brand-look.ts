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

/** A percentage as it is typed, `75`, `75%` or `12,5 %`; null where it is none. */
export function percentOf(typed: string): number | null {
  const digits = /^(\d{1,3}(?:[.,]\d*)?)\s*%?$/.exec(typed.trim())?.[1]
  const share = digits === undefined ? Number.NaN : Math.round(Number(digits.replace(',', '.')))
  return share >= 0 && share <= 100 ? share : null
}

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

/** Below these a picture looks blurred in its place, on a screen with two pixels in the place of one. */
const SHARP = { portrait: { width: 540, height: 675 }, logo: { width: 64, height: 64 } } as const

/** A sentence where a picture is kept that is too small to look sharp; null of a drawing, which is sharp in every size. */
export function smallSentence(
  name: keyof typeof SHARP,
  { key, width, height }: { readonly key: string; readonly width: number; readonly height: number },
): string | null {
  const { width: least, height: lowest } = SHARP[name]
  const isSharp = key.endsWith('.svg') || (height >= lowest && (name === 'logo' || width >= least))
  if (isSharp) return null
  const asked = name === 'logo' ? `${lowest} pixels in height` : `${least} by ${lowest} pixels`
  return `This ${name} is small, ${width} by ${height} pixels, and looks blurred. One of at least ${asked} looks sharp.`
}

export const shippedLook = {
  colour: SHIPPED_COLOUR,
  type: 'journal' as TypePair,
  logo: null,
  logoIsName: false,
  icon: null,
  portrait: null,
  credentials: [],
}
