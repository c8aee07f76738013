import type { ShownRecommendation, ShownRecommendations } from '#features/health/recommendations/shown.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

interface RecommendationsCardProps {
  recommendations: ShownRecommendations
  className?: string
}

/** What the member’s numbers call for, each with its reason and its lesson, and what holds for everyone. */
export function RecommendationsCard({ recommendations: { own, general, left }, className }: RecommendationsCardProps) {
  return (
    <Card title="Recommendations" className={className}>
      {own.length > 0 && <p className="cap mb-4">From your numbers</p>}
      <Items items={own} />
      {own.length > 0 && general.length > 0 && <p className="cap mt-6 mb-4 border-t border-line pt-3">For everyone</p>}
      <Items items={general} />
      {left.length > 0 && (
        <details className="mt-5 border-t border-line pt-3 text-sm">
          <summary className="link inline-flex min-h-11 items-center">
            {general.length > 0 ? 'More for everyone' : 'For everyone'}
          </summary>
          <p className="cap mb-4">General advice. What your own numbers say comes before it.</p>
          <Items items={left} />
        </details>
      )}
      <p className="cap mt-5 border-t border-line pt-3">
        No diagnosis, and no reason to change a treatment. Not reviewed means: no professional has read it yet.
      </p>
    </Card>
  )
}

function Items({ items }: { items: ReadonlyArray<ShownRecommendation> }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ id, pillar, pillarName, title, text, reason, lesson, isReviewed }) => (
        <li key={id} data-pillar={pillar} className="border-t border-line py-[1.1rem] first:border-0 first:pt-0 last:pb-0">
          <div className="border-l-3 border-pillar pl-4">
            <p className="cap">
              <span className="font-strong text-pillar-ink">{pillarName}</span>
              {!isReviewed && ' · Not reviewed'}
            </p>
            <h3 className="mt-0.5 mb-1 text-[1.1875rem]">{title}</h3>
            {reason && <p className="num mb-1 text-sm">{reason}</p>}
            <p className="text-sm text-soft">{text}</p>
            {lesson && (
              <p className="mt-1.5 text-sm">
                <TextLink to={lesson.to} prefetch="none">
                  Lesson: {lesson.title}
                </TextLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
