import type { ProductCounts } from '#features/shop/core/managed-product.ts'
import { Link } from '#ui/link.tsx'

import { managedAddress, wholeList } from './managed-list.ts'

/** How many products there are of each kind; each figure leads to them. */
export function StatCards({ counts }: { counts: ProductCounts | null }) {
  const cards = [
    { name: 'Curated', count: counts?.curated, note: 'Chosen and written by you', to: { ...wholeList, site: 'curated' } },
    { name: 'Scraped', count: counts?.scraped, note: 'Read from suppliers’ pages', to: { ...wholeList, site: 'scraped' } },
    {
      name: 'Featured',
      count: counts?.featured,
      note: 'In front of all others',
      to: { ...wholeList, part: 'featured' as const },
    },
    { name: 'Total', count: counts?.total, note: 'Everything on the shelves', to: wholeList },
  ]
  return (
    <section aria-label="Statistics">
      <ul className="grid grid-cols-2 border-t border-ink md:grid-cols-4">
        {cards.map(({ name, count, note, to }) => (
          <li key={name} className="border-b border-line">
            <Link to={managedAddress(to)} className="block py-4 pr-4 no-underline hover:bg-sunken" preventScrollReset>
              <span className="block text-sm text-soft">{name}</span>
              <span className="num block font-serif text-3xl leading-head">{count ?? '–'}</span>
              <span className="cap block">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
