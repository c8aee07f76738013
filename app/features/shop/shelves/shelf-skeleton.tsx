import { Skeleton } from '#ui/skeleton.tsx'

/** Six cards that are on their way. */
export function ShelfSkeleton() {
  return (
    <div className="shelf" aria-busy="true">
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} lines={5} label={card === 0 ? 'Loading products' : ''} />
      ))}
    </div>
  )
}
