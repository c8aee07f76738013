import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/profile.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your profile', listed: false })

export function loader({ context }: Route.LoaderArgs) {
  const { displayName, email, emailVerified, timeZone } = signedIn(context)
  return { displayName, email, emailVerified, timeZone }
}

export default function ProfilePage({ loaderData: person }: Route.ComponentProps) {
  return (
    <div className="wrap reading">
      <PageHeading title="Your profile" lead="What we know about you, apart from what you log." />
      <Card title="Account">
        <dl className="facts">
          <Fact name="Name" value={person.displayName ?? 'Not given'} />
          <Fact name="E-mail" value={person.email} />
          <Fact name="Address confirmed" value={person.emailVerified ? 'Yes' : 'Not yet'} />
          <Fact name="Time zone" value={person.timeZone ?? 'UTC, until your first check-in'} />
        </dl>
      </Card>
      <div className="mt-6">
        <Alert kind="note">
          Here you will change your name and password, add a second factor, see where you are signed in, and take your data out or
          erase it. Until then, <TextLink to="/contact">write to us</TextLink> and we do it for you.
        </Alert>
      </div>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
