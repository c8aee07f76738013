import type { CSSProperties } from 'react'

import { arc, type Point } from './dial-geometry.ts'
import { illustrationAddress } from './illustration-address.ts'
import type { Pillar } from './pillar.ts'

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
      <circle
        className="medal-ring"
        cx="48"
        cy="48"
        r="45.5"
        pathLength="400"
        style={isEarned ? ({ '--medal': `var(--pillar-${pillar})` } as CSSProperties) : undefined}
      />
      {isEarned ? (
        <image href={illustrationAddress({ pillar, seed, width: 72, height: 72 })} x="12" y="12" width="72" height="72" />
      ) : (
        <>
          <circle cx="48" cy="48" r="36" />
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
