import { Link } from '#ui/link.tsx'

import { listLooks, type ListLook } from './list-look.ts'

const words = { cards: 'Cards', rows: 'Rows' } as const satisfies Record<ListLook, string>

/** Chooses between cards and rows. */
export function ListLookLinks({ look, addressOf }: { look: ListLook; addressOf: (look: ListLook) => string }) {
  return (
    <nav aria-label="View" className="tabs tabs-range">
      {listLooks.map((each) => (
        <Link key={each} to={addressOf(each)} aria-current={each === look ? 'page' : undefined} preventScrollReset>
          {words[each]}
        </Link>
      ))}
    </nav>
  )
}
