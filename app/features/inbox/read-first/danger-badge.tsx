import type { ReactNode } from 'react'

import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

/** A mark in words, with a sign. */
export function DangerBadge({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Badge tone="alert" className={className ? `danger-badge ${className}` : 'danger-badge'}>
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </Badge>
  )
}
