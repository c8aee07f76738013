import { data } from 'react-router'

import { EmailCard } from '#features/identity/account/email-card.tsx'
import { ProfileCard } from '#features/identity/account/profile-card.tsx'
import { hasPassword } from '#features/identity/accounts.server.ts'
import { findAddressChange } from '#features/identity/links/change-address.server.ts'
import { timeZones } from '#features/identity/profile-form.ts'
import { hasChosenTimeZone } from '#features/identity/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { trialDaysLeft } from '#features/membership/entitlement.ts'
import { findEntitlement } from '#features/membership/membership.server.ts'
import { TrialLine } from '#features/membership/trial-line.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/overview.ts'
import { profileAnswers } from './profile-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your profile', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { userId, displayName, email, emailVerified, timeZone } = signedIn(context)
  const [membership, isChosen, own, change] = await Promise.all([
    findEntitlement(all, userId),
    hasChosenTimeZone(all, userId),
    hasPassword(all.db, userId),
    findAddressChange(all, userId),
  ])
  const daysLeft = trialDaysLeft(membership, all.clock.now())
  return {
    profile: { displayName: displayName ?? '', timeZone, isChosen, timeZones },
    address: { email, isConfirmed: emailVerified, hasPassword: own, change },
    membership: { status: membership.status, reason: membership.reason, daysLeft },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const wanted = fields['do'] ?? 'save'
  if (!Object.hasOwn(profileAnswers, wanted)) throw data(null, 400)
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const answer = profileAnswers[wanted as keyof typeof profileAnswers]
  return answer({ services: context.get(services), viewer: signedIn(context), fields, visit })
}

export default function ProfilePage({ loaderData: { profile, address, membership }, actionData }: Route.ComponentProps) {
  const { status, reason, daysLeft } = membership
  const refusal = (form: string) => (actionData?.form === form ? actionData : undefined)
  return (
    <div className="grid gap-6">
      <ProfileCard {...profile} report={refusal('profile')?.report} />
      <EmailCard {...address} {...refusal('address')} />
      <Card title="Membership">
        <p>{reason}</p>
        <TrialLine daysLeft={daysLeft} className="num mt-1 text-soft" />
        {status !== 'granted' && (
          <p className="mt-4">
            <TextLink to={status === 'none' ? '/trial' : '/pricing'}>
              {status === 'none' ? 'Start Free Trial' : 'See the plans'}
            </TextLink>
          </p>
        )}
      </Card>
      <Card title="Your story">
        <p>Has something changed for you? Tell others, under the name you choose; a person reads it before it appears.</p>
        <p className="mt-4">
          <TextLink to="/stories/new">Tell your story</TextLink>
        </p>
      </Card>
    </div>
  )
}
