import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const cards = [
  { name: 'score', span: 'lg:col-span-5', lines: 14 },
  { name: 'check-in', span: 'lg:col-span-7', lines: 14 },
  { name: 'streak', span: '', lines: 6 },
  { name: 'trends', span: '', lines: 14 },
  { name: 'recommendations', span: '', lines: 6 },
  { name: 'achievements', span: '', lines: 8 },
]

/** The dashboard while its data is on the way: the heading is known, the rest are lines where cards will be. */
export function DashboardSkeleton() {
  return (
    <div className="wrap pb-16" aria-busy="true">
      <PageHeading title="Welcome Back" />
      <div className="grid grid-cols-12 gap-6">
        {cards.map(({ name, span, lines }) => (
          <div key={name} className={`card col-span-12 ${span}`}>
            <Skeleton lines={lines} label={name === 'score' ? 'Loading your dashboard' : undefined} />
          </div>
        ))}
      </div>
    </div>
  )
}
