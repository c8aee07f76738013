import { findWhatIsThere } from '#features/pages/published/what-is-there.server.ts'
import { brandLookOf } from '#features/site/brand/brand-look.server.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { themeColours } from '#ui/theme-colours.ts'

import type { Route } from './+types/web-manifest.ts'
import { commonAnswer } from './common-answer.ts'

const coloured = (colour: string) => ({ theme_color: colour, background_color: colour })
const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

const shippedIcons = [
  icon('/icon-192.png', 192),
  icon('/icon-512.png', 512),
  { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
]
const ownIcons = (icons: string) => [
  icon(`${icons}-192.png`, 192),
  icon(`${icons}-512.png`, 512),
  { ...icon(`${icons}-maskable.png`, 512), purpose: 'maskable' },
]

/** What a phone needs to keep the site among its apps. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [settings, there] = await Promise.all([findSiteSettings(services), findWhatIsThere(services)])
  const { house } = settings
  const look = brandLookOf(settings)
  const manifest = {
    id: '/',
    name: house.name,
    short_name: house.name,
    description: sayWhatIsThere(house.summary, there?.counts ?? null),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...coloured(themeColours.light),
    color_scheme_dark: coloured(look?.night ?? themeColours.dark),
    icons: look?.icons ? ownIcons(look.icons) : shippedIcons,
  }
  return commonAnswer(JSON.stringify(manifest), 'application/manifest+json')
}
