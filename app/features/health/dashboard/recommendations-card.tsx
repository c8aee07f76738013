import type { RecommendationView, RecommendationsView } from '#features/health/recommendations/recommendation-view.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface RecommendationsCardProps {
  recommendations: RecommendationsView
  className?: string
}

/** What the member’s numbers call for, each with its reason and its lesson, and what holds for everyone. */
export function RecommendationsCard({ recommendations: { own, general, left }, className }: RecommendationsCardProps) {
  return (
    <Card title="Recommendations" className={className}>
      <ul className={LIST}>
        {own.map((item) => (
          <Item key={item.id} item={item} whose="From your numbers" />
        ))}
        {general.map((item) => (
          <Item key={item.id} item={item} whose={own.length > 0 ? 'For everyone' : null} />
        ))}
      </ul>
      {left.length > 0 && (
        <details className="mt-5 border-t border-line pt-3 text-sm">
          <summary className="link inline-flex min-h-11 items-center">
            {general.length > 0 ? 'More for everyone' : 'For everyone'}
          </summary>
          <p className="cap mb-4">General advice. What your own numbers say comes before it.</p>
          <ul className={LIST}>
            {left.map((item) => (
              <Item key={item.id} item={item} whose={null} />
            ))}
          </ul>
        </details>
      )}
      <p className="cap mt-5 border-t border-line pt-3">
        No diagnosis, and no reason to change a treatment. Not reviewed means: no professional has read it yet.
      </p>
    </Card>
  )
}

const LIST = 'grid gap-x-8 lg:grid-cols-3'

function Item({
  item: { pillar, pillarName, title, text, reason, lesson, isReviewed },
  whose,
}: {
  item: RecommendationView
  /** Where it comes from; null where all come from one place. */
  whose: string | null
}) {
  return (
    <li data-pillar={pillar} className="border-t border-line py-4 first:border-0 first:pt-0 lg:border-0 lg:pt-0">
      <div className="border-l-3 border-pillar pl-4">
        <p className="cap">
          <span className="font-strong text-pillar-ink">{pillarName}</span>
          {whose && ` · ${whose}`}
          {!isReviewed && ' · Not reviewed'}
        </p>
        <h3 className="mt-0.5 mb-1 text-[1.1875rem]">{title}</h3>
        {reason && <p className="num mb-1 text-sm">{reason}</p>}
        <p className="text-sm text-soft">{text}</p>
        {lesson && (
          <p className="mt-1.5 text-sm">
            <TextLink to={lesson.to}>Lesson: {lesson.title}</TextLink>
          </p>
        )}
      </div>
    </li>
  )
}
