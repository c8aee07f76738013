import type { HealthScore } from '#features/health/score/health-score.ts'
import type { ScoreOutlook } from '#features/health/score/outlook-words.ts'
import { pointsOf } from '#features/health/score/points.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { ScaleBar } from '#ui/scale-bar.tsx'
import { ScoreDial } from '#ui/score-dial.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { scoreParts, scoreRules } from './score-words.ts'

interface ScoreCardProps {
  score: HealthScore
  outlook: ScoreOutlook
  /** A doctor is to be phoned: the number stands as it is, without a word on how it rose or could rise. */
  isDoctorFirst?: boolean
  className?: string
}

/** The dial, and under it each part on a scale of its own. A part without data waits and counts for nothing. */
export function ScoreCard({ score, outlook, isDoctorFirst = false, className }: ScoreCardProps) {
  const { parts, earned, possible } = pointsOf(score)
  const rows = scoreParts.map((words) => ({ ...words, part: parts.find(({ name }) => name === words.name) }))
  const isEmpty = score.parts.length === 0
  return (
    <Card title="Health score" className={className}>
      <ScoreDial
        score={isEmpty ? null : score.score}
        parts={rows.flatMap(({ title, pillar, part }) => (part ? [{ label: title, pillar, ...part }] : []))}
        note={isEmpty ? 'no score yet' : isDoctorFirst ? 'how complete your record is' : (outlook.sinceLastWeek ?? undefined)}
      />
      <ul className="mt-2">
        {rows.map(({ name, title, text, possible: most, pillar, part }) => (
          <ScaleBar
            key={name}
            label={title}
            note={text}
            earned={part?.earned ?? 0}
            possible={most}
            pillar={pillar}
            value={part ? `${part.earned} of ${most}` : 'waiting'}
          />
        ))}
      </ul>
      {!isEmpty && (
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-ink pt-3 text-sm">
          Together{' '}
          <b className="num font-strong">
            {earned} of {possible} points
            {possible < 100 && `, which is ${score.score} of 100`}
          </b>
        </p>
      )}
      {!isEmpty && <Outlook outlook={isDoctorFirst ? { ...outlook, changes: [], fall: null } : outlook} />}
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

/** What would change it, and what it is not about. */
function Outlook({ outlook: { changes, fall } }: { outlook: ScoreOutlook }) {
  return (
    <div className="mt-4 text-sm">
      {changes.length > 0 && (
        <>
          <h3 className="font-strong">What would change it</h3>
          <ul className="mt-1">
            {changes.map(({ act, text, score }) => (
              <li key={act} className="flex justify-between gap-4 border-b border-line py-2">
                {text}
                <b className="num font-strong">
                  <span className="vh">makes it </span>
                  {score}
                </b>
              </li>
            ))}
          </ul>
        </>
      )}
      {fall && (
        <p className="mt-2 text-soft">
          <DateText>{fall}</DateText>
        </p>
      )}
      <p className="mt-2 text-soft">
        It says how fresh and how complete your record is; here is <TextLink to="/health/trends#score">its history</TextLink>. How
        your body does stands in your <TextLink to="/health/trends">trends</TextLink>.
      </p>
    </div>
  )
}
