import type { ReactNode } from 'react'

import type { Pillar } from './pillar.ts'

type BadgeProps = {
  pillar?: Pillar | undefined
  /** A state instead of a pillar; its word is the signal, its colour only repeats it. */
  tone?: 'plain' | 'good' | 'caution' | 'alert' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A word on a wash. Without pillar and tone it is plain. */
export function Badge({ pillar, tone = 'plain', className, children }: BadgeProps) {
  const look = pillar ? 'badge' : `badge badge-${tone}`
  return (
    <span className={className ? `${look} ${className}` : look} data-pillar={pillar}>
      {children}
    </span>
  )
}
