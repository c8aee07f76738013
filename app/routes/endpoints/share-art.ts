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
export function shareArt(picture: ListedPage['picture']): ShareArt {
  const pillar = pillars.find((name) => name === picture?.subject)
  const art = pillar && picture ? illustration(pillar, picture.seed, ART_WIDTH) : pillars.map(spine).join('')
  const logo = renderToStaticMarkup(createElement(BrandMark, { size: SHARE_LOGO }))
  return { art: byDay(art), logo: `<g color="${dayColours.ink}">${byDay(logo)}</g>`, colours: dayColours }
}

function illustration(pillar: Pillar, seed: string, width: number): string {
  const box = `width="${width}" height="${SHARE_HEIGHT}" viewBox="0 0 ${width} ${SHARE_HEIGHT}"`
  const drawing = illustrationBody({ pillar, seed, width, height: SHARE_HEIGHT })
  return `<svg ${box} stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}

/** A strip from the middle of a broader plate, where its motif is. */
function spine(pillar: Pillar, at: number): string {
  const [width, drawn] = [ART_WIDTH / pillars.length, 130]
  const box = `width="${width}" height="${SHARE_HEIGHT}" viewBox="${(drawn - width) / 2} 0 ${width} ${SHARE_HEIGHT}"`
  const drawing = illustrationBody({ pillar, seed: `spine${at}`, width: drawn, height: SHARE_HEIGHT })
  return `<svg x="${at * width}" ${box} stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
}
