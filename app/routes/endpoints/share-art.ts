import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { ListedPage } from '#features/site/core/ports.server.ts'
import { SHARE_HEIGHT } from '#features/site/share/share-path.ts'
import { ART_WIDTH, SHARE_LOGO, type ShareArt } from '#features/site/share/share-picture.server.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { byDay, dayColours } from '#ui/day-colours.ts'
import { illustrationBody } from '#ui/illustration-art.ts'
import { pillars, type Pillar } from '#ui/pillar.ts'

/** What stands beside the words of a page’s picture: the plate of its subject, or those of all five. */
export function shareArt(picture: ListedPage['picture'], brand: ShareBrand): ShareArt {
  const pillar = pillars.find((name) => name === picture?.subject)
  const art = pillar && picture ? illustration(pillar, picture.seed, SHARE_HEIGHT) : pillars.map(band).join('')
  return { art: byDay(art), ...shareBrand(brand) }
}

/** What a picture shows of the brand: its colours, and the logo as a PNG where it has one. */
export interface ShareBrand {
  readonly colours: Readonly<Record<'ink' | 'accent', string>>
  readonly logo: Uint8Array | null
}

/** The mark of the site, or its logo in the room of the mark, and the colours of the words. */
export function shareBrand({ colours, logo }: ShareBrand): Pick<ShareArt, 'logo' | 'colours'> {
  const own = { ...dayColours, ...colours }
  if (logo) {
    const source = `data:image/png;base64,${Buffer.from(logo).toString('base64')}`
    return { logo: `<image width="${SHARE_LOGO}" height="${SHARE_LOGO}" href="${source}"/>`, colours: own }
  }
  const mark = renderToStaticMarkup(createElement(BrandMark, { size: SHARE_LOGO }))
  return { logo: `<g color="${own.ink}">${byDay(mark, own)}</g>`, colours: own }
}

function illustration(pillar: Pillar, seed: string, height: number, y = 0): string {
  const box = `y="${y}" width="${ART_WIDTH}" height="${height}" viewBox="0 0 ${ART_WIDTH} ${height}"`
  const drawing = illustrationBody({ pillar, seed, width: ART_WIDTH, height })
  return `<svg ${box} stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}

/** One of five plates above each other: five narrow ones side by side would show little of each. */
function band(pillar: Pillar, at: number): string {
  const height = SHARE_HEIGHT / pillars.length
  return illustration(pillar, `spine${at}`, height, height * at)
}
