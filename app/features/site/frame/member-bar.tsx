import { Link } from '#ui/link.tsx'

import { currentMark, memberTabs } from './navigation.ts'

/** On a phone a member’s daily places stand at the lower edge, under the thumb. */
export function MemberBar({ path }: { path: string }) {
  return (
    <nav aria-label="Daily" className="member-bar">
      {memberTabs.map(({ label, to, also }) => (
        <Link key={to} to={to} aria-current={currentMark(path, to, also)}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
