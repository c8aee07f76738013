import type { CSSProperties } from 'react'

type SkeletonProps = { lines?: number | undefined; label?: string | undefined; className?: string | undefined }

/** Hairlines where the lines of text will be. It appears only after 300 ms, so that a quick answer shows none. */
export function Skeleton({ lines = 4, label = 'Loading', className }: SkeletonProps) {
  return (
    <output className={className ? `skeleton ${className}` : 'skeleton'} style={{ '--lines': lines } as CSSProperties}>
      <span className="vh">{label}</span>
    </output>
  )
}
