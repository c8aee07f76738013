import { Link } from '#ui/link.tsx'

import { ariaCurrent, healthPlaces } from './navigation.ts'

/** Under the bar of every page of a member’s own numbers: the others of these pages, and which one this is. */
export function HealthBar({ path }: { path: string }) {
  return (
    <nav aria-label="Your health" className="health-bar">
      <ul className="wrap">
        {healthPlaces.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} aria-current={ariaCurrent(path, to)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
