import { illustrations } from '#features/health/progress/illustrations.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Card } from '#ui/card.tsx'
import { Medal } from '#ui/medal.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Dashboard } from './dashboard.ts'

/** The newest five medals, then how far it is to the next ones, and the points in the last place. */
export function AchievementsCard({ earned, next, className }: Pick<Dashboard, 'earned' | 'next'> & { className?: string }) {
  const points = earned.reduce((sum, achievement) => sum + achievement.points, 0)
  return (
    <Card
      title="Recent achievements"
      className={className}
      action={<TextLink to="/health/achievements">{earned.length > 0 ? 'All, and to share' : 'All of them'}</TextLink>}
    >
      {earned.length === 0 && <p className="mb-5 text-sm text-soft">Complete challenges to earn achievements!</p>}
      <ul className="medals">
        {earned.map(({ type, title, points: worth, on }) => (
          <li key={type}>
            <Medal pillar={illustrations[type]} seed={type} isEarned />
            <h3>{title}</h3>
            <p className="cap num">
              <span className="block">{worth.toLocaleString('en')} points</span>
              <DateText>{on}</DateText>
            </p>
          </li>
        ))}
        {next.map(({ type, title, value, takes, best }) => (
          <li key={type}>
            <Medal pillar={illustrations[type]} seed={type} isEarned={false} value={value} takes={takes} />
            <h3>{title}</h3>
            <p className="cap num">
              {value} of {takes}
              {best !== undefined && <span className="block">so far; {best} at best</span>}
            </p>
          </li>
        ))}
        <li>
          <p className={points === 0 ? 'figure text-[3.25rem] text-faint' : 'figure text-[3.25rem]'}>
            {points.toLocaleString('en')}
          </p>
          <p className="cap mt-2">points so far</p>
        </li>
      </ul>
    </Card>
  )
}
