import type { KeyboardEvent, ReactNode } from 'react'

import { authPath, authTabs, type AuthTab } from '#features/identity/core/auth-tab.ts'
import { Link } from '#ui/link.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

const labels: Record<AuthTab, string> = { 'sign-in': 'Sign In', 'sign-up': 'Sign Up', reset: 'Reset' }

interface AuthTabsProps {
  current: AuthTab
  next: string | null
  children: ReactNode
}

/** The three tabs are links, so they open without a script. Arrow keys walk them, and Space or Enter opens one. */
export function AuthTabs({ current, next, children }: AuthTabsProps) {
  // Without a script no arrow key walks them: then each is a stop of its own.
  const walks = useRunsScripts()
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
            aria-controls="auth-panel"
            tabIndex={walks && tab !== current ? -1 : undefined}
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
  if (event.key === ' ') {
    event.preventDefault()
    event.currentTarget.click()
    return
  }
  const tabs = [...event.currentTarget.parentElement!.querySelectorAll('a')]
  const at = tabs.indexOf(event.currentTarget)
  const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  tabs.at(target % tabs.length)?.focus()
}
