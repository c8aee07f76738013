import { data } from 'react-router'

import { retailerAddress } from '#features/shop/addresses/retailer-address.ts'
import { adderWords } from '#features/shop/managing/adder/adder-words.ts'
import { createFromReading } from '#features/shop/managing/adder/create-from-reading.server.ts'
import type { AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { ReviewForm } from '#features/shop/managing/adder/review-form.ts'
import { requestPageReading } from '#features/shop/refreshing/requests.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, reportOf } from '#platform/form.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { toasts } from '#routes/guard/toasts.server.ts'
import { servicesContext } from '#services.server.ts'

import { NOT_ANSWERING, type Sent } from './product-actions.server.ts'
import { redirectToReading } from './redirect-to-reading.server.ts'

function refuse(
  sent: Sent,
  step: AdderRefusal['step'],
  words: { readonly title: string; readonly text?: string },
  errors: Record<string, string>,
  status = 400,
) {
  const toast = { ...words, kind: 'error' } as const
  const adder: AdderRefusal = { step, toast, report: reportOf({ ...sent.fields } as Record<string, string>, errors) }
  sent.context.set(toasts, [toast])
  return data({ adder }, status)
}

/** Has the page of an address read. */
export async function scrape(sent: Sent) {
  const { context, by, fields, here } = sent
  const services = context.get(servicesContext)
  const settings = await findShopSettings(services).catch(logFailure(context, 'The settings of the shop could not be read.'))
  if (!settings) return notScraped(sent, NOT_ANSWERING, 503)
  const address = retailerAddress(fields['url'] ?? '', settings.retailerDomain)
  if (!address) return refuse(sent, 'scrape', adderWords.invalid, { url: adderWords.invalid.text })
  const requested = await requestPageReading(services, by, address.href).catch(
    logFailure(context, 'A page could not be asked for.'),
  )
  if (requested?.ok) return redirectToReading(services, here, 'reading', requested.runId)
  return notScraped(sent, requested?.reason ?? NOT_ANSWERING, requested ? 400 : 503)
}

function notScraped(sent: Sent, reason: string, status: number) {
  const title = adderWords.notScraped(reason)
  return refuse(sent, 'scrape', { title }, { url: title }, status)
}

/** Puts what was read and looked over on the shelves. */
export async function create(sent: Sent) {
  const { context, by, fields, here } = sent
  const form = parseFields(fields as Record<string, string>, ReviewForm)
  if (!form.ok) {
    const title = adderWords.notCreated('please look at the marked fields.')
    return refuse(sent, 'create', { title }, { ...form.report.errors })
  }
  if (form.value.name === '') return refuse(sent, 'create', adderWords.missing, { name: 'Please enter a name.' })
  const created = await createFromReading(context.get(servicesContext), by, fields['reading'] ?? '', form.value).catch(
    logFailure(context, 'A product could not be made of a reading.'),
  )
  if (created?.ok)
    return redirectWithToast(withoutReading(here), { ...adderWords.created(created.product.name), duration: 5_000 })
  if (created?.reason === 'nothing scraped')
    return redirectWithToast(withoutReading(here), { ...adderWords.missing, kind: 'error' })
  const title = adderWords.notCreated(created ? 'it is on your shelves already.' : NOT_ANSWERING)
  return refuse(sent, 'create', { title }, { name: title }, created ? 400 : 503)
}

function withoutReading(here: string): string {
  const [path, query] = here.split('?')
  const said = new URLSearchParams(query)
  said.delete('reading')
  return said.size > 0 ? `${path}?${said}` : path!
}
