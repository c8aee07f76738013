import type { ReactNode } from 'react'

import type { Pillar } from './pillar.ts'

type ScaleBarProps = {
  label: ReactNode
  /** What the part is made of. */
  note?: ReactNode
  earned: number
  possible: number
  pillar: Pillar
  /** In place of “33 of 40”: “waiting”. */
  value?: string | undefined
  as?: 'li' | 'div' | undefined
}

/** A part of the score on a scale of its own, a tick a point. The figures are text; the bar repeats them. */
export function ScaleBar({ label, note, earned, possible, pillar, value, as: Tag = 'li' }: ScaleBarProps) {
  const share = possible > 0 ? Math.min(1, Math.max(0, earned / possible)) : 0
  return (
    <Tag className="scale" data-pillar={pillar}>
      <span className="scale-name">{label}</span>
      <span className="scale-value num">{value ?? `${Math.round(earned)} of ${possible}`}</span>
      {note && <span className="cap">{note}</span>}
      <svg viewBox="0 0 400 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2.5H400" stroke="var(--line)" strokeWidth="4" />
        <path d={`M0 2.5H${Math.round(share * 400)}`} stroke="var(--p)" strokeWidth="4" />
        <path d={ruler(possible)} stroke="var(--ink-faint)" vectorEffect="non-scaling-stroke" />
      </svg>
    </Tag>
  )
}

const rulers = new Map<number, string>()

/** A tick a point, a longer one every ten; the few lengths that occur are kept. */
function ruler(points: number): string {
  const known = rulers.get(points)
  if (known !== undefined) return known
  let data = ''
  for (let point = 0; point <= points; point++) {
    const x = Math.round((0.5 + (point / points) * 399) * 10) / 10
    data += `M${x} 13v${point % 10 === 0 ? -8 : -4}`
  }
  rulers.set(points, data)
  return data
}
