import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { servicesContext } from '#services.server.ts'
import { themeColours } from '#ui/theme-colours.ts'

import type { Route } from './+types/web-manifest.ts'
import { commonAnswer } from './common-answer.ts'

const coloured = (colour: string) => ({ theme_color: colour, background_color: colour })
const icon = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

/** What a phone needs to keep the site among its apps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { house } = await findSiteSettings(context.get(servicesContext))
  const manifest = {
    id: '/',
    name: house.name,
    short_name: house.name,
    description: house.summary,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...coloured(themeColours.light),
    color_scheme_dark: coloured(themeColours.dark),
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
  return commonAnswer(JSON.stringify(manifest), 'application/manifest+json')
}
