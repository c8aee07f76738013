import { arc, tick, type Point } from './dial-geometry.ts'
import type { Pillar } from './pillar.ts'
import { plateBody } from './plate-art.ts'

type MedalProps = {
  pillar: Pillar
  seed: string
  /** Achieved: the plate. Otherwise the ring, and an arc as far as `value` of `takes` reaches. */
  isEarned: boolean
  value?: number | undefined
  takes?: number | undefined
  /** Names the picture; without it, it is decoration beside its own words. */
  label?: string | undefined
  className?: string | undefined
}

const CENTRE: Point = [48, 48]
const ring = Array.from({ length: 40 }, (_, i) => tick(CENTRE, i * 9, 44, 47)).join('')
const faces = new Map<string, { __html: string }>()

/** An achievement: a plate in a ring of forty ticks. Its words stand beside it. */
export function Medal({ pillar, seed, isEarned, value = 0, takes = 1, label, className }: MedalProps) {
  const share = Math.min(1, Math.max(0, value / takes))
  return (
    <svg
      className={className ? `medal ${className}` : 'medal'}
      viewBox="0 0 96 96"
      fill="none"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {isEarned ? (
        <g dangerouslySetInnerHTML={face(pillar, seed)} />
      ) : (
        <>
          <path d={ring} stroke="var(--line-strong)" />
          <circle cx="48" cy="48" r="36" stroke="var(--line-strong)" strokeDasharray="2 4" />
          {share > 0 && (
            <path d={arc(CENTRE, 36, 0, Math.min(359.9, share * 360))} stroke={`var(--pillar-${pillar})`} strokeWidth="3" />
          )}
          <text x="48" y="53" textAnchor="middle">
            {Math.floor(share * 100)}%
          </text>
        </>
      )}
    </svg>
  )
}

/** There are as many faces as achievements, so all of them are kept. */
function face(pillar: Pillar, seed: string): { __html: string } {
  const key = `${pillar}-${seed}`
  const known = faces.get(key)
  if (known) return known
  const clip = `medal-${key}`
  const html = {
    __html:
      `<clipPath id="${clip}"><circle cx="48" cy="48" r="36"/></clipPath><path d="${ring}" stroke="var(--pillar-${pillar})"/>` +
      `<g clip-path="url(#${clip})">${plateBody({ pillar, seed, width: 96, height: 96 })}</g>`,
  }
  faces.set(key, html)
  return html
}
