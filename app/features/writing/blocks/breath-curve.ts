import type { BreathPhase } from './diagram.ts'

/** Points of a half wave from rest to rest, so that a breath neither starts nor stops with a jerk. */
const SAMPLES = 8

/** How far the ring is open over one breath, as an easing of CSS: 0 is out, 1 is in. */
export function ringEasing(phases: readonly BreathPhase[]): string {
  const all = lengthOf(phases)
  let at = 0
  const points = phases.flatMap(({ seconds, way }, nth) => {
    const from = at
    at += seconds
    const previous = phases[nth - 1]?.way
    if (way === 'hold') return [point(previous === 'in' ? 1 : 0, at / all)]
    return Array.from({ length: SAMPLES }, (_, sample) => {
      const done = (sample + 1) / SAMPLES
      const moved = (1 - Math.cos(Math.PI * done)) / 2
      return point(way === 'in' ? moved : 1 - moved, (from + seconds * done) / all)
    })
  })
  return `linear(0 0%,${points.join(',')})`
}

/** When the word of a phase is shown over one breath: 1 while it lasts, 0 else. */
export function wordEasing(phases: readonly BreathPhase[], nth: number): string {
  const all = lengthOf(phases)
  const from = lengthOf(phases.slice(0, nth)) / all
  const to = from + phases[nth]!.seconds / all
  const before = from > 0 ? [point(0, 0), point(0, from)] : []
  const after = to < 1 ? [point(0, to), point(0, 1)] : []
  return `linear(${[...before, point(1, from), point(1, to), ...after].join(',')})`
}

/** Seconds of one breath. */
export function lengthOf(phases: readonly BreathPhase[]): number {
  return phases.reduce((sum, { seconds }) => sum + seconds, 0)
}

function point(value: number, share: number): string {
  return `${Number(value.toFixed(3))} ${Number((share * 100).toFixed(2))}%`
}
