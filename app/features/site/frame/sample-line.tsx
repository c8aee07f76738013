import { Link } from '#ui/link.tsx'

import type { FrameViewer } from './navigation.ts'

/** Over the bar: says on every public page that nothing here is anybody’s word yet, and leads its owner on. */
export function SampleLine({ viewer }: { viewer: FrameViewer | null | undefined }) {
  return (
    <p className="sample-line">
      Sample site
      {viewer?.isAdmin && <Link to="/admin/opening">Open it</Link>}
    </p>
  )
}
