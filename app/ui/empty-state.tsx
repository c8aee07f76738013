import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: ReactNode
  /** One action: where the first entry is made. */
  action?: ReactNode
  level?: 2 | 3 | 4 | undefined
  /** The instrument at rest (a dial at 0, an empty grid); without one, the outline of a blank card. */
  instrument?: ReactNode
  className?: string | undefined
  /** What will appear here, and how long it takes. */
  children?: ReactNode
}

/** Nothing yet: the instrument stays, at rest, then what will appear and one action. */
export function EmptyState({ title, action, level = 3, instrument, className, children }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={className ? `empty ${className}` : 'empty'}>
      {instrument ?? <div className="rest" aria-hidden="true" />}
      <Heading className="title">{title}</Heading>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {action}
    </div>
  )
}
