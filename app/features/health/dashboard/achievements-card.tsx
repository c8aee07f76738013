import type { AchievementType } from '#features/health/progress/achievements.ts'
import { Card } from '#ui/card.tsx'
import { Medal } from '#ui/medal.tsx'

import type { Dashboard } from './dashboard.ts'

/** Each achievement keeps one plate for life. */
const plates = {
  '7_day_streak': 'sleep',
  '30_day_streak': 'stress',
  '100_day_streak': 'nutrition',
  first_labs: 'supplements',
  lab_warrior: 'fitness',
} as const satisfies Record<AchievementType, string>

/** The newest five medals; in the empty places, how far it is to the next ones. */
export function AchievementsCard({ earned, next, className }: Pick<Dashboard, 'earned' | 'next'> & { className?: string }) {
  return (
    <Card title="Recent achievements" className={className}>
      {earned.length === 0 && <p className="mb-5 text-sm text-soft">Complete challenges to earn achievements!</p>}
      {earned.length > 0 && (
        <ul className={MEDALS}>
          {earned.map(({ type, title, points, on }) => (
            <li key={type} className={MEDAL}>
              <Medal pillar={plates[type]} seed={type} isEarned className="mb-2" />
              <h3 className={TITLE}>{title}</h3>
              <p className="cap num">
                {points} points · {on}
              </p>
            </li>
          ))}
        </ul>
      )}
      {next.length > 0 && (
        <>
          <h3 className={earned.length > 0 ? 'mt-6 mb-4 border-t border-line pt-5 text-lg' : 'vh'}>Still to come</h3>
          <ul className={MEDALS}>
            {next.map(({ type, title, value, takes }) => (
              <li key={type} className={MEDAL}>
                <Medal pillar={plates[type]} seed={type} isEarned={false} value={value} takes={takes} className="mb-2" />
                <h4 className={TITLE}>{title}</h4>
                <p className="cap num">
                  {value} of {takes}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const MEDALS = 'grid grid-cols-2 gap-x-4 gap-y-6 min-[26rem]:grid-cols-3'
const MEDAL = 'flex flex-col items-center text-center'
const TITLE = 'font-serif text-[1.0625rem] leading-[1.25] font-title tracking-normal text-balance'
