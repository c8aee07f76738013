import type { Look } from '#features/membership/core/access.ts'
import { Link } from '#ui/link.tsx'

const choices: ReadonlyArray<readonly [look: Look | null, name: string]> = [
  [null, 'Yourself'],
  ['visitor', 'A visitor'],
  ['trial', 'Somebody on trial'],
  ['member', 'A member'],
]

/** For administrators: the same page as others see it. */
export function PreviewBar({ path, look }: { path: string; look: Look | null }) {
  return (
    <nav className="look-bar no-print" aria-label="Look as">
      <span className="cap">You look as</span>
      {choices.map(([as, name]) => (
        <Link
          key={name}
          to={as === null ? path : `${path}?as=${as}`}
          aria-current={as === look ? 'true' : undefined}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
