import { drawnFrom, type IllustrationRequest } from './illustration-address.ts'
import { diceFor, type IllustrationCanvas } from './illustration-canvas.ts'
import { compositionOf } from './illustration-composition.ts'
import type { Pillar } from './pillar.ts'

/** Only what lies inside the frame of a plate, without `<svg>` around it: what a medal clips into its circle. */
export function illustrationBody({ pillar, seed, width, height }: IllustrationRequest): string {
  const source = drawnFrom(seed)
  return drawOn(canvasFor(pillar, source, width, height), compositionOf(pillar, source).draw)
}

/** What a composition of a subject draws on: its dice fall as the seed says. */
export function canvasFor(pillar: Pillar, seed: string, width: number, height: number): IllustrationCanvas {
  const tone = (name: string) => `var(--art-${pillar}-${name})`
  const colours = { ground: tone('ground'), mid: tone('mid'), line: tone('line'), glow: tone('glow') }
  const side = Math.min(width, height)
  const isSmall = side < 120
  const stroke = isSmall ? side / 46 : Math.sqrt(width * height) / 400
  return { random: diceFor(`${pillar}/${seed}`), width, height, side, colours, isSmall, stroke }
}

/** The ground of a plate, and what is drawn on it. */
export function drawOn(canvas: IllustrationCanvas, draw: (canvas: IllustrationCanvas) => string): string {
  return `<path fill="${canvas.colours.ground}" d="M0 0H${canvas.width}V${canvas.height}H0z"/>${draw(canvas)}`
}

/**
 * A generated picture as an SVG string: the same request draws the same plate for ever, so a slug keeps its picture.
 * Sizes in px at which it is shown (under 120 px it is one mark). All colours are `--art-*` tokens.
 */
export function illustrationArt(request: IllustrationRequest): string {
  return framed(illustrationBody(request), request.width, request.height)
}

/** A drawing as a picture of its own. */
export function framed(drawing: string, width: number, height: number): string {
  const box = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"`
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen} aria-hidden="true" focusable="false">${drawing}</svg>`
}
