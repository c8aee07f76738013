import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { Achievements } from '#features/health/progress/achievements-page.tsx'
import { listAchievements } from '#features/health/progress/achievements.server.ts'
import { choiceOf, nameOnPicture } from '#features/health/progress/picture.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/achievements.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Achievements', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { today, list } = await listAchievements(services, member)
  recordSelfAccess(services, { userId: member.userId, what: 'achievements', day: today })
  return { list, choice: choiceOf(url.searchParams), name: nameOnPicture(member.displayName) }
}

export default function AchievementsPage({ loaderData }: Route.ComponentProps) {
  const { list } = loaderData
  const earned = list.filter(({ on }) => on !== null)
  const points = earned.reduce((sum, achievement) => sum + achievement.points, 0)
  return (
    <div className="wrap pb-16">
      <PageHeading
        title="Achievements"
        eyebrow={<TextLink to="/dashboard">Today</TextLink>}
        lead={
          earned.length === 0
            ? 'Five of them, for days in a row and for lab reports. None is ever taken away.'
            : `${earned.length} of ${list.length} earned, ${points.toLocaleString('en')} points. None is ever taken away.`
        }
      />
      <Achievements {...loaderData} />
    </div>
  )
}
