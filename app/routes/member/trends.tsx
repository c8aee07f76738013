import { noteOwnLook } from '#features/audit/own-looks.server.ts'
import { EntriesTable } from '#features/health/trends/entries-table.tsx'
import { listEntries } from '#features/health/trends/entries.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { services } from '#platform/services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/trends.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Trends', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const member = signedIn(context)
  const list = await listEntries(all, member)
  noteOwnLook(all, { userId: member.userId, what: 'trends', day: list.today })
  return list
}

export default function Trends({ loaderData: { entries, units } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-16">
      <PageHeading
        title="Trends"
        lead="What you have logged, day by day, the newest first."
        action={<TextLink to="/health/imports">Bring numbers of your devices</TextLink>}
      />
      {entries.length === 0 ? (
        <Card>
          <EmptyState
            title="No entries yet"
            level={2}
            action={<ButtonLink to="/dashboard#check-in">Make the first check-in</ButtonLink>}
          >
            Every day you log becomes a line here, from the first one on. One number is enough.
          </EmptyState>
        </Card>
      ) : (
        <Card title="Your entries" action={<span className="cap num">the newest {entries.length}</span>}>
          <EntriesTable entries={entries} units={units} />
        </Card>
      )}
    </div>
  )
}
