import { PageHeading } from '#ui/page-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const cards = [
  { span: 'lg:col-span-5', lines: 14 },
  { span: 'lg:col-span-7', lines: 14 },
  { span: '', lines: 6 },
  { span: 'lg:col-span-7', lines: 8 },
  { span: 'lg:col-span-5', lines: 8 },
]

/** The dashboard while its data is on the way: the heading is known, the rest are lines where cards will be. */
export function DashboardSkeleton() {
  return (
    <div className="wrap pb-16" aria-busy="true">
      <PageHeading title="Welcome Back" />
      <div className="grid grid-cols-12 gap-6">
        {cards.map(({ span, lines }, index) => (
          <div key={index} className={`card col-span-12 ${span}`}>
            <Skeleton lines={lines} label={index === 0 ? 'Loading your dashboard' : undefined} />
          </div>
        ))}
      </div>
    </div>
  )
}
