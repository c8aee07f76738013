import { data, Form } from 'react-router'

import { ProfileCard } from '#features/identity/account/profile-card.tsx'
import { renewConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { PersonField } from '#features/identity/person-field.tsx'
import { ProfileForm, timeZones } from '#features/identity/profile-form.ts'
import { hasChosenTimeZone, saveProfile } from '#features/identity/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { trialDaysLeft } from '#features/membership/entitlement.ts'
import { findEntitlement } from '#features/membership/membership.server.ts'
import { TrialLine } from '#features/membership/trial-line.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/overview.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your profile', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const { userId, displayName, email, emailVerified, timeZone } = signedIn(context)
  const [membership, isChosen] = await Promise.all([findEntitlement(all, userId), hasChosenTimeZone(all, userId)])
  const daysLeft = trialDaysLeft(membership, all.clock.now())
  const { status, reason } = membership
  return {
    profile: { displayName: displayName ?? '', timeZone, isChosen, timeZones },
    email,
    emailVerified,
    status,
    reason,
    daysLeft,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services)
  const { userId } = signedIn(context)
  const fields = await readForm(request)
  if (fields['do'] === 'confirm') {
    const visit = { request, network: context.get(requestInfo).clientNetwork }
    await renewConfirmation(all, '', { ...visit, viewerId: userId })
    return redirectWithToast('/profile', { title: 'A new link is on its way', text: 'Please check your email.' })
  }
  const form = parseFields(fields, ProfileForm)
  if (!form.ok) return data({ report: form.report }, 400)
  await saveProfile(all, userId, form.value)
  return redirectWithToast('/profile', { title: 'Your profile is saved' })
}

export default function ProfilePage({
  loaderData: { profile, email, emailVerified, status, reason, daysLeft },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="grid gap-6">
      <ProfileCard {...profile} report={actionData?.report} />
      <Card
        title="Email"
        action={<Badge tone={emailVerified ? 'good' : 'caution'}>{emailVerified ? 'Confirmed' : 'Not confirmed'}</Badge>}
      >
        <p className="wrap-anywhere">{email}</p>
        {!emailVerified && (
          <Form method="post" action="/profile" className="mt-4 grid gap-4">
            <PersonField />
            <p className="max-w-measure text-soft">
              We sent you a link that confirms it. Until then you can use your trial, and somebody else who owns the address could
              claim it.
            </p>
            <div>
              <Button kind="secondary" name="do" value="confirm" busyLabel="Sending...">
                Send the link again
              </Button>
            </div>
          </Form>
        )}
      </Card>
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
