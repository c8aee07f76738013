import { data, redirect } from 'react-router'
import { z } from 'zod'

import { formatDayOf } from '#base/dates/format-date.ts'
import { EraseForm } from '#features/account-data/erase-form.tsx'
import { planErasure } from '#features/account-data/erasure-plan.server.ts'
import { findErasure, findHindrance, requestErasure } from '#features/account-data/erasure.server.ts'
import { sentences } from '#features/account-data/terms.ts'
import { WhatGoes } from '#features/account-data/what-goes.tsx'
import { PASSWORD_NONE, PASSWORD_WRONG, SIGNED_OUT_MEANWHILE } from '#features/identity/core/access/own-password.server.ts'
import { waitSentence } from '#features/identity/core/limits.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm, reportOf } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { Card } from '#ui/card.tsx'

import type { Route } from './+types/erase.ts'

const PATH = '/profile/data'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Erase your account', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const viewer = signedIn(context)
  const { userId } = viewer
  if (await findErasure(services, userId)) return redirect(PATH)
  return { plan: await planErasure(services, viewer), hindrance: await findHindrance(services, userId) }
}

const Erase = z.object({ password: z.string({ error: 'Password is required' }).min(1, 'Password is required') })

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = signedIn(context)
  const fields = await readForm(request)
  const form = parseFields(fields, Erase)
  if (!form.ok) return data({ report: form.report, alert: undefined }, 400)
  const refuse = (alert: string | undefined, errors: Record<string, string>, init: ResponseInit) =>
    data({ report: reportOf(fields, errors), alert }, init)
  const asked = await requestErasure(context.get(servicesContext), viewer, form.value.password)
  if (asked.ok) {
    const title = `Your account will be erased on ${formatDayOf(asked.dueAt, viewer.timeZone, viewer.dateLanguage)}`
    return redirectWithToast(PATH, { title, text: 'Until then you can keep it.' })
  }
  if (asked.reason === 'wrong') return refuse(undefined, { password: PASSWORD_WRONG }, { status: 400 })
  if (asked.reason === 'none') return refuse(PASSWORD_NONE, {}, { status: 409 })
  if (asked.reason === 'signed-out') return refuse(SIGNED_OUT_MEANWHILE, {}, { status: 401 })
  if (asked.reason === 'only-admin') return refuse(sentences.onlyAdmin, {}, { status: 409 })
  if (asked.reason !== 'wait') throw data(null, 404)
  const { retryAfterSeconds } = asked
  const headers = { 'Retry-After': String(retryAfterSeconds) }
  return refuse(waitSentence(retryAfterSeconds), {}, { status: 429, headers })
}

export default function ErasePage({ loaderData: { plan, hindrance }, actionData }: Route.ComponentProps) {
  return (
    <>
      <WhatGoes {...plan} />
      <Card title="Erase your account" className="mt-6">
        <EraseForm hindrance={hindrance} report={actionData?.report} alert={actionData?.alert} />
      </Card>
    </>
  )
}
