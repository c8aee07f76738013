import { arc, onCircle, tick, ticks, type Point } from './dial-geometry.ts'
import { short } from './illustration-canvas.ts'
import type { Pillar } from './pillar.ts'

export type ScorePart = { label: string; earned: number; possible: number; pillar: Pillar }

type ScoreDialProps = {
  /** 0 to 100; null while nothing has been logged: the needle rests at 0. */
  score: number | null
  parts: readonly ScorePart[]
  /** Under the figure’s dial: “3 above last week”, “no score yet”. */
  note?: string | undefined
  className?: string | undefined
}

const CENTRE: Point = [230, 230]
const RING = 170
/** The dial is open at the bottom: 270° carry 0 to 100. */
const degreesOf = (value: number) => -135 + value * 2.7

/**
 * The score as an instrument. A part’s arc is its points over all points possible, so the arcs end where the needle stands;
 * the figure is text that comes first in the page, and the picture says the parts in words.
 */
export function ScoreDial({ score, parts, note, className }: ScoreDialProps) {
  const isResting = score === null
  const value = score ?? 0
  return (
    <div className={className ? `score-dial ${className}` : 'score-dial'}>
      <p className={isResting ? 'score-figure vh' : 'score-figure'}>
        {value} <span>of 100</span>
      </p>
      <svg viewBox="0 0 460 400" fill="none" role="img" aria-label={wording(score, parts)}>
        {face}
        {isResting ? (
          <>
            <path d={arc(CENTRE, RING, -135, 135)} stroke="var(--line-strong)" strokeDasharray="4 10" />
            <path d="M172 226h44M244 226h44" stroke="var(--ink-faint)" strokeWidth="3" />
          </>
        ) : (
          stacked(parts).map(({ pillar, from, to }) => (
            <path
              key={from}
              className="draw"
              pathLength="1"
              d={arc(CENTRE, RING, degreesOf(from), degreesOf(to))}
              stroke={`var(--pillar-${pillar})`}
              strokeWidth="26"
            />
          ))
        )}
        <path d={joints(parts)} stroke="var(--paper-raised)" strokeWidth="3" />
        <g className="needle">
          <path d={tick(CENTRE, degreesOf(value), 128, 192)} stroke="var(--paper-raised)" strokeWidth="6" />
          <path d={tick(CENTRE, degreesOf(value), 128, 192)} stroke="var(--ink)" strokeWidth="2" />
          <circle cx={short(needleEnd(value)[0])} cy={short(needleEnd(value)[1])} r="4.5" fill="var(--ink)" />
        </g>
      </svg>
      {note && <p className="score-note">{note}</p>}
    </div>
  )
}

function needleEnd(value: number): Point {
  return onCircle(CENTRE, 128, degreesOf(value))
}

/** Where each part begins and ends on the scale of 100; parts without points have no arc. */
export function stacked(parts: readonly ScorePart[]): { pillar: Pillar; from: number; to: number }[] {
  const possible = parts.reduce((sum, part) => sum + part.possible, 0)
  let from = 0
  return parts.flatMap(({ earned, pillar }) => {
    if (earned <= 0 || possible <= 0) return []
    const part = { pillar, from, to: from + (earned * 100) / possible }
    from = part.to
    return [part]
  })
}

function joints(parts: readonly ScorePart[]): string {
  return stacked(parts)
    .slice(1)
    .map(({ from }) => tick(CENTRE, degreesOf(from), 156, 184))
    .join('')
}

function wording(score: number | null, parts: readonly ScorePart[]): string {
  if (score === null) return 'Health score: none yet'
  const said = parts.map(({ label, earned, possible }) => `${label.toLowerCase()} ${earned} of ${possible}`)
  return `Health score ${score} of 100${said.length > 0 ? `: ${said.join(', ')}` : ''}`
}

/** The empty face never changes, so it is drawn once: ticks 0 to 100, their figures, the track. */
const face = <g dangerouslySetInnerHTML={{ __html: drawFace() }} />

function drawFace(): string {
  const marks = (every: number, length: number, width: number) =>
    ticks(CENTRE, { from: -135, to: 135, every: every * 2.7, inside: 196, outside: 196 + length, width })
  let labels = ''
  for (let value = 0; value <= 100; value += 20) {
    const [x, y] = onCircle(CENTRE, 224, degreesOf(value))
    labels += `<text x="${short(x)}" y="${short(y + 5)}">${value}</text>`
  }
  return (
    `<g stroke="var(--ink-faint)">${marks(1, 5, 0.8)}/>${marks(5, 9, 0.8)}/></g>` +
    `${marks(10, 15, 1.5)} stroke="var(--ink)"/>` +
    `<path d="${arc(CENTRE, 196, -135, 135)}" stroke="var(--ink)"/>` +
    `<path d="${arc(CENTRE, RING, -135, 135)}" stroke="var(--paper-sunken)" stroke-width="26"/>` +
    `<path d="${arc(CENTRE, 157, -135, 135)}" stroke="var(--line)"/>` +
    `<g text-anchor="middle">${labels}</g>`
  )
}
