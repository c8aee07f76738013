import type { ViewAs } from '#features/membership/core/access.ts'
import { Link } from '#ui/link.tsx'

const choices: ReadonlyArray<readonly [viewAs: ViewAs | null, name: string]> = [
  [null, 'Yourself'],
  ['visitor', 'A visitor'],
  ['trial', 'Somebody on trial'],
  ['member', 'A member'],
]

/** For administrators: the same page as others see it. */
export function PreviewBar({ path, viewAs }: { path: string; viewAs: ViewAs | null }) {
  return (
    <nav className="preview-bar no-print" aria-label="Look as">
      <span className="cap">You look as</span>
      {choices.map(([as, name]) => (
        <Link
          key={name}
          to={as === null ? path : `${path}?as=${as}`}
          aria-current={as === viewAs ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
