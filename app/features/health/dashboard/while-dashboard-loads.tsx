import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { DashboardSkeleton } from './dashboard-skeleton.tsx'

/** Milliseconds in which an answer needs no skeleton. */
const QUICK = 300

/** The page someone is on; once the dashboard is asked for and takes its time, the skeleton of the dashboard. */
export function WhileDashboardLoads({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const isComing = next?.pathname === '/dashboard' && pathname !== '/dashboard'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setSlow(true), QUICK)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isComing])
  return isComing && isSlow ? <DashboardSkeleton /> : children
}
