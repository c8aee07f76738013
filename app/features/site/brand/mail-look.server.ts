import { SHIPPED_COLOUR } from '#features/site/core/brand-look.ts'
import type { SiteSettings } from '#features/site/core/site-settings.ts'
import type { MailLook } from '#platform/mail-look.server.ts'

import { brandTokens, hexOf } from './brand-colours.ts'
import { mailLogo } from './brand-pictures.ts'

/** The room of a logo above a mail, in CSS pixels. */
const ROOM = { width: 220, height: 36 }

/**
 * How mails look; null where they look as they ship.
 *
 * @param origin of this site: mails name absolute addresses
 */
export function mailLookOf({ colour, logo, logoIsName }: SiteSettings['house'], origin: string): MailLook | null {
  if (colour === SHIPPED_COLOUR && !logo) return null
  const tokens = brandTokens(colour)
  const scale = logo ? Math.min(ROOM.width / logo.width, ROOM.height / logo.height) : 0
  return {
    colours: { accent: hexOf(tokens.accent.day), ink: hexOf(tokens.ink.day), soft: hexOf(tokens['ink-soft'].day) },
    logo: logo && {
      address: origin + mailLogo(logo),
      width: Math.round(logo.width * scale),
      height: Math.round(logo.height * scale),
      isName: logoIsName,
    },
  }
}
