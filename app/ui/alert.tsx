import type { ReactNode } from 'react'

import { Icon } from './icon.tsx'

type AlertProps = {
  kind?: 'note' | 'error' | undefined
  title?: ReactNode
  className?: string | undefined
  children?: ReactNode
}

/** A message that stays in the page, beside what it is about. An error is announced at once, a note when there is time. */
export function Alert({ kind = 'note', title, className, children }: AlertProps) {
  return (
    <div className={`alert alert-${kind}${className ? ` ${className}` : ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'warning' : 'info'} />
      <div>
        {title && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  )
}
