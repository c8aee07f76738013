import { type ReactNode, useEffect, useRef } from 'react'

import { buttonClass, type ButtonKind } from './button-class.ts'
import { Icon } from './icon.tsx'

type MenuProps = {
  label: ReactNode
  /** Instead of the label’s text for assistive technology, where the label is a picture. */
  name?: string | undefined
  kind?: ButtonKind | undefined
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  /** Links and buttons. */
  children: ReactNode
}

/**
 * A button that unfolds a list of links and buttons: `details`, so it works without a script. With one, Escape, a click
 * elsewhere, leaving it by Tab and choosing an entry fold it again.
 */
export function Menu({ label, name, kind = 'secondary', align = 'start', className, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => foldByItself(ref.current), [])
  return (
    <details ref={ref} className={className ? `menu ${className}` : 'menu'}>
      <summary className={buttonClass(kind, 'small')} aria-label={name}>
        {label}
        <Icon name="down" size={16} />
      </summary>
      <div className={`menu-list menu-${align}`}>{children}</div>
    </details>
  )
}

function foldByItself(details: HTMLDetailsElement | null) {
  if (details === null) return undefined
  const listening = new AbortController()
  const { signal } = listening
  const foldIfLeft = ({ target }: Event) => {
    if (!details.contains(target as Node)) details.open = false
  }
  document.addEventListener('pointerdown', foldIfLeft, { signal })
  document.addEventListener('focusin', foldIfLeft, { signal })
  details.addEventListener('click', ({ target }) => (details.open &&= !(target as Element).closest('a, button')), { signal })
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      details.open = false
      details.querySelector('summary')?.focus()
    },
    { signal },
  )
  return () => listening.abort()
}
