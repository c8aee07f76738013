import { data } from 'react-router'

import { commonPasswords } from '#features/identity/common-passwords.server.ts'
import { signUpForm } from '#features/identity/core/credentials.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { SetupForm } from '#features/identity/forms/setup-form.tsx'
import { findSetup, setUpOwner } from '#features/identity/owner.server.ts'
import { ALREADY_REGISTERED } from '#features/identity/sign-up.server.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'

import type { Route } from './+types/setup.ts'
import { refuse } from './auth-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Set up', listed: false })

/** Nothing reaches anybody before a mail server is set up. */
const NO_MAIL = {
  text: 'No mail server is set up yet: the mail that confirms your address waits in the outbox under Admin.',
  action: { label: 'Open the outbox', to: '/admin/outbox' },
}

const LINK_OVER = 'This link was used already, or is not open any more. Open it once more to read what to do.'

/** Without a setup link there is no such page. One that was used, or is no longer open, says so. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const state = await findSetup(context.get(servicesContext), token)
  if (state === null) throw data(null, 404)
  return data({ token, state }, state === 'open' ? 200 : 410)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const token = url.searchParams.get('token') ?? ''
  if ((await findSetup(services, token)) === null) throw data(null, 404)
  const form = parseFields(fields, signUpForm(commonPasswords(services)))
  if (!form.ok) return refuse(400, form.report)
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const result = await setUpOwner(services, token, form.value, visit)
  if (!result.ok && result.reason === 'link') return refuse(410, reportOf(fields, {}), LINK_OVER)
  if (!result.ok) return refuse(409, reportOf(fields, {}), ALREADY_REGISTERED)
  const toast = {
    title: `Welcome to your ${await services.site.name()}`,
    ...(services.sendsMail ? { text: 'Please check your email to confirm your address.' } : NO_MAIL),
  }
  return redirectWithToast('/admin', toast, { headers: result.headers })
}

export default function SetupPage({ loaderData: { token, state }, actionData }: Route.ComponentProps) {
  const { name } = useSiteWords()
  if (state === 'open')
    return (
      <AuthPanel title={`Set up ${name}`} lead="This makes the owner’s account: the one that publishes, sells and answers.">
        <SetupForm token={token} {...actionData} />
      </AuthPanel>
    )
  if (state === 'gone')
    return (
      <AuthPanel title="This link is not open any more" lead="A setup link works for seven days.">
        <p>Start the program again: it prints a new link.</p>
      </AuthPanel>
    )
  return (
    <AuthPanel title="This link was used already" lead={`${name} has its owner’s account: a setup link works once.`}>
      <p className="mb-5">Sign in with the address and the password that were chosen there.</p>
      <ButtonLink to="/admin">Sign In</ButtonLink>
    </AuthPanel>
  )
}
