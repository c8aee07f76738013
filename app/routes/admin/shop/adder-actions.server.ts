import { data } from 'react-router'

import { pageAddress, retailerAddress } from '#features/shop/addresses/retailer-address.ts'
import { notRetailer, retailerOf } from '#features/shop/core/retailer.ts'
import { adderWords } from '#features/shop/managing/adder/adder-words.ts'
import { createFromReading } from '#features/shop/managing/adder/create-from-reading.server.ts'
import type { AdderRefusal } from '#features/shop/managing/adder/product-importer.tsx'
import { ReviewForm } from '#features/shop/managing/adder/review-form.ts'
import { NO_PAGE, requestAnyPageReading, requestPageReading } from '#features/shop/refreshing/requests.server.ts'
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
  { step, of }: Pick<AdderRefusal, 'step' | 'of'>,
  words: { readonly title: string; readonly text?: string },
  errors: Record<string, string>,
  status = 400,
) {
  const toast = { ...words, kind: 'error' } as const
  const adder: AdderRefusal = { step, of, toast, report: reportOf({ ...sent.fields } as Record<string, string>, errors) }
  sent.context.set(toasts, [toast])
  return data({ adder }, status)
}

/** Has a page of the retailer read. */
export async function scrape(sent: Sent) {
  const { context, fields } = sent
  const settings = await findShopSettings(context.get(servicesContext)).catch(
    logFailure(context, 'The settings of the shop could not be read.'),
  )
  if (!settings) return notScraped(sent, 'retailer', NOT_ANSWERING, 503)
  const retailer = retailerOf(settings)
  if (!retailer || !retailerAddress(fields['url'] ?? '', retailer.domain))
    return noAddress(sent, 'retailer', notRetailer(retailer))
  return read(sent, 'retailer', requestPageReading)
}

/** Has a page of any shop read. */
export async function scrapeAny(sent: Sent) {
  if (!pageAddress(sent.fields['url'] ?? '')) return noAddress(sent, 'any', NO_PAGE)
  return read(sent, 'any', requestAnyPageReading)
}

async function read(sent: Sent, of: AdderRefusal['of'], request: typeof requestPageReading) {
  const { context, by, fields, here } = sent
  const services = context.get(servicesContext)
  const requested = await request(services, by, (fields['url'] ?? '').trim()).catch(
    logFailure(context, 'A page could not be asked for.'),
  )
  if (requested?.ok) return redirectToReading(services, here, 'reading', requested.runId)
  return notScraped(sent, of, requested?.reason ?? NOT_ANSWERING, requested ? 400 : 503)
}

function noAddress(sent: Sent, of: AdderRefusal['of'], sentence: string) {
  return refuse(sent, { step: 'scrape', of }, adderWords.invalid(sentence), { url: sentence })
}

function notScraped(sent: Sent, of: AdderRefusal['of'], reason: string, status: number) {
  const title = adderWords.notScraped(reason)
  return refuse(sent, { step: 'scrape', of }, { title }, { url: title }, status)
}

/** Puts what was read and looked over on the shelves. */
export async function create(sent: Sent) {
  const { context, by, fields, here } = sent
  const form = parseFields(fields as Record<string, string>, ReviewForm)
  // Only the review of a page of any shop asks for the category.
  const of = fields['category'] === undefined ? 'retailer' : 'any'
  if (!form.ok) {
    const title = adderWords.notCreated('please look at the marked fields.')
    return refuse(sent, { step: 'create', of }, { title }, { ...form.report.errors })
  }
  if (form.value.name === '') return refuse(sent, { step: 'create', of }, adderWords.missing, { name: 'Please enter a name.' })
  const created = await createFromReading(context.get(servicesContext), by, fields['reading'] ?? '', form.value).catch(
    logFailure(context, 'A product could not be made of a reading.'),
  )
  if (created?.ok)
    return redirectWithToast(withoutReading(here), {
      ...adderWords.created(created.product.name, of === 'retailer'),
      duration: 5_000,
    })
  if (created?.reason === 'nothing scraped')
    return redirectWithToast(withoutReading(here), { ...adderWords.missing, kind: 'error' })
  const title = adderWords.notCreated(created ? 'it is on your shelves already.' : NOT_ANSWERING)
  return refuse(sent, { step: 'create', of }, { title }, { name: title }, created ? 400 : 503)
}

function withoutReading(here: string): string {
  const [path, query] = here.split('?')
  const said = new URLSearchParams(query)
  said.delete('reading')
  return said.size > 0 ? `${path}?${said}` : path!
}
