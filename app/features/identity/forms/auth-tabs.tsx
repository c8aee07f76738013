import type { KeyboardEvent, ReactNode } from 'react'

import { authPath, authTabs, type AuthTab } from '#features/identity/auth-tab.ts'
import { Link } from '#ui/link.tsx'

const labels: Record<AuthTab, string> = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up', reset: 'Reset' }

interface AuthTabsProps {
  current: AuthTab
  next: string | null
  children: ReactNode
}

/** The three tabs are links, so they open without a script; the arrow keys walk them. */
export function AuthTabs({ current, next, children }: AuthTabsProps) {
  return (
    <>
      <div role="tablist" aria-label="Your account" className="tabs mb-6">
        {authTabs.map((tab) => (
          <Link
            key={tab}
            to={authPath(tab, next)}
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? 'auth-panel' : undefined}
            onKeyDown={walk}
            preventScrollReset
          >
            {labels[tab]}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id="auth-panel" aria-labelledby={`tab-${current}`}>
        {children}
      </div>
    </>
  )
}

function walk(event: KeyboardEvent<HTMLAnchorElement>) {
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll('a')]
  const at = tabs.indexOf(event.currentTarget)
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  tabs.at(target % tabs.length)?.focus()
}
