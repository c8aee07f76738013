import { drawnFrom, type IllustrationRequest } from './illustration-address.ts'
import { diceFor, type IllustrationCanvas } from './illustration-canvas.ts'
import { drawFitness } from './illustration-fitness.ts'
import { drawNutrition } from './illustration-nutrition.ts'
import { drawSleep } from './illustration-sleep.ts'
import { drawStress } from './illustration-stress.ts'
import { drawSupplements } from './illustration-supplements.ts'
import type { Pillar } from './pillar.ts'

const motifs: Record<Pillar, (canvas: IllustrationCanvas) => string> = {
  sleep: drawSleep,
  nutrition: drawNutrition,
  fitness: drawFitness,
  supplements: drawSupplements,
  stress: drawStress,
}

/** Only what lies inside the frame of a plate, without `<svg>` around it: what a medal clips into its circle. */
export function illustrationBody({ pillar, seed, width, height }: IllustrationRequest): string {
  const tone = (name: string) => `var(--art-${pillar}-${name})`
  const colours = { ground: tone('ground'), mid: tone('mid'), line: tone('line'), glow: tone('glow') }
  const side = Math.min(width, height)
  const isSmall = side < 120
  const stroke = isSmall ? side / 46 : Math.sqrt(width * height) / 400
  const random = diceFor(`${pillar}/${drawnFrom(seed)}`)
  const drawing = motifs[pillar]({ random, width, height, colours, isSmall, stroke })
  return `<path fill="${colours.ground}" d="M0 0H${width}V${height}H0z"/>${drawing}`
}

/**
 * A generated picture as an SVG string: the same request draws the same plate for ever, so a slug keeps its picture.
 * Sizes in px at which it is shown (under 120 px the motif simplifies). All colours are `--art-*` tokens.
 */
export function illustrationArt(request: IllustrationRequest): string {
  const box = `viewBox="0 0 ${request.width} ${request.height}" preserveAspectRatio="xMidYMid slice"`
  const pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen} aria-hidden="true" focusable="false">${illustrationBody(request)}</svg>`
}
