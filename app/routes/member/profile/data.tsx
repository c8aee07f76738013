import { data } from 'react-router'

import { formatDayOf, formatInstant } from '#base/dates/format-date.ts'
import { formatBytes } from '#base/format-bytes.ts'
import { ErasureNotice } from '#features/account-data/erasure-notice.tsx'
import { findErasure, keepAccount } from '#features/account-data/erasure.server.ts'
import { listExports, requestExport } from '#features/account-data/exports.server.ts'
import { sentences } from '#features/account-data/terms.ts'
import { YourExports } from '#features/account-data/your-exports.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import type { Toast } from '#platform/flash.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

import type { Route } from './+types/data.ts'

const PATH = '/profile/data'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Your data', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { userId, timeZone, dateLanguage } = signedIn(context)
  const label = (instant: Date) => formatInstant(instant, timeZone, dateLanguage)
  const [exports, erasure] = await Promise.all([listExports(services, userId), findErasure(services, userId)])
  return {
    exports: exports.map(({ bytes, requestedAt, expiresAt, ...rest }) => ({
      ...rest,
      size: bytes === null ? null : formatBytes(bytes),
      requested: label(requestedAt),
      until: expiresAt && label(expiresAt),
    })),
    erasure: erasure && {
      day: formatDayOf(erasure.dueAt, timeZone, dateLanguage),
      isDue: erasure.isDue,
      isHeld: erasure.isHeld,
    },
  }
}

const toasts = {
  asked: { title: 'Your copy is being put together', text: 'A mail tells you when it is ready.' },
  kept: { title: 'Your account stays', text: 'Nothing is erased.' },
  tooLate: { title: 'Your account could not be kept', text: 'The date has come, or you kept it before.', kind: 'error' },
} as const satisfies Record<string, Toast>

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const { userId } = signedIn(context)
  const { intent } = await readForm(request)
  const keep = async () => redirectWithToast(PATH, (await keepAccount(services, userId)) ? toasts.kept : toasts.tooLate)
  const putTogether = async () => {
    const asked = await requestExport(services, userId)
    if (asked.ok) return redirectWithToast(PATH, toasts.asked)
    const headers = { 'Retry-After': String(asked.retryAfterSeconds) }
    return data({ failure: sentences.exportsUsedUp }, { status: 429, headers })
  }
  return answerOf({ keep, export: putTogether }, intent)()
}

export default function DataPage({ loaderData: { exports, erasure }, actionData }: Route.ComponentProps) {
  return (
    <>
      {erasure && <ErasureNotice {...erasure} />}
      <YourExports exports={exports} failure={actionData?.failure} />
      {!erasure && (
        <Card title="Erase your account" className="mt-6">
          <p className="max-w-measure">
            Your account goes, with everything in it. We show you first what goes and what stays; then you have seven days to
            change your mind.
          </p>
          <p className="mt-4">
            <ButtonLink kind="secondary" to="/profile/data/erase">
              See what would go
            </ButtonLink>
          </p>
        </Card>
      )}
    </>
  )
}
