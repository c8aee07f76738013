import { data } from 'react-router'

import { commonPasswords } from '#features/identity/common-passwords.server.ts'
import { signUpForm } from '#features/identity/core/credentials.ts'
import { AuthPanel } from '#features/identity/forms/auth-panel.tsx'
import { SetupForm } from '#features/identity/forms/setup-form.tsx'
import { isSetupOpen, setUpOwner } from '#features/identity/owner.server.ts'
import { ALREADY_REGISTERED } from '#features/identity/sign-up.server.ts'
import { useSiteWords } from '#features/site/core/site-words.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/setup.ts'
import { refuse } from './auth-answers.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Set up', listed: false })

/** Nothing reaches anybody before a mail server is set up. */
const NO_MAIL = {
  text: 'No mail server is set up yet: the mail that confirms your address waits in the outbox under Admin.',
  action: { label: 'Open the outbox', to: '/admin/outbox' },
}

/** Without an open setup link there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (!(await isSetupOpen(context.get(servicesContext), token))) throw data(null, 404)
  return { token }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const fields = await readForm(request)
  const form = parseFields(fields, signUpForm(commonPasswords(services)))
  if (!form.ok) return refuse(400, form.report)
  const visit = { request, network: context.get(requestInfo).clientNetwork }
  const result = await setUpOwner(services, url.searchParams.get('token') ?? '', form.value, visit)
  if (!result.ok && result.reason === 'link') throw data(null, 404)
  if (!result.ok) return refuse(409, reportOf(fields, {}), ALREADY_REGISTERED)
  const toast = {
    title: `Welcome to your ${await services.site.name()}`,
    ...(services.sendsMail ? { text: 'Please check your email to confirm your address.' } : NO_MAIL),
  }
  return redirectWithToast('/admin', toast, { headers: result.headers })
}

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useSiteWords()
  return (
    <AuthPanel title={`Set up ${name}`} lead="This makes the owner’s account: the one that publishes, sells and answers.">
      <SetupForm token={loaderData.token} {...actionData} />
    </AuthPanel>
  )
}
