import { readingOfBrowser } from '#base/dates/browser-language.ts'
import { dateLanguageChoices } from '#base/dates/date-languages.ts'
import { spell } from '#base/dates/spelling.ts'
import { unitChoicesFor } from '#base/units.ts'
import { EmailCard } from '#features/identity/account/email-card.tsx'
import { faceAddress } from '#features/identity/account/face-address.ts'
import { FACE } from '#features/identity/account/face.tsx'
import { PictureCard } from '#features/identity/account/picture-card.tsx'
import { ProfileCard } from '#features/identity/account/profile-card.tsx'
import { hasPassword } from '#features/identity/core/accounts.server.ts'
import { timeZones } from '#features/identity/core/profile-form.ts'
import { findReadingChoices, hasChosenTimeZone } from '#features/identity/core/profile.server.ts'
import { findAddressChange } from '#features/identity/links/change-address.server.ts'
import { MailCard } from '#features/identity/mail-topics/mail-card.tsx'
import { findMailPreferences } from '#features/identity/mail-topics/preferences.server.ts'
import { topicsFor } from '#features/identity/mail-topics/topics.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { isMemberStatus, trialDaysLeft } from '#features/membership/core/entitlement.ts'
import { findMembershipState } from '#features/membership/core/membership.server.ts'
import { TrialLine } from '#features/membership/trial-line.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { readFormWithFiles } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/overview.ts'
import { profileAnswers } from './profile-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your profile', listed: false })

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = signedIn(context)
  const { userId, displayName, email, emailVerified, timeZone, dateLanguage } = person
  const ofBrowser = readingOfBrowser(request.headers.get('Accept-Language'))
  const [membership, isChosen, chosen, own, change, wanted] = await Promise.all([
    findMembershipState(services, userId),
    hasChosenTimeZone(services, userId),
    findReadingChoices(services, userId),
    hasPassword(services.db, userId),
    findAddressChange(services, userId),
    findMailPreferences(services, userId),
  ])
  const daysLeft = trialDaysLeft(membership, services.clock.now())
  return {
    profile: {
      displayName: displayName ?? '',
      isAdmin: person.isAdmin,
      timeZone,
      isChosen,
      timeZones,
      ...chosen,
      unitChoices: unitChoicesFor(ofBrowser.units).map(({ value, label }) => ({ value, label: spell(label, dateLanguage) })),
      dateLanguages: dateLanguageChoices(ofBrowser.dateLanguage),
    },
    picture: { name: displayName ?? email, face: faceAddress(person.picture, FACE) },
    mails: {
      isConfirmed: emailVerified,
      topics: topicsFor(person).map(({ name, label, hint }) => ({ name, label, hint, isWanted: wanted[name] })),
    },
    address: { email, isConfirmed: emailVerified, hasPassword: own, change },
    membership: { status: membership.status, reason: spell(membership.reason, dateLanguage), daysLeft },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { fields, files } = await readFormWithFiles(request)
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const answer = answerOf(profileAnswers, fields['intent'], 'save')
  return answer({ services: context.get(servicesContext), viewer: signedIn(context), fields, files, visit })
}

export default function ProfilePage({
  loaderData: { profile, picture, address, mails, membership },
  actionData,
}: Route.ComponentProps) {
  const { status, reason, daysLeft } = membership
  const refusal = (form: string) => (actionData?.form === form ? actionData : undefined)
  return (
    <div className="grid gap-6">
      <ProfileCard {...profile} report={refusal('profile')?.report} />
      <PictureCard {...picture} report={refusal('picture')?.report} />
      <EmailCard {...address} {...refusal('address')} />
      <MailCard {...mails} />
      <Card title="Membership">
        <p>{reason}</p>
        <TrialLine daysLeft={daysLeft} className="num mt-1 text-soft" />
        {!isMemberStatus(status) && (
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
