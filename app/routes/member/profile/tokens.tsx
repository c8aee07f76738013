import { data } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { PASSWORD_NONE, PASSWORD_WRONG, SIGNED_OUT_MEANWHILE } from '#features/identity/core/access/own-password.server.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { endAccessToken, listAccessTokens, makeAccessToken, MAX_TOKENS } from '#features/identity/tokens/access-tokens.server.ts'
import { MadeToken } from '#features/identity/tokens/made-token.tsx'
import { NewTokenForm } from '#features/identity/tokens/new-token-form.tsx'
import { TokenForm } from '#features/identity/tokens/token-form.ts'
import { TokenList } from '#features/identity/tokens/token-list.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/tokens.ts'

const PATH = '/profile/tokens'

/** What stands beside the field when a token is not made. */
const refusals = {
  wrong: { field: 'password', sentence: PASSWORD_WRONG, status: 400 },
  none: { field: 'password', sentence: PASSWORD_NONE, status: 400 },
  'signed-out': { field: 'password', sentence: SIGNED_OUT_MEANWHILE, status: 401 },
  'too many': { field: 'name', sentence: `You have ${MAX_TOKENS} tokens, and that is the most. End one first.`, status: 409 },
} as const

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Programs', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, timeZone, dateLanguage } = signedIn(context)
  const label = (instant: Date) => formatInstant(instant, timeZone, dateLanguage)
  const tokens = await listAccessTokens(context.get(servicesContext), userId)
  return {
    formId: crypto.randomUUID(),
    tokens: tokens.map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
      ...token,
      made: label(createdAt),
      ends: label(expiresAt),
      used: lastUsedAt && label(lastUsedAt),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const person = signedIn(context)
  const fields = await readForm(request)
  return answerOf({ end, make }, fields['intent'], 'make')()

  async function end() {
    if (!(await endAccessToken(services, person.userId, fields['id'] ?? ''))) throw data(null, 404)
    return redirectWithToast(PATH, { title: 'Token ended' })
  }
  async function make() {
    const form = parseFields(fields, TokenForm)
    if (!form.ok) return refuse(form.report, 400)
    const made = await makeAccessToken(services, person, form.value)
    if (made.ok) return data({ made: { name: form.value.name, token: made.token }, report: undefined }, 201)
    if (made.reason === 'made already')
      return redirectWithToast(PATH, {
        title: 'This token was made already',
        text: 'It was shown once. If you have lost it, end it.',
      })
    if (made.reason === 'wait') {
      const headers = { 'Retry-After': String(made.retryAfterSeconds) }
      return refuse(reportOf(fields, { password: waitSentence(made.retryAfterSeconds) }), 429, headers)
    }
    const { field, sentence, status } = refusals[made.reason]
    return refuse(reportOf(fields, { [field]: sentence }), status)
  }
}

function refuse(report: FormReport, status: number, headers: HeadersInit = {}) {
  return data({ made: undefined, report }, { status, headers })
}

export default function TokensPage({ loaderData: { formId, tokens }, actionData }: Route.ComponentProps) {
  return (
    <>
      {actionData?.made && <MadeToken {...actionData.made} />}
      <Card title="Your tokens">
        {tokens.length === 0 ? (
          <EmptyState title="No program has a token" level={3}>
            A token lets a program of yours read or write your record without your password. Each one you make appears here.
          </EmptyState>
        ) : (
          <TokenList tokens={tokens} />
        )}
      </Card>
      <Card title="New token" className="mt-6">
        <NewTokenForm id={formId} report={actionData?.report} />
      </Card>
    </>
  )
}
