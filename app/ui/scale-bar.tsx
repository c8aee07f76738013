import type { CSSProperties, ReactNode } from 'react'

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
      <i style={{ '--share': `${Math.round(share * 100)}%`, '--points': possible } as CSSProperties} />
    </Tag>
  )
}
