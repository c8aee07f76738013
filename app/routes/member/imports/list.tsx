import { data, redirect } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { formatBytes } from '#base/format-bytes.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { makers } from '#features/health/core/source-order.ts'
import { vitalNames } from '#features/health/core/vitals.ts'
import { IMPORTS, importAddress } from '#features/health/imports/import-addresses.ts'
import { ImportFileCard } from '#features/health/imports/import-file-card.tsx'
import { formatCounts } from '#features/health/imports/import-words.ts'
import { ImportsTable } from '#features/health/imports/imports-table.tsx'
import { listImports } from '#features/health/imports/list.server.ts'
import { findImportRoom } from '#features/health/imports/room.server.ts'
import { importWhole } from '#features/health/imports/upload.server.ts'
import { OrderCard } from '#features/health/sources/order-card.tsx'
import { listSourceOrder, moveSource } from '#features/health/sources/order.server.ts'
import { linkRenewed, renewConfirmation } from '#features/identity/links/confirm-email.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readFormWithFiles, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { requestInfo } from '#platform/request.server.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/list.ts'

import importsCss from '#features/health/imports/imports.css?url'
import sendingCss from '#ui/sending.css?url'

export const links: Route.LinksFunction = () => [importsCss, sendingCss].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Imports', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { userId, timeZone, dateLanguage } = member
  const [imports, order, room] = await Promise.all([
    listImports(services, userId),
    listSourceOrder(services, userId),
    findImportRoom(services.db, services, member),
  ])
  recordSelfAccess(services, { userId, what: 'imports', day: localDay(services.clock.now(), timeZone ?? 'UTC') })
  return {
    order,
    room,
    imports: imports.map(({ id, kind, fileName, bytes, state, counts, createdAt }) => ({
      id,
      fileName,
      maker: makers[kind],
      state,
      summary: counts ? formatCounts(counts) : formatBytes(bytes),
      when: formatInstant(createdAt, timeZone, dateLanguage),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { fields, files } = await readFormWithFiles(request)
  // Pages of an earlier version that are still open say “bring”.
  return answerOf({ up: () => move(-1), down: () => move(1), confirm, upload, bring: upload }, fields['intent'], 'upload')()

  async function move(by: 1 | -1) {
    const metric = vitalNames.find((name) => name === fields['metric'])
    if (!metric) throw data(null, 400)
    await moveSource(services, member, { metric, sourceId: fields['source'] ?? '', by })
    return redirect(IMPORTS, 303)
  }
  async function confirm() {
    const visit = { request, network: context.get(requestInfo).clientNetwork }
    await renewConfirmation(services, '', { ...visit, viewerId: member.userId })
    return redirectWithToast(IMPORTS, linkRenewed)
  }
  async function upload() {
    const file = files['file']
    if (!file) return refuse(fields, 'Please choose a file.')
    const imported = await importWhole(services, member, { name: file.name, body: await file.bytes() })
    return imported.ok ? redirect(importAddress(imported.id), 303) : refuse(fields, imported.problem)
  }
}

function refuse(fields: Record<string, string>, problem: string) {
  return data({ report: reportOf(fields, { file: problem }) }, 400)
}

export default function Imports({ loaderData: { imports, order, room }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-6 pb-16">
      <PageHeading
        title="Imports"
        lead="Import the numbers of your devices and apps. Each keeps where it came from."
        action={<TextLink to="/health/trends">Trends</TextLink>}
        className="mb-0"
      />
      <ImportFileCard room={room} report={actionData?.report} />
      {imports.length > 0 && (
        <Card title="Your imports">
          <ImportsTable imports={imports} />
        </Card>
      )}
      {order.length > 0 && <OrderCard order={order} address={IMPORTS} />}
    </div>
  )
}
