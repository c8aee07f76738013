import { Form } from 'react-router'

import type { AchievementView } from '#features/health/core/achievements.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Medal } from '#ui/medal.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { illustrations } from './illustrations.ts'
import { picturePath, type PictureChoice } from './picture.ts'
import { ShareButton } from './share-button.tsx'

interface Props {
  list: ReadonlyArray<AchievementView>
  choice: PictureChoice
  /** What the member would be called on a picture; null where they have given no name. */
  name: string | null
}

/** What is earned, each with its picture, and how far it is to the rest. */
export function Achievements({ list, choice, name }: Props) {
  const earned = list.filter(({ on }) => on !== null)
  const next = list.filter(({ on }) => on === null)
  return (
    <>
      {earned.length > 0 && (
        <section aria-labelledby="earned" className="mb-12">
          <div className="mb-6 grid items-end gap-x-9 gap-y-3 lg:grid-cols-2">
            <div>
              <h2 id="earned" className="title mb-2">
                Earned, and yours to share
              </h2>
              <p className="max-w-prose text-soft">
                A picture says what you earned, and no number of your body. Its address opens for nobody else: what you share is
                the file.
              </p>
            </div>
            <Choice choice={choice} name={name} />
          </div>
          <ul className="grid gap-x-9 gap-y-8 lg:grid-cols-2">
            {earned.map((achievement) => (
              <Earned key={achievement.type} achievement={achievement} picture={picturePath(achievement, choice)} />
            ))}
          </ul>
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="next">
          <h2 id="next" className="title mb-5">
            {earned.length > 0 ? 'Still to come' : 'Complete challenges to earn achievements!'}
          </h2>
          <ul className="grid gap-x-9 lg:grid-cols-2">
            {next.map((achievement) => (
              <Next key={achievement.type} achievement={achievement} />
            ))}
          </ul>
          {earned.length === 0 && (
            <p className="mt-6">
              <ButtonLink to="/dashboard#check-in">Check in today</ButtonLink>
            </p>
          )}
        </section>
      )}
    </>
  )
}

/** What goes on the pictures, by a form that needs no script. */
function Choice({ choice, name }: Pick<Props, 'choice' | 'name'>) {
  return (
    <Form method="get" preventScrollReset>
      <fieldset>
        <legend className="cap">Also on the pictures</legend>
        <div className="flex flex-wrap items-center gap-x-8">
          <Checkbox label="The day" name="date" defaultChecked={choice.date} />
          {name !== null && <Checkbox label={`My first name, ${name}`} name="name" defaultChecked={choice.name} />}
          <Button kind="secondary" size="small">
            Draw them so
          </Button>
        </div>
      </fieldset>
      {name === null && (
        <p className="cap">
          Your first name can be on them once you have given it in your <TextLink to="/profile">profile</TextLink>.
        </p>
      )}
    </Form>
  )
}

function Earned({ achievement: { title, points, on }, picture }: { achievement: AchievementView; picture: string }) {
  const file = `${title.toLowerCase().replaceAll(' ', '-')}.png`
  return (
    <li className="flex min-w-0 flex-col border-t border-ink pt-3">
      <h3 className="text-lg">{title}</h3>
      <p className="cap num mb-3">
        <DateText>{on!}</DateText>, {points.toLocaleString('en')} points
      </p>
      <img
        src={picture}
        alt={`${title}, as it is shared`}
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-1 border border-line"
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <ShareButton picture={picture} title={title} name={file} />
        <a href={picture} download={file} className={buttonClass('secondary', 'small')}>
          Download<span className="vh"> the picture: {title}</span>
        </a>
      </p>
    </li>
  )
}

function Next({ achievement }: { achievement: AchievementView }) {
  const { type, title, points, value, takes } = achievement
  return (
    <li className="flex items-center gap-5 border-t border-line py-4">
      <Medal pillar={illustrations[type]} seed={type} isEarned={false} value={value} takes={takes} className="flex-none" />
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <p className="num text-sm text-soft">{howFar(achievement)}</p>
        <p className="cap num">{points.toLocaleString('en')} points</p>
      </div>
    </li>
  )
}

/** “28 of 30 days in your longest run; 25 to go on the run you are on”: a run that has ended does not go on. */
function howFar({ unit, value, takes, left }: AchievementView): string {
  if (unit === 'report') return `${value} of ${takes} ${takes === 1 ? 'report' : 'reports'}, ${left} to go`
  return `${value} of ${takes} days in your longest run; ${left} to go${left < takes ? ' on the run you are on' : ''}`
}
