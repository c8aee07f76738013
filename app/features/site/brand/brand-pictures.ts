import { SHIPPED_COLOUR, type StoredLogo } from '#features/site/core/brand-look.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'

/** The folder of the store in which logos, icons and portraits stand. */
export const BRAND_FILES = 'brand'

/** Under which the site serves what belongs to its look: a style sheet, logos and icons. */
export const LOOK_PATH = '/media/look'

/** The sides of icons in pixels; a phone may cut the last one to any shape. */
export const iconSizes = ['32', '180', '192', '512', 'maskable'] as const
export type IconSize = (typeof iconSizes)[number]

/** The mark in the name of icons: another one for another icon, because browsers keep what they have. Null where they are those that ship. */
export function iconMark({ icon, colour }: Pick<SiteSettings['house'], 'icon' | 'colour'>): string | null {
  if (icon) return digestOf(icon.key).slice(0, 12)
  return colour === SHIPPED_COLOUR ? null : colour.slice(1)
}

/** Where icons begin: `/media/look/icon-ffd400` of `/media/look/icon-ffd400-180.png`. Null where they are those that ship. */
export function brandIcons(house: Pick<SiteSettings['house'], 'icon' | 'colour'>): string | null {
  const mark = iconMark(house)
  return mark === null ? null : `${LOOK_PATH}/icon-${mark}`
}

/** The address of a logo. */
export function brandLogo({ key }: StoredLogo): string {
  return `${LOOK_PATH}/logo-${key.slice(BRAND_FILES.length + 1)}`
}

/** The address of a logo as a PNG, for mails. */
export function mailLogo({ key }: StoredLogo): string {
  return `${LOOK_PATH}/mail-${digestOf(key)}.png`
}

/** Portraits are there for everybody: they are on the site. Null: no such file. */
export function brandPictureAudience(key: string): 'anyone' | null {
  return /^brand\/[0-9a-f]{32}-\d+\.(?:avif|webp)$/.test(key) ? 'anyone' : null
}

function digestOf(key: string): string {
  return /[0-9a-f]{32}/.exec(key)![0]
}
