import type { ReactNode } from 'react'

import { spellNumber } from '#base/spell-number.ts'

type YearGridProps = {
  /** The Monday that the grid begins with, as YYYY-MM-DD. */
  from: string
  /** One digit a day up to today: how many of `most` were logged. */
  filled: string
  /** What a full day holds; its digit gets the darkest of the five steps. */
  most: number
  /** The day of the first check-in, as YYYY-MM-DD; days before it are outlines. Without one, all are. */
  firstDay: string | null
  /** Stretches of days of rest without a check-in, first and last day counted from the Monday; each day has a dash. */
  restDays?: ReadonlyArray<readonly [first: number, last: number]> | undefined
  /** Stretches of days with numbers from files alone, counted likewise; each is a ring. */
  imported?: ReadonlyArray<readonly [first: number, last: number]> | undefined
  /** What the picture shows, in words; offer its table beside it. */
  label: string
  /** Under the grid, left: “Joined 9 February.” */
  note?: string | undefined
  /** January to December, and Monday, Wednesday and Friday, in another language. */
  words?: { months: readonly string[]; weekdays: readonly string[] } | undefined
}

const NONE = [] as const
const DAY = 86_400_000
const CELL = 16
const english = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: ['Mon', 'Wed', 'Fri'],
}

/** The last weeks, a column each, in five steps of accent; today has an ink ring. On phones the newest weeks stay in sight. */
export function YearGrid(props: YearGridProps) {
  const { from, filled, most, firstDay, restDays = NONE, imported = NONE, label, note, words = english } = props
  const start = Date.parse(from)
  const daysBefore = firstDay === null ? filled.length : Math.round((Date.parse(firstDay) - start) / DAY)
  const today = filled.length - 1
  const width = Math.ceil(filled.length / 7) * CELL + 2
  const labels = monthLabels(start, filled.length, words.months)
  return (
    <div className="year-frame">
      <div className="year">
        <div className="year-days" aria-hidden="true">
          {words.weekdays.map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </div>
        <div className="year-weeks">
          <svg width={width} height={135} viewBox={`0 0 ${width} 135`} fill="none" role="img" aria-label={label}>
            <g
              dangerouslySetInnerHTML={{
                __html: labels + drawDays(stepsOf(filled, most, daysBefore), imported) + dashes(restDays),
              }}
            />
            <rect
              x={column(today) - 3}
              y={row(today) - 3}
              width="16"
              height="16"
              rx="3.5"
              stroke="var(--ink)"
              strokeWidth="1.5"
            />
          </svg>
        </div>
      </div>
      <p className="year-key cap">
        <span>{note}</span>
        <span className="year-steps-key">
          none
          {[1, 2, 3, 4, 5].map((step) => (
            <i key={step} className={`year-${step}`} />
          ))}
          all {spellNumber(most)}
        </span>
        {imported.length > 0 && (
          <Key name="from files">
            <path className="year-5" fillOpacity="0" d={`M5 0${RING}`} />
          </Key>
        )}
        {restDays.length > 0 && (
          <Key name="rest">
            <path className="year-1" d="M0 0h10v10h-10z" />
            <path className="year-rest" d={DASH} />
          </Key>
        )}
      </p>
    </div>
  )
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="ml-3 inline-flex items-center gap-1.5">
      <svg width="13" height="13" viewBox="-1.5 -1.5 13 13" aria-hidden="true">
        {children}
      </svg>
      {name}
    </span>
  )
}

const column = (day: number) => Math.floor(day / 7) * CELL + 4
const row = (day: number) => (day % 7) * CELL + 22
/** Of each day: 0 before the first, else one of five steps: nothing, up to a third, two thirds, nearly all, all. */
export function stepsOf(filled: string, most: number, daysBefore: number): number[] {
  return Array.from(filled, (digit, day) => {
    const share = Number(digit) / most
    return share >= 1 ? 5 : share > 2 / 3 ? 4 : share > 1 / 3 ? 3 : share > 0 ? 2 : day < daysBefore ? 0 : 1
  })
}

