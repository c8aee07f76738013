import { createHash } from 'node:crypto'

import { SHIPPED_COLOUR, typePairs, type TypePair } from '#features/site/core/brand-look.ts'

import { brandTokens, hexOf, type BrandToken, type Shade } from './brand-colours.ts'
import { LOOK_PATH } from './brand-pictures.ts'
import { typeFaces, typeProperties } from './type-faces.server.ts'

/** A style sheet of a brand: what its address says is all that it is made of, so that every replica makes the same one. */
export interface BrandSheet {
  readonly address: string
  readonly css: string
}

interface SheetOptions {
  readonly colour: string
  readonly type: TypePair
}

/** A few that were asked for last. */
const MAX_CACHED = 50
const cached = new Map<string, BrandSheet>()

/** The style sheet of a brand: the tokens of its colour, and its fonts. */
export function brandSheet({ colour, type }: SheetOptions): BrandSheet {
  const name = `${colour.slice(1)}-${type}`
  const known = cached.get(name)
  if (known) return known
  const fonts = typeFaces(type)
  const css = `${fonts?.rules ?? ''}${typeProperties(type)}:root{${tokensCss(colour)}}`
  const fingerprint = createHash('sha256').update(css).digest('hex').slice(0, 10)
  const sheet = { address: `${LOOK_PATH}/${fingerprint}-${name}.css`, css }
  if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value!)
  cached.set(name, sheet)
  return sheet
}

/** The sheet that an address asks for, `ab12cd34ef-ffd400-warm.css`; of another release it is today’s. Null where it asks for none. */
export function brandSheetAt(name: string): (BrandSheet & { readonly isCurrent: boolean }) | null {
  const [, colour, typed] = /^[0-9a-f]{10}-([0-9a-f]{6})-([a-z]+)\.css$/.exec(name) ?? []
  const type = typePairs.find((each) => each === typed)
  if (colour === undefined || !type) return null
  const sheet = brandSheet({ colour: `#${colour}`, type })
  return { ...sheet, isCurrent: sheet.address === `${LOOK_PATH}/${name}` }
}

/** The tokens of a brand as custom properties. All of them, so that a sheet may stand over another one. */
function tokensCss(colour: string): string {
  const tokens = brandTokens(colour)
  const written = colour === SHIPPED_COLOUR ? (shade: Shade) => `oklch(${shade.join(' ')})` : hexOf
  const lines = (Object.keys(tokens) as BrandToken[]).map((name) => {
    const { day, night } = tokens[name]
    return `--${name}:light-dark(${written(day)},${written(night)})`
  })
  const [scrim, darkest] = [tokens.deep.day, tokens['paper-sunken'].night].map(hexOf)
  return [...lines, `--scrim:light-dark(${scrim}8c,${darkest}a6)`].join(';')
}
