import { data } from 'react-router'

import { PasswordCard } from '#features/identity/account/password-card.tsx'
import { RecoveryCodes } from '#features/identity/account/recovery-codes.tsx'
import { SecondStepCard } from '#features/identity/account/second-step-card.tsx'
import { SECURITY } from '#features/identity/account/security-page.ts'
import { SessionsCard } from '#features/identity/account/sessions-card.tsx'
import { hasPassword } from '#features/identity/accounts.server.ts'
import { writeInstant } from '#features/identity/dates/date-words.ts'
import { describeOwnFactor } from '#features/identity/factors/own-factor.server.ts'
import { listOwnSessions } from '#features/identity/own-sessions.server.ts'
import { PasskeysCard } from '#features/identity/passkeys/passkeys-card.tsx'
import { listPasskeys } from '#features/identity/passkeys/passkeys.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { services } from '#platform/services.server.ts'

import type { Route } from './+types/security.ts'
import { securityAnswers } from './security-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Security', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const all = context.get(services)
  const viewer = signedIn(context)
  const label = (instant: Date) => writeInstant(instant, viewer.timeZone, viewer.dateLanguage)
  const [own, factor, passkeys, sessions] = await Promise.all([
    hasPassword(all.db, viewer.userId),
    describeOwnFactor(all, viewer.userId),
    listPasskeys(all, viewer.userId),
    listOwnSessions(all, viewer),
  ])
  return {
    email: viewer.email,
    hasPassword: own,
    factor: factor.isOn
      ? {
          since: factor.verifiedAt ? label(factor.verifiedAt) : '',
          lastUsed: factor.lastUsedAt && label(factor.lastUsedAt),
          recoveryCodesLeft: factor.recoveryCodesLeft,
        }
      : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      added: label(createdAt),
      lastUsed: lastUsedAt && label(lastUsedAt),
    })),
    sessions: sessions.map(({ id, browser, place, isThisOne, openedAt, lastUsedAt }) => ({
      id,
      browser,
      place,
      isThisOne,
      opened: label(openedAt),
      lastUsed: label(lastUsedAt),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request)
  const wanted = fields['do'] ?? ''
  if (!Object.hasOwn(securityAnswers, wanted)) throw data(null, 400)
  const answer = securityAnswers[wanted as keyof typeof securityAnswers]
  const network = context.get(requestInfo).clientNetwork
  return answer({ services: context.get(services), viewer: signedIn(context), fields, network })
}

export default function SecurityPage({
  loaderData: { email, hasPassword: own, factor, passkeys, sessions },
  actionData,
}: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} next={SECURITY} />
  const refusal = (form: string) => (actionData && actionData.form === form ? actionData : undefined)
  return (
    <div className="grid gap-6">
      <PasswordCard action={SECURITY} hasPassword={own} email={email} {...refusal('password')} />
      <SecondStepCard action={SECURITY} factor={factor} {...refusal('second-step')} />
      <PasskeysCard passkeys={passkeys} />
      <SessionsCard action={SECURITY} sessions={sessions} />
    </div>
  )
}