/** Path data of the days of a step, counted in days: one stroke down for those of a week that follow one another. */
export function strokesOf(steps: ReadonlyArray<number>, step: number): string {
  let data = ''
  for (let day = 0; day < steps.length; day++) {
    if (steps[day] !== step) continue
    const first = day
    while (day % 7 < 6 && steps[day + 1] === step) day += 1
    data += `M${Math.floor(first / 7)} ${first % 7}v${day - first + 1}`
  }
  return data
}

/** As music writes a rest. */
const DASH = 'M2 5h6'

function dashes(restDays: NonNullable<YearGridProps['restDays']>): string {
  let data = ''
  for (const [first, last] of restDays) for (let day = first; day <= last; day++) data += `M${column(day)} ${row(day)}m2 5h6`
  return data && `<path class="year-rest" d="${data}"/>`
}

/** From the top of a day’s place around it. */
const RING = 'a5 5 0 1 0 .1 0z'

const SQUARE = 'd="M2 2h10v10h-10z"'
const pattern = (id: string, kind: string) =>
  `<pattern id="${id}" x="2" y="20" width="16" height="16" patternUnits="userSpaceOnUse"><path class="${kind}" ${SQUARE}/></pattern>`
/** Squares with the space between them: of the days that have a colour, and the outlines of those before the first. */
const DEFINITIONS =
  `${pattern('year-square', 'year-square')}<mask id="year-squares" maskUnits="userSpaceOnUse" x="0" y="0" width="900" height="140"><rect width="900" height="140" fill="url(#year-square)"/></mask>` +
  pattern('year-outline', 'year-0')

/** One path a step; days with numbers from files alone are rings instead. */
function drawDays(steps: ReadonlyArray<number>, imported: NonNullable<YearGridProps['imported']>): string {
  const isImported = (day: number) => imported.some(([first, last]) => first <= day && day <= last)
  const squares = steps.map((step, day) => (isImported(day) ? -1 : step))
  const drawn = [1, 2, 3, 4, 5].map((step) => pathOf(step, strokesOf(squares, step))).join('')
  return (
    DEFINITIONS +
    outlinesOf(squares) +
    `<g mask="url(#year-squares)"><g class="year-steps" transform="translate(10 20) scale(16)">${drawn}</g></g>` +
    [1, 2, 3, 4, 5].map((step) => pathOf(step, ringsOf(steps, step, isImported), ' fill-opacity="0"')).join('')
  )
}

/** Filled with the pattern, at its own size; whole weeks beside each other are one rectangle. */
function outlinesOf(steps: ReadonlyArray<number>): string {
  const strokes = [...strokesOf(steps, 0).matchAll(/M(\d+) (\d)v(\d)/g)].map(([, ...numbers]) => numbers.map(Number))
  let data = ''
  for (let at = 0; at < strokes.length; at++) {
    const [week, day, days] = strokes[at] as [number, number, number]
    const goesOn = (weeks: number) => days === 7 && strokes[at + weeks]?.[0] === week + weeks && strokes[at + weeks]![2] === 7
    let weeks = 1
    while (goesOn(weeks)) weeks += 1
    at += weeks - 1
    const width = weeks * CELL
    data += `M${week * CELL + 2} ${day * CELL + 20}h${width}v${days * CELL}h-${width}z`
  }
  return data && `<path style="fill:url(#year-outline)" d="${data}"/>`
}

function pathOf(step: number, data: string, attributes = ''): string {
  return data && `<path class="year-${step}"${attributes} d="${data}"/>`
}

function ringsOf(steps: ReadonlyArray<number>, step: number, isImported: (day: number) => boolean): string {
  return steps.map((one, day) => (one === step && isImported(day) ? `M${column(day) + 5} ${row(day)}${RING}` : '')).join('')
}

/** A month is named over the first week that begins in it, unless the next name would touch it; one that the year begins and ends in, once. */
function monthLabels(start: number, days: number, months: readonly string[]): string {
  let labels = ''
  let named = -1
  const said = new Set<number>()
  for (let week = 0; week * 7 < days; week++) {
    const month = new Date(start + week * 7 * DAY).getUTCMonth()
    if (month === named) continue
    named = month
    const isShort = new Date(start + (week + 2) * 7 * DAY).getUTCMonth() !== month
    if (isShort || said.has(month)) continue
    said.add(month)
    labels += `<text x="${week * CELL + 3}" y="11">${months[month]}</text>`
  }
  return labels
}
