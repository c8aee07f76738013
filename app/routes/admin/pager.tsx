import { TextLink } from '#ui/text-link.tsx'

type PagerProps = { page: number; hasMore: boolean; addressOf: (page: number) => string }

/** From one page of a list to the next, where there is one. */
export function Pager({ page, hasMore, addressOf }: PagerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-label="Pages" className="mt-5 flex gap-6 text-sm">
      {page > 1 && <TextLink to={addressOf(page - 1)}>Newer</TextLink>}
      {hasMore && <TextLink to={addressOf(page + 1)}>Older</TextLink>}
    </nav>
  )
}
