import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { ListedPage } from '#features/site/core/ports.server.ts'
import { SHARE_HEIGHT } from '#features/site/share/share-path.ts'
import { ART_WIDTH, SHARE_LOGO, type ShareArt } from '#features/site/share/share-picture.server.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { byDay, dayColours } from '#ui/day-colours.ts'
import { illustrationBody } from '#ui/illustration-art.ts'
import { pillars, type Pillar } from '#ui/pillar.ts'

/** What stands beside the words of a page’s picture: the plate of its subject, or the spines of all five. */
export function shareArt(picture: ListedPage['picture'], brand: ShareBrand): ShareArt {
  const pillar = pillars.find((name) => name === picture?.subject)
  const art = pillar && picture ? illustration(pillar, picture.seed, ART_WIDTH) : pillars.map(spine).join('')
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

function illustration(pillar: Pillar, seed: string, width: number): string {
  const box = `width="${width}" height="${SHARE_HEIGHT}" viewBox="0 0 ${width} ${SHARE_HEIGHT}"`
  const drawing = illustrationBody({ pillar, seed, width, height: SHARE_HEIGHT })
  return `<svg ${box} stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}

/** A narrow plate of a subject: drawn broader and made smaller, because under 120 px a plate is only its mark. */
function spine(pillar: Pillar, at: number): string {
  const width = ART_WIDTH / pillars.length
  const drawn = { width: 126, height: (SHARE_HEIGHT * 126) / width }
  const box = `width="${width}" height="${SHARE_HEIGHT}" viewBox="0 0 ${drawn.width} ${drawn.height}"`
  const drawing = illustrationBody({ pillar, seed: `spine${at}`, ...drawn })
  return `<svg x="${at * width}" ${box} stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}
