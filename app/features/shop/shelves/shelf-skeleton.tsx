import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** Six cards that are on their way. */
export function ShelfSkeleton() {
  return (
    <div className="mt-5 grid gap-8 sm:grid-cols-2 md:grid-cols-4" aria-busy="true">
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} lines={6} label={card ? '' : 'Loading products'} />
      ))}
    </div>
  )
}

/** The shop while it is on the way from another page. */
export function WhileShopLoads({ title }: { title: string }) {
  return (
    <div className="wrap reading">
      <PageHeading title={title} />
      <ShelfSkeleton />
    </div>
  )
}
