import { Link } from '#ui/link.tsx'

import type { FrameViewer } from './navigation.ts'

/** Says on every public page that nothing here is anybody’s word yet, and leads its owner on. */
export function SampleLine({ viewer }: { viewer: FrameViewer | null | undefined }) {
  return (
    <aside className="sample-line" aria-label="About this site">
      Sample site
      {viewer?.isAdmin && <Link to="/admin/opening">Open it</Link>}
    </aside>
  )
}
