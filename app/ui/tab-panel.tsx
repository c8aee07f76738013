import type { ReactNode } from 'react'

type TabPanelProps = {
  tab: string
  current: string
  group?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** What a button tab shows. Hidden panels stay in the page, so that what was typed in them stays too. */
export function TabPanel({ tab, current, group = 'tabs', className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${group}-${tab}-panel`}
      aria-labelledby={`${group}-${tab}`}
      hidden={tab !== current}
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  )
}
