import { SHIPPED_COLOUR, type StoredLogo } from '#features/site/core/brand-look.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { BrandLook } from '#features/site/core/site-words.tsx'

import { brandTokens, hexOf, shippedTokens } from './brand-colours.ts'
import { brandIcons, brandLogo } from './brand-pictures.ts'
import { brandSheet } from './brand-sheet.server.ts'
import { typeFaces } from './type-faces.server.ts'

/** What every page needs of how the site looks; null where it looks as it ships. */
export function brandLookOf({ house }: Pick<SiteSettings, 'house'>): BrandLook | null {
  const { colour, type, logo, logoIsName } = house
  const isColoured = colour !== SHIPPED_COLOUR
  const fonts = typeFaces(type)
  const icons = brandIcons(house)
  const look = {
    ...((isColoured || fonts) && { sheet: brandSheet({ colour, type }).address }),
    ...(fonts && { fonts: { common: fonts.common, question: fonts.question } }),
    ...(isColoured && { night: hexOf(brandTokens(colour).paper.night) }),
    ...(logo && { logo: { src: brandLogo(logo), ...inBar(logo), isName: logoIsName } }),
    ...(icons && { icons }),
  }
  return Object.keys(look).length > 0 ? look : null
}

/** The room of a logo in the bar, in CSS pixels. */
const BAR = { width: 180, height: 32 }

/** So wide that it leaves no room for the name beside it on a phone. */
const WIDE = 2

/** How large a logo stands in the bar. */
function inBar({ width, height, ground }: StoredLogo): Omit<NonNullable<BrandLook['logo']>, 'src' | 'isName'> {
  const scale = Math.min(BAR.width / width, BAR.height / height)
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    isWide: width >= height * WIDE,
    style: groundOf(ground),
  }
}

/** The other paper under a logo, with an edge of it. */
function groundOf(ground: StoredLogo['ground']) {
  if (ground === 'none') return {}
  const { day, night } = shippedTokens.paper
  const colour = ground === 'night' ? `light-dark(transparent,${hexOf(day)})` : `light-dark(${hexOf(night)},transparent)`
  return { background: colour, boxShadow: `0 0 0 4px ${colour}` }
}
