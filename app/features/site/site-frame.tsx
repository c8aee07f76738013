import type { ReactNode } from 'react'

import { goWithin } from '#ui/go-within.ts'
import { PendingPlace } from '#ui/pending-pages.tsx'

import { HealthBar } from './frame/health-bar.tsx'
import { MemberBar } from './frame/member-bar.tsx'
import { isHealthPath, type Area, type BarRooms, type FrameViewer } from './frame/navigation.ts'
import { ScrollToTop } from './frame/scroll-to-top.tsx'
import { AdminFooter, SiteFooter } from './frame/site-footer.tsx'
import { SiteHeader } from './frame/site-header.tsx'
import type { SiteNotice } from './frame/site-notice.tsx'

interface SiteFrameProps {
  /** Null is a visitor; undefined when a page is shown before anybody could be looked up (an error, a refusal). */
  viewer: FrameViewer | null | undefined
  area: Area
  /** The pathname of the page inside. */
  path: string
  /** Where the bar has room for its links; as for those that were shipped, when nothing could be loaded. */
  rooms?: BarRooms | undefined
  /** What stands over the page in place of the skip link and the bar of all pages; a bar that is null is theirs. */
  head?: { readonly skips: ReactNode; readonly bar: ReactNode } | undefined
  /** Visits of this page may be counted, if the visitor agrees (`analytics/`). */
  isCounted?: boolean
  /** What public pages say over their bar. */
  notice?: SiteNotice | null
  children: ReactNode
}

/** What stands around every page: skip link, bar, the page’s one `main`, footer, and a member’s bar on a phone. */
export function SiteFrame({ viewer, area, path, rooms, head, isCounted, notice = null, children }: SiteFrameProps) {
  const hasMemberBar = viewer && area !== 'admin'
  return (
    <div
      className={hasMemberBar ? 'frame frame-member' : area === 'admin' ? 'frame frame-owner' : 'frame'}
      data-type={area === 'site' ? undefined : 'full'}
      data-counted={isCounted || undefined}
    >
      {head?.skips ?? (
        <a className="skip" href="#main" onClick={goWithin}>
          Skip to content
        </a>
      )}
      <ScrollToTop />
      {head?.bar ?? <SiteHeader viewer={viewer} area={area} path={path} rooms={rooms} notice={area === 'site' ? notice : null} />}
      {viewer && area === 'member' && isHealthPath(path) && <HealthBar path={path} />}
      <PendingPlace />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {area === 'admin' ? <AdminFooter /> : <SiteFooter />}
      {hasMemberBar && <MemberBar path={path} />}
    </div>
  )
}
