import { Link } from '#ui/link.tsx'

import type { FrameViewer } from './navigation.ts'

/** What a public page says over its bar: nothing on it is anybody’s word yet, or its owner looks at it as it will be. */
export type SiteNotice = 'sample' | 'as if open'

interface SiteNoticeProps {
  readonly notice: SiteNotice
  readonly viewer: FrameViewer | null | undefined
}

/** The line over the bar, with its owner’s way on. */
export function SiteNoticeLine({ notice, viewer }: SiteNoticeProps) {
  return notice === 'sample' ? (
    <p className="site-notice">
      Sample site
      {viewer?.isAdmin && <Link to="/admin/opening">Open it</Link>}
    </p>
  ) : (
    <form method="post" action="/admin/opening" className="site-notice site-notice-own">
      This is your site as it will be when it opens. Nobody else sees it.
      <button name="intent" value="end-look">
        Back to the list
      </button>
    </form>
  )
}
