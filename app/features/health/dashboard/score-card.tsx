import type { HealthScore } from '#features/health/health-score.ts'
import { Card } from '#ui/card.tsx'
import { ScaleBar } from '#ui/scale-bar.tsx'
import { ScoreDial } from '#ui/score-dial.tsx'

import { scoreParts, scoreRules } from './score-words.ts'

/** The dial, and under it each part on a scale of its own. A part without data waits and counts for nothing. */
export function ScoreCard({ score, className }: { score: HealthScore; className?: string }) {
  const rows = scoreParts.map((words) => ({ ...words, part: score.parts.find(({ name }) => name === words.name) }))
  const isEmpty = score.parts.length === 0
  return (
    <Card title="Health score" className={className}>
      <ScoreDial
        score={isEmpty ? null : score.score}
        parts={rows.flatMap(({ title, pillar, part }) => (part ? [{ label: title, pillar, ...part }] : []))}
        note={isEmpty ? 'no score yet' : undefined}
      />
      <ul className="mt-2">
        {rows.map(({ name, title, text, possible, pillar, part }) => (
          <ScaleBar
            key={name}
            label={title}
            note={text}
            earned={part?.earned ?? 0}
            possible={possible}
            pillar={pillar}
            value={part ? undefined : 'waiting'}
          />
        ))}
      </ul>
      <details className="mt-2 text-sm">
        <summary className="link inline-flex min-h-11 items-center">How it is made</summary>
        <ul className="mt-1 grid gap-2 text-soft">
          {scoreRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
