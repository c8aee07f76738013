import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'

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
  useEffect(() => {
    const leave = (event: Event) => {
      if (!ref.current?.contains(event.target as Node)) fold(ref.current)
    }
    const types = ['pointerdown', 'focusin']
    for (const type of types) document.addEventListener(type, leave)
    return () => {
      for (const type of types) document.removeEventListener(type, leave)
    }
  }, [])
  return (
    <details
      ref={ref}
      className={className ? `menu ${className}` : 'menu'}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.stopPropagation()
        fold(event.currentTarget)
        event.currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={buttonClass(kind, 'small')} aria-label={name}>
        {label}
        <Icon name="down" size={16} />
      </summary>
      <div className={`menu-list menu-${align}`} onClick={foldOnChoice}>
        {children}
      </div>
    </details>
  )
}

function fold(details: HTMLDetailsElement | null) {
  if (details?.open) details.open = false
}

function foldOnChoice(event: SyntheticEvent<HTMLDivElement>) {
  const entry = (event.target as Element).closest('a, button')
  if (entry) fold(event.currentTarget.closest('details'))
}
