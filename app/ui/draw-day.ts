import { arc, at, onCircle, tick, type Point } from './dial-geometry.ts'
import { circleData, path, short } from './illustration-canvas.ts'

const CENTRE: Point = [330, 330]
const EDGE = 262
/** A ring a subject, from the outside in. */
const rings = { sleep: 232, nutrition: 200, fitness: 168, supplements: 138, stress: 110 } as const
/** Where each ring’s name begins, in degrees from the top, clear of the marks on it. */
const nameFrom: Record<keyof typeof rings, number> = {
  sleep: -46.5,
  nutrition: -46.5,
  fitness: -40.5,
  supplements: -46.5,
  stress: -9.8,
}

/** Noon is at the top, midnight at the bottom. */
const degreesOf = (hour: number) => (hour - 12) * 15

const sleepFrom = 22 + 40 / 60
const sleepTo = 30.5
const meals = [
  { hour: 7.5, size: 15 },
  { hour: 12.75, size: 15 },
  { hour: 16, size: 9 },
  { hour: 19.2, size: 15 },
]
const training = [
  { from: 17.6, to: 18.35, width: 22 },
  { from: 13.2, to: 13.55, width: 22 },
  { from: 8.1, to: 8.45, width: 10 },
]
const doses = [8, 19.25]
const pauses = [
  { hour: 10.5, rings: 2 },
  { hour: 15.4, rings: 3 },
  { hour: 21.6, rings: 4 },
]
const now = 17.67

/** The lines of the dial, as the inside of its `svg`. They never change. */
export function drawDay(): string {
  return (
    drawNight() +
    drawHours() +
    drawRings() +
    drawSleep() +
    drawMeals() +
    drawTraining() +
    drawDoses() +
    drawPauses() +
    drawNames() +
    drawCentre()
  )
}

function stroke(colour: string, width: number): string {
  return `stroke="var(--${colour})" stroke-width="${short(width)}"`
}

/** Along a ring, from one hour to another. */
function span(radius: number, from: number, to: number): string {
  return arc(CENTRE, radius, degreesOf(from), degreesOf(to))
}

function drawNight(): string {
  const [from, to] = [degreesOf(sleepFrom), degreesOf(sleepTo)]
  const inner = `L${at(onCircle(CENTRE, 78, to))}A78 78 0 0 0 ${at(onCircle(CENTRE, 78, from))}z`
  return path(arc(CENTRE, EDGE, from, to) + inner, 'fill="var(--pillar-sleep-wash)" opacity=".75"')
}

/** A tick every quarter of an hour, longer on the hour, longest every three hours with its figure. */
function drawHours(): string {
  const ticks = { quarter: '', hour: '', third: '' }
  let figures = ''
  for (let quarter = 0; quarter < 96; quarter++) {
    const kind = quarter % 12 === 0 ? 'third' : quarter % 4 === 0 ? 'hour' : 'quarter'
    ticks[kind] += tick(CENTRE, degreesOf(quarter / 4), EDGE, EDGE + { quarter: 5, hour: 10, third: 18 }[kind])
    if (kind !== 'third') continue
    const [x, y] = onCircle(CENTRE, 297, degreesOf(quarter / 4))
    figures += `<text x="${short(x)}" y="${short(y + 5)}">${String(quarter / 4).padStart(2, '0')}</text>`
  }
  return (
    path(ticks.quarter, stroke('ink-faint', 0.9)) +
    path(ticks.hour, stroke('ink', 0.9)) +
    path(ticks.third, stroke('ink', 1.6)) +
    `<g text-anchor="middle">${figures}</g>`
  )
}

function drawRings(): string {
  const lines = Object.values(rings).map((radius) => circleData(...CENTRE, radius))
  return path(circleData(...CENTRE, EDGE), 'stroke="var(--ink)"') + path(lines.join(''), 'stroke="var(--line)"')
}

