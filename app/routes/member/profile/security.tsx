import { formatDayOf, formatInstant } from '#base/dates/format-date.ts'
import { PasswordCard } from '#features/identity/account/password-card.tsx'
import { RecoveryCodes } from '#features/identity/account/recovery-codes.tsx'
import { RemovalNotice } from '#features/identity/account/removal-notice.tsx'
import { SecondStepCard } from '#features/identity/account/second-step-card.tsx'
import { SECURITY } from '#features/identity/account/security-page.ts'
import { SessionsCard } from '#features/identity/account/sessions-card.tsx'
import { hasPassword } from '#features/identity/core/accounts.server.ts'
import { findRemoval } from '#features/identity/factors/lost-step.server.ts'
import { describeOwnFactor } from '#features/identity/factors/own-factor.server.ts'
import { listOwnSessions } from '#features/identity/own-sessions.server.ts'
import { PasskeysCard } from '#features/identity/passkeys/passkeys-card.tsx'
import { listPasskeys } from '#features/identity/passkeys/passkeys.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/security.ts'
import { securityAnswers } from './security-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Security', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const label = (instant: Date) => formatInstant(instant, viewer.timeZone, viewer.dateLanguage)
  const [own, factor, removal, passkeys, sessions] = await Promise.all([
    hasPassword(services.db, viewer.userId),
    describeOwnFactor(services, viewer.userId),
    findRemoval(services, viewer.userId),
    listPasskeys(services, viewer.userId),
    listOwnSessions(services, viewer),
  ])
  return {
    email: viewer.email,
    hasPassword: own,
    goesOn: removal && formatDayOf(removal.dueAt, viewer.timeZone, viewer.dateLanguage),
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
  const answer = answerOf(securityAnswers, fields['intent'])
  const network = context.get(requestInfo).clientNetwork
  return answer({ services: context.get(servicesContext), viewer: signedIn(context), fields, network })
}

export default function SecurityPage({
  loaderData: { email, hasPassword: own, goesOn, factor, passkeys, sessions },
  actionData,
}: Route.ComponentProps) {
  if (actionData && 'codes' in actionData) return <RecoveryCodes codes={actionData.codes} next={SECURITY} />
  const refusal = (form: string) => (actionData && actionData.form === form ? actionData : undefined)
  return (
    <div className="grid gap-6">
      {goesOn && <RemovalNotice action={SECURITY} day={goesOn} />}
      <PasswordCard action={SECURITY} hasPassword={own} email={email} {...refusal('password')} />
      <SecondStepCard action={SECURITY} hasPassword={own} factor={factor} {...refusal('second-step')} />
      <PasskeysCard passkeys={passkeys} hasPassword={own} />
      <SessionsCard action={SECURITY} sessions={sessions} />
    </div>
  )
}
