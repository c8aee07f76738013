import { useEffect, type ReactNode } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { EarlyScript } from '#ui/early-script.tsx'
import { Icon } from '#ui/icon.tsx'

import { watchFloatingCard } from './watch-floating-card.ts'

export interface FloatingCardProps {
  title: string
  text: string
  buttons: ReadonlyArray<{ readonly label: string; readonly to: string }>
  /** In a room of 64 by 64 CSS pixels; null for none. */
  picture: ReactNode
}

/**
 * Offers membership and trial to someone who reads on; when it shows, `watch-floating-card.ts` says. It stands beside `main`: it is no part
 * of what the page says.
 */
export function FloatingCard({ title, text, buttons, picture }: FloatingCardProps) {
  useEffect(watchFloatingCard, [])
  return (
    <>
      <aside className="floating" aria-label="Membership offer" data-scripts="none" hidden suppressHydrationWarning>
        {picture}
        <div>
          <p className="floating-title">{title}</p>
          {text && <p className="floating-text">{text}</p>}
          <p className="floating-acts">
            {buttons.map(({ label, to }) => (
              <ButtonLink key={`${label} ${to}`} to={to} kind="tertiary" size="small">
                {label}
              </ButtonLink>
            ))}
          </p>
        </div>
        <button type="button" className="icon-btn" aria-label="Dismiss">
          <Icon name="close" size={16} />
        </button>
      </aside>
      <EarlyScript source={import.meta.env.SSR ? `(${watchFloatingCard})()` : ''} />
    </>
  )
}
