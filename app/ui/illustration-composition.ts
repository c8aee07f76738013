import { drawBarbell } from './compositions/fitness-barbell.ts'
import { drawGait } from './compositions/fitness-gait.ts'
import { drawIntervals } from './compositions/fitness-intervals.ts'
import { drawBowls } from './compositions/nutrition-bowls.ts'
import { drawFruit } from './compositions/nutrition-fruit.ts'
import { drawSeedHead } from './compositions/nutrition-seed-head.ts'
import { drawHypnogram } from './compositions/sleep-hypnogram.ts'
import { drawMoon } from './compositions/sleep-moon.ts'
import { drawWindow } from './compositions/sleep-window.ts'
import { drawBreath } from './compositions/stress-breath.ts'
import { drawRings } from './compositions/stress-rings.ts'
import { drawSand } from './compositions/stress-sand.ts'
import { drawCapsules } from './compositions/supplements-capsules.ts'
import { drawCubes } from './compositions/supplements-cubes.ts'
import { drawLabel } from './compositions/supplements-label.ts'
import { diceFor, type IllustrationCanvas } from './illustration-canvas.ts'
import type { Pillar } from './pillar.ts'

/** A picture of a subject: what it is called, and what draws it on a canvas. */
export interface Composition {
  readonly name: string
  readonly draw: (canvas: IllustrationCanvas) => string
}

type Three = readonly [Composition, Composition, Composition]

/** The three pictures of each subject. */
export const compositions: Readonly<Record<Pillar, Three>> = {
  sleep: [
    { name: 'moon', draw: drawMoon },
    { name: 'window', draw: drawWindow },
    { name: 'hypnogram', draw: drawHypnogram },
  ],
  nutrition: [
    { name: 'seed head', draw: drawSeedHead },
    { name: 'fruit', draw: drawFruit },
    { name: 'bowls', draw: drawBowls },
  ],
  fitness: [
    { name: 'gait', draw: drawGait },
    { name: 'barbell', draw: drawBarbell },
    { name: 'intervals', draw: drawIntervals },
  ],
  supplements: [
    { name: 'cubes', draw: drawCubes },
    { name: 'capsules', draw: drawCapsules },
    { name: 'label', draw: drawLabel },
  ],
  stress: [
    { name: 'rings', draw: drawRings },
    { name: 'breath', draw: drawBreath },
    { name: 'sand', draw: drawSand },
  ],
}

/** What the choice is mixed with: so chosen that pictures that ship beside each other differ, as a test demands. */
const SALTS: Readonly<Record<Pillar, number>> = { sleep: 66, nutrition: 2726, fitness: 2388, supplements: 240, stress: 4 }

/** Which of its subject’s three pictures a seed gets, for life. */
export function compositionOf(pillar: Pillar, seed: string): Composition {
  const choice = Math.floor(diceFor(`${SALTS[pillar]} ${pillar}/${seed}`)() * 3)
  return compositions[pillar][choice]!
}

/** The three pictures of a subject, each with a plain seed that gets it: for where all of them are shown. */
export function examplesOf(pillar: Pillar): { name: string; seed: string }[] {
  const seeds = Array.from({ length: 40 }, (_, at) => `example-${at + 1}`)
  return compositions[pillar].map((composition) => ({
    name: composition.name,
    seed: seeds.find((seed) => compositionOf(pillar, seed) === composition)!,
  }))
}
