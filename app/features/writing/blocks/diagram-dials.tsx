import { arc, onCircle, tick, type Point } from '#ui/dial-geometry.ts'

import { lengthOf, ringEasing, wordEasing } from './breath-curve.ts'
import { spanOfDay, type BreathPhase, type DayMark, type Diagram } from './diagram.ts'

const CENTRE: Point = [100, 100]
const DAY = 24 * 60
/** Degrees left free at both ends of a span or part, so that neighbours stay apart. */
const GAP = 1
/** Of 200 units a dial is 240 px wide, so that its figures render at 13 px. */
const SIZE = 11

/** Noon is at the top, midnight at the bottom, as on the dial of the home page. */
const degreesOf = (minutes: number) => (minutes / DAY) * 360 - 180
const rounded = (number: number) => Math.round(number * 10) / 10

const hourTicks = Array.from({ length: 24 }, (_, hour) => tick(CENTRE, hour * 15, hour % 6 === 0 ? 80 : 84, 88)).join('')

/** Hours and spans of a day on a dial of 24 hours, numbered as the list beside it. */
export function DayHours({ marks }: { marks: readonly DayMark[] }) {
  return (
    <svg className="diagram-dial" viewBox="0 0 200 200" aria-hidden="true">
      <path className="diagram-line" d={hourTicks} />
      {[0, 6, 12, 18].map((hour) => (
        <Figure key={hour} at={onCircle(CENTRE, 95, degreesOf(hour * 60))} className="diagram-hour">
          {hour}
        </Figure>
      ))}
      <circle className="diagram-track" cx="100" cy="100" r="64" />
      {marks.map(({ from, to, label }, nth) => {
        const [begins, ends] = [degreesOf(from), degreesOf(to === null ? from : to > from ? to : to + DAY)]
        const [x, y] = onCircle(CENTRE, 64, begins)
        return (
          <g key={spanOfDay(from, to) + label}>
            {to === null ? (
              <circle className="diagram-dot" cx={rounded(x)} cy={rounded(y)} r="6" />
            ) : (
              <path
                className={nth % 2 ? 'diagram-span diagram-wash' : 'diagram-span'}
                d={arc(CENTRE, 64, begins + GAP, Math.max(begins + 2 * GAP, ends - GAP))}
              />
            )}
            <Figure at={onCircle(CENTRE, 45, (begins + ends) / 2)}>{nth + 1}</Figure>
          </g>
        )
      })}
    </svg>
  )
}

/** Parts of a whole on a ring, numbered as the list beside it. */
export function PartsOfWhole({ parts }: Pick<Extract<Diagram, { kind: 'parts' }>, 'parts'>) {
  const ends = parts.map((_, nth) => parts.slice(0, nth + 1).reduce((sum, { share: [some, all] }) => sum + (some / all) * 360, 0))
  return (
    <svg className="diagram-dial" viewBox="0 0 200 200" aria-hidden="true">
      {ends.map((end, nth) => {
        const begin = ends[nth - 1] ?? 0
        return (
          <g key={end}>
            <path
              className={nth % 2 ? 'diagram-part diagram-wash' : 'diagram-part'}
              d={arc(CENTRE, 66, begin + GAP, end - GAP)}
            />
            <Figure at={onCircle(CENTRE, 90, (begin + end) / 2)}>{nth + 1}</Figure>
          </g>
        )
      })}
    </svg>
  )
}

const forty = Array.from({ length: 40 }, (_, nth) => tick(CENTRE, nth * 9, nth % 10 === 0 ? 84 : 88, 94)).join('')
const words = { in: 'In', hold: 'Hold', out: 'Out' } as const

/** A ring that breathes, until somebody pauses it; still where motion is not wanted. */
export function BreathRing({ phases }: { phases: readonly BreathPhase[] }) {
  const length = `${lengthOf(phases)}s`
  const starts = phases.map((_, nth) => lengthOf(phases.slice(0, nth)))
  return (
    <div className="breath-ring" data-scripts="none">
      <svg className="diagram-dial" viewBox="0 0 200 200" aria-hidden="true">
        <path className="diagram-line" d={forty} />
        <circle
          className="breathes"
          cx="100"
          cy="100"
          r="76"
          style={{ animationDuration: length, animationTimingFunction: ringEasing(phases) }}
        />
        {phases.map(({ way }, nth) => (
          <text
            key={starts[nth]}
            className="breath-word"
            x="100"
            y="106"
            style={{ animationDuration: length, animationTimingFunction: wordEasing(phases, nth) }}
          >
            {words[way]}
          </text>
        ))}
      </svg>
      <label className="breath-pause">
        <input type="checkbox" /> Pause
      </label>
    </div>
  )
}

function Figure({ at: [x, y], className, children }: { at: Point; className?: string; children: number }) {
  return (
    <text className={className} x={rounded(x)} y={rounded(y + SIZE * 0.36)}>
      {children}
    </text>
  )
}