function drawSleep(): string {
  const depth = span(225, 22.92, 30.27) + span(232, 22.86, 30.28) + span(239, 22.8, 30.29)
  return (
    path(span(rings.sleep, sleepFrom, sleepTo), `class="draw" pathLength="1" ${stroke('pillar-sleep', 26)}`) +
    path(depth, `${stroke('paper', 1)} opacity=".6"`)
  )
}

function drawMeals(): string {
  const leaves = meals.map(({ hour, size }) => {
    const centre = onCircle(CENTRE, rings.nutrition, degreesOf(hour))
    const along = degreesOf(hour)
    const [top, right, bottom, left] = [0, 90, 180, 270].map((turn) => at(onCircle(centre, size, along + turn)))
    return `M${top}Q${right} ${bottom}Q${left} ${top}z`
  })
  const [first, last] = [meals[0], meals.at(-1)]
  const eating = first && last ? span(rings.nutrition, first.hour, last.hour) : ''
  return (
    path(eating, stroke('pillar-nutrition', 2)) + path(leaves.join(''), `fill="var(--pillar-nutrition)" ${stroke('paper', 2)}`)
  )
}

function drawTraining(): string {
  const blocks = training.map(({ from, to, width }) =>
    path(span(rings.fitness, from, to), `class="draw" pathLength="1" ${stroke('pillar-fitness', width)}`),
  )
  const sets = Array.from({ length: 8 }, (_, i) => tick(CENTRE, degreesOf(17.6 + (i + 0.5) * 0.09), 157, 179))
  return blocks.join('') + path(sets.join(''), `${stroke('paper', 1)} opacity=".7"`)
}

function drawDoses(): string {
  const hexagons = doses.map((hour) => {
    const centre = onCircle(CENTRE, rings.supplements, degreesOf(hour))
    return `M${[0, 60, 120, 180, 240, 300].map((turn) => at(onCircle(centre, 9, turn))).join('L')}z`
  })
  return path(hexagons.join(''), `fill="var(--pillar-supplements)" ${stroke('paper', 2)}`)
}

function drawPauses(): string {
  let ground = ''
  let lines = ''
  let hearts = ''
  for (const { hour, rings: count } of pauses) {
    const [x, y] = onCircle(CENTRE, rings.stress, degreesOf(hour))
    ground += circleData(x, y, count * 5 + 1)
    for (let i = 1; i <= count; i++) lines += circleData(x, y, i * 5)
    hearts += circleData(x, y, 2.4)
  }
  return (
    path(ground, 'fill="var(--paper)"') + path(lines, stroke('pillar-stress', 1.3)) + path(hearts, 'fill="var(--pillar-stress)"')
  )
}

/**
 * Each name is set along its ring, over a halo of paper so that the ring stops for it. The halo is a text of its own: along
 * a path, glyphs are painted one by one, and each would cover the one before it.
 */
function drawNames(): string {
  const names = (Object.keys(rings) as (keyof typeof rings)[]).map((pillar) => {
    const id = `day-dial-${pillar}`
    const word = `<textPath href="#${id}">${pillar.charAt(0).toUpperCase()}${pillar.slice(1)}</textPath>`
    const line = arc(CENTRE, rings[pillar] - 4.5, nameFrom[pillar], nameFrom[pillar] + 75)
    return `<path id="${id}" d="${line}"/><text class="halo">${word}</text><text data-pillar="${pillar}">${word}</text>`
  })
  return `<g class="day-dial-names">${names.join('')}</g>`
}

function drawCentre(): string {
  const [x, y] = onCircle(CENTRE, EDGE, degreesOf(now))
  const words = `<text x="330" y="324">An ordinary</text><text x="330" y="355">Tuesday</text>`
  return (
    path(tick(CENTRE, degreesOf(now), 78, EDGE), stroke('ink', 1.4)) +
    path(circleData(x, y, 4.5), 'fill="var(--ink)"') +
    path(circleData(...CENTRE, 78), 'fill="var(--paper-raised)" stroke="var(--line)"') +
    `<g class="day-dial-words" text-anchor="middle">${words}</g>`
  )
}
