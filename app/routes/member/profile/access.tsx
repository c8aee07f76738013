import { formatInstant } from '#base/dates/format-date.ts'
import { listHealthAccess } from '#features/audit/health-access.server.ts'
import { formatAccess } from '#features/audit/health-access.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/access.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Who has looked', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, timeZone, dateLanguage } = signedIn(context)
  const accesses = await listHealthAccess(context.get(servicesContext), userId)
  const lines = accesses.map(({ id, at, ...access }) => {
    return { id, at: formatInstant(at, timeZone, dateLanguage), isOther: access.kind !== 'member', words: formatAccess(access) }
  })
  return { lines }
}

export default function AccessPage({ loaderData: { lines } }: Route.ComponentProps) {
  return (
    <Card title="Who has looked at your health data">
      <p className="max-w-measure text-soft">
        You, the people who run this site, programs with your tokens, and the site itself: each look, each change and each copy,
        for 400 days. Your own looks are one line a day, and so are those of each program.
      </p>
      {lines.length === 0 ? (
        <EmptyState
          title="Nobody has looked yet"
          action={<TextLink to="/dashboard">Open your dashboard</TextLink>}
          className="mt-4"
        >
          Your first look at the dashboard becomes the first line here.
        </EmptyState>
      ) : (
        <ol className="mt-4">
          {lines.map(({ id, at, isOther, words }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3">
              <span className={isOther ? 'font-strong' : undefined}>{words}</span>
              <span className="cap num">
                <DateText>{at}</DateText>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
