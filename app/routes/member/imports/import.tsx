import { useEffect, useEffectEvent, useRef } from 'react'
import { data, useRevalidator } from 'react-router'

import { formatInstant } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { spell } from '#base/dates/spelling.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { makers } from '#features/health/core/source-order.ts'
import { answerColumns } from '#features/health/imports/answer.server.ts'
import { askForOtherColumns } from '#features/health/imports/columns.server.ts'
import { IMPORTS, importAddress } from '#features/health/imports/import-addresses.ts'
import { ImportCard } from '#features/health/imports/import-card.tsx'
import { isPreviewCurrent, showImport } from '#features/health/imports/import-page.server.ts'
import { formatCounts, isUnderWay } from '#features/health/imports/import-words.ts'
import { findImport } from '#features/health/imports/list.server.ts'
import { MappingForm } from '#features/health/imports/mapping-form.tsx'
import { PreviewCard } from '#features/health/imports/preview-card.tsx'
import { acceptImport } from '#features/health/imports/take-import.server.ts'
import { cancelImport, undoImport } from '#features/health/imports/undo.server.ts'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/import.ts'

import importsCss from '#features/health/imports/imports.css?url'
import sendingCss from '#ui/sending.css?url'

const POLL_MS = 1_000
const CHANGED = 'Another import, or a number that you typed, changes what this file would do. Please review it again.'

export const links: Route.LinksFunction = () => [importsCss, sendingCss].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Import', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const { userId, timeZone, dateLanguage } = member
  const found = await findImport(services, userId, params.id)
  if (!found) throw data(null, 404)
  recordSelfAccess(services, { userId, what: 'imports', day: localDay(services.clock.now(), timeZone ?? 'UTC') })
  const { id, kind, fileName, createdAt } = found
  const when = formatInstant(createdAt, timeZone, dateLanguage)
  return { id, fileName, maker: makers[kind], when, ...(await showImport(services, member, found)) }
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const fields = await readForm(request)
  const here = importAddress(id)
  const found = await findImport(services, member.userId, id)
  if (!found) throw data(null, 404)
  const shown = found
  return answerOf({ undo, cancel, import: accept, columns: askAgain, answer }, fields['intent'], 'answer')()

  async function undo() {
    if (await undoImport(services, member, id)) return redirectWithToast(here, { title: 'Import undone' })
    return redirectWithToast(here, { title: 'There is nothing to undo', kind: 'error' })
  }
  async function cancel() {
    if (await cancelImport(services, member, id))
      return redirectWithToast(IMPORTS, { title: spell('Import cancelled', member.dateLanguage) })
    return redirectWithToast(here, { title: 'It has already been imported', text: 'You can undo it as a whole.' })
  }
  async function accept() {
    const { seen } = fields
    if (seen !== undefined && !(await isPreviewCurrent(services, member, shown, seen)))
      return redirectWithToast(here, { title: 'Something changed since you looked', text: CHANGED, kind: 'error' })
    await acceptImport(services, member, id)
    return redirectWithToast(here, [])
  }
  async function askAgain() {
    const asked = await askForOtherColumns(services, member, id)
    return asked.ok
      ? redirectWithToast(importAddress(asked.id), [])
      : redirectWithToast(here, { title: 'Its columns cannot be changed', text: asked.problem, kind: 'error' })
  }
  async function answer() {
    const answered = await answerColumns(services, member, id, fields)
    if (answered.ok || answered.errors === null) return redirectWithToast(here, [])
    return data({ report: reportOf(fields, answered.errors) }, 400)
  }
}

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, fileName, maker, when, imported, asked, previewed } = loaderData
  const here = importAddress(id)
  useFollowed(imported, here)
  return (
    <div className="wrap pb-16">
      <PageHeading
        eyebrow={<TextLink to={IMPORTS}>Imports</TextLink>}
        title={<span className="wrap-anywhere">{fileName}</span>}
        lead={
          <>
            {maker}, <DateText>{when}</DateText>
          </>
        }
      />
      {asked && <MappingForm address={here} asked={asked} report={actionData?.report} />}
      {previewed ? (
        <PreviewCard previewed={previewed} address={here} />
      ) : (
        <div className={asked ? 'mt-6' : undefined}>
          <ImportCard imported={imported} address={here} />
        </div>
      )}
    </div>
  )
}

/** Looks again while the file is read or taken, and says so when it is done. */
function useFollowed(imported: Route.ComponentProps['loaderData']['imported'], here: string): void {
  const { revalidate } = useRevalidator()
  const { state } = imported
  const goesOn = isUnderWay(state)
  const before = useRef(state)
  const tell = useEffectEvent(() => {
    const text = imported.counts ? `${formatCounts(imported.counts)}.` : undefined
    showToasts({ title: 'File imported', text, action: { label: 'Undo import', to: `${here}#take-back` } })
  })
  useEffect(() => {
    if (isUnderWay(before.current) && state === 'done') tell()
    before.current = state
    if (!goesOn) return undefined
    const timer = setInterval(() => void revalidate(), POLL_MS)
    return () => clearInterval(timer)
  }, [goesOn, state, revalidate])
}
