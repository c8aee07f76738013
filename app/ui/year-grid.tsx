import type { ReactNode } from 'react'

type YearGridProps = {
  /** The Monday that the grid begins with, as YYYY-MM-DD. */
  from: string
  /** One digit a day up to today: how many of `most` were logged. */
  filled: string
  /** What a full day holds; its digit gets the darkest of the five steps. */
  most?: number | undefined
  /** The day of the first check-in, as YYYY-MM-DD; days before it are outlines. Without one, all are. */
  firstDay: string | null
  /** Stretches of days of rest without a check-in, first and last day counted from the Monday; each day has a dash. */
  rests?: ReadonlyArray<readonly [first: number, last: number]> | undefined
  /** Stretches of days that only files brought, counted likewise; each is a ring. */
  brought?: ReadonlyArray<readonly [first: number, last: number]> | undefined
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
  const { from, filled, most = 6, firstDay, rests = NONE, brought = NONE, label, note, words = english } = props
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
            <g dangerouslySetInnerHTML={{ __html: labels + steps(filled, most, daysBefore, brought) + dashes(rests) }} />
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
        none
        {[1, 2, 3, 4, 5].map((step) => (
          <i key={step} className={`year-${step}`} />
        ))}
        all {most === 6 ? 'six' : most}
        {brought.length > 0 && (
          <Key name="from files">
            <path className="year-5" fillOpacity="0" d={`M5 0${RING}`} />
          </Key>
        )}
        {rests.length > 0 && (
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
const square = (day: number) => `M${column(day)} ${row(day)}h10v10h-10z`

/** Path data for the days before the first, then for the five steps: nothing, up to a third, two thirds, nearly all, all. */
export function marks(filled: string, most: number, daysBefore: number, mark = square): string[] {
  const data = ['', '', '', '', '', '']
  for (let day = 0; day < filled.length; day++) {
    const share = Number(filled[day]) / most
    const step = share >= 1 ? 5 : share > 2 / 3 ? 4 : share > 1 / 3 ? 3 : share > 0 ? 2 : day < daysBefore ? 0 : 1
    data[step] += mark(day)
  }
  return data
}

/** As music writes a rest. */
const DASH = 'M2 5h6'

function dashes(rests: NonNullable<YearGridProps['rests']>): string {
  let data = ''
  for (const [first, last] of rests) for (let day = first; day <= last; day++) data += `M${column(day)} ${row(day)}m2 5h6`
  return data && `<path class="year-rest" d="${data}"/>`
}

/** From the top of a day’s place around it. */
const RING = 'a5 5 0 1 0 .1 0z'

/** One path a step, and one more for those of its days that are rings. */
function steps(filled: string, most: number, daysBefore: number, brought: NonNullable<YearGridProps['brought']>): string {
  const isBrought = (day: number) => brought.some(([first, last]) => first <= day && day <= last)
  const ring = (day: number) => (isBrought(day) ? `M${column(day) + 5} ${row(day)}${RING}` : '')
  const paths = (mark: typeof square, attributes: string) =>
    marks(filled, most, daysBefore, mark).map((data, step) => data && `<path class="year-${step}"${attributes} d="${data}"/>`)
  return [...paths((day) => (isBrought(day) ? '' : square(day)), ''), ...paths(ring, ' fill-opacity="0"')].join('')
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
