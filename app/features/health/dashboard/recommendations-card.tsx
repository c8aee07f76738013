import { Card } from '#ui/card.tsx'

import { recommendations } from './recommendations.ts'

export function RecommendationsCard({ className }: { className?: string }) {
  return (
    <Card title="Recommendations" className={className}>
      <ul>
        {recommendations.map(({ pillar, pillarName, title, text }) => (
          <li key={pillar} data-pillar={pillar} className="border-t border-line py-[1.1rem] first:border-0 first:pt-0 last:pb-0">
            <div className="border-l-3 border-pillar pl-4">
              <p className="text-xs font-strong text-pillar-ink">{pillarName}</p>
              <h3 className="mt-0.5 mb-1 text-[1.1875rem]">{title}</h3>
              <p className="text-sm text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
