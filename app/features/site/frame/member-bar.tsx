import { Link } from '#ui/link.tsx'

import { ariaCurrent, isBehindMore, memberTabs } from './navigation.ts'
import { MENU_ID } from './site-menu.tsx'

/** On a phone a member’s daily places stand at the lower edge, under the thumb, and the way to the others. */
export function MemberBar({ path }: { path: string }) {
  return (
    <nav aria-label="Daily" className="member-bar">
      {memberTabs.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={ariaCurrent(path, to)}>
          {label}
        </Link>
      ))}
      <button type="button" popoverTarget={MENU_ID} aria-current={isBehindMore(path) || undefined}>
        More
      </button>
    </nav>
  )
}
