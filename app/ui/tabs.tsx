import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

import { Link } from './link.tsx'

type Tab = { id: string; label: ReactNode; to?: string | undefined }

type TabsProps = {
  /** Names the group: “Course”, “Range”. */
  label: string
  tabs: readonly Tab[]
  current: string
  /** `page`: text with an underline. `range`: a joined segment. */
  kind?: 'page' | 'range' | undefined
  /** For tabs that are not addresses. Their panels are TabPanels with the same `group`. */
  onChange?: ((id: string) => void) | undefined
  /** Distinguishes several groups of button tabs on one page. */
  group?: string | undefined
  className?: string | undefined
}

/** Where not all of them fit, the row is scrolled to the current one. */
function useCurrentInSight(current: string) {
  const row = useRef<HTMLElement>(null)
  const shown = useRef<string>(null)
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown.current === current || !row.current || !tab) return
    shown.current = current
    const left = tab.offsetLeft - row.current.offsetLeft
    row.current.scrollLeft = left - (row.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return row
}

/** Tabs with addresses are links and work without a script; tabs without are buttons that the arrow keys walk. */
export function Tabs({ label, tabs, current, kind = 'page', onChange, group = 'tabs', className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const links = useCurrentInSight(current)
  const look = ['tabs', kind === 'range' && 'tabs-range', className].filter(Boolean).join(' ')
  if (tabs.every(({ to }) => to !== undefined)) {
    return (
      <nav ref={links} aria-label={label} className={look}>
        {tabs.map(({ id, label: text, to }) => (
          <Link key={id} to={to ?? ''} aria-current={id === current ? 'page' : undefined} preventScrollReset>
            {text}
          </Link>
        ))}
      </nav>
    )
  }
  function walk(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const index = (next + tabs.length) % tabs.length
    const tab = tabs[index]
    if (tab) onChange?.(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={look}>
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${group}-${id}`}
          aria-selected={id === current}
          aria-controls={`${group}-${id}-panel`}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange?.(id)}
          onKeyDown={walk}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
