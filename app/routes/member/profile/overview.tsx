import { signedIn } from '#features/identity/viewer.server.ts'
import { trialDaysLeft } from '#features/membership/entitlement.ts'
import { findEntitlement } from '#features/membership/membership.server.ts'
import { TrialLine } from '#features/membership/trial-line.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { services } from '#platform/services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/overview.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your profile', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, displayName, email, emailVerified, timeZone } = signedIn(context)
  const membership = await findEntitlement(context.get(services), userId)
  const daysLeft = trialDaysLeft(membership, context.get(services).clock.now())
  return { displayName, email, emailVerified, timeZone, status: membership.status, reason: membership.reason, daysLeft }
}

export default function ProfilePage({ loaderData: person }: Route.ComponentProps) {
  return (
    <>
      <Card title="Account">
        <dl className="facts">
          <Fact name="Name" value={person.displayName ?? 'Not given'} />
          <Fact name="E-mail" value={person.email} />
          <Fact name="Address confirmed" value={person.emailVerified ? 'Yes' : 'Not yet'} />
          <Fact name="Time zone" value={person.timeZone ?? 'UTC, until your browser tells us yours'} />
        </dl>
      </Card>
      <Card title="Membership" className="mt-6">
        <p>{person.reason}</p>
        <TrialLine daysLeft={person.daysLeft} className="num mt-1 text-soft" />
        {person.status !== 'granted' && (
          <p className="mt-4">
            <TextLink to={person.status === 'none' ? '/trial' : '/pricing'}>
              {person.status === 'none' ? 'Start Free Trial' : 'See the plans'}
            </TextLink>
          </p>
        )}
      </Card>
      <Card title="Your story" className="mt-6">
        <p>Has something changed for you? Tell others, under the name you choose; a person reads it before it appears.</p>
        <p className="mt-4">
          <TextLink to="/stories/new">Tell your story</TextLink>
        </p>
      </Card>
      <div className="mt-6">
        <Alert kind="note">
          Here you will change your name and password, add a second factor, see where you are signed in, and take your data out or
          erase it. Until then, <TextLink to="/contact">write to us</TextLink> and we do it for you.
        </Alert>
      </div>
    </>
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
