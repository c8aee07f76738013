import { cleanDescriptions } from '#features/shop/managing/cleaner/clean-descriptions.server.ts'
import { MANAGE } from '#features/shop/managing/managed-list.ts'
import { testPanelWords } from '#features/shop/managing/panels/test-panel-words.ts'
import { addTestProducts, clearTestProducts } from '#features/shop/managing/panels/test-products.server.ts'
import { pictureWords } from '#features/shop/managing/pictures/picture-words.ts'
import { choosePictureAs } from '#features/shop/managing/pictures/supplier-pictures.server.ts'
import { cancelRefresh, findRefresh, requestRefresh } from '#features/shop/refreshing/requests.server.ts'
import { listSuppliers } from '#features/shop/suppliers/suppliers.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { NOT_ANSWERING, type Sent } from './product-actions.server.ts'
import { redirectToReading } from './redirect-to-reading.server.ts'

const NOT_STARTED = { title: 'Failed to start product refresh', kind: 'error', duration: 5_000 } as const

const BEGUN = { title: 'Products Refreshing', duration: 5_000 } as const

/** Has a supplier’s shop read, or those of all suppliers where the form names none. */
export async function refresh({ context, by, fields, here }: Sent): Promise<Response> {
  const services = context.get(servicesContext)
  const wanted = fields['supplier']
    ? [fields['supplier']]
    : await listSuppliers(services).then(
        (suppliers) => suppliers.map(({ id }) => id),
        logFailure(context, 'The suppliers could not be read.'),
      )
  if (!wanted) return redirectWithToast(here, NOT_STARTED)
  if (wanted.length === 0) {
    const action = { label: 'Suppliers', to: '/shop/manage/suppliers' }
    return redirectWithToast(here, { ...NOT_STARTED, text: 'No supplier is allowed yet.', action })
  }
  const requested = await Promise.all(
    wanted.map((supplier) =>
      requestRefresh(services, by, supplier).catch(logFailure(context, 'A refresh could not be started.')),
    ),
  )
  const begun = requested.find((each) => each?.ok)
  if (!begun?.ok) {
    const reason = requested[0]?.ok === false ? requested[0].reason : NOT_ANSWERING
    return redirectWithToast(here, reason === NOT_STARTED.title ? NOT_STARTED : { ...NOT_STARTED, text: reason })
  }
  return here.startsWith(MANAGE)
    ? redirectToReading(services, here, 'refresh', begun.runId, BEGUN)
    : redirectWithToast(here, BEGUN)
}

/** Stops a reading; what it has taken over stays. */
export async function cancel({ context, by, fields, here }: Sent): Promise<Response> {
  const services = context.get(servicesContext)
  const id = fields['id'] ?? ''
  const stopped = await cancelRefresh(services, by, id).catch(logFailure(context, 'A refresh could not be stopped.'))
  if (!stopped) return redirectWithToast(here, { title: 'This has already finished', kind: 'error' })
  const isPage = (await findRefresh(services, id))?.kind === 'page'
  return redirectToReading(services, here, isPage ? 'reading' : 'refresh', id)
}

/** Has a product show another picture of its page. */
export async function picture({ context, by, fields, here }: Sent): Promise<Response> {
  const choice = Number(fields['choice'] ?? Number.NaN)
  const chosen = await choosePictureAs(context.get(servicesContext), by, fields['id'] ?? '', choice).catch(
    logFailure(context, 'A picture could not be chosen.'),
  )
  return redirectWithToast(here, chosen ? pictureWords.updated : { title: pictureWords.notUpdated, kind: 'error' })
}

export async function addTests({ context, by, here }: Sent): Promise<Response> {
  const added = await addTestProducts(context.get(servicesContext), by).catch(
    logFailure(context, 'Test products could not be added.'),
  )
  const title = !added
    ? testPanelWords.errorAdding
    : added.ok
      ? testPanelWords.added(added.count)
      : testPanelWords.notAdded(added.message)
  return redirectWithToast(here, { title, kind: 'alert' })
}

export async function clearTests({ context, by, here }: Sent): Promise<Response> {
  const cleared = await clearTestProducts(context.get(servicesContext), by).catch(
    logFailure(context, 'Test products could not be cleared.'),
  )
  const title = cleared === null ? testPanelWords.notCleared(NOT_ANSWERING) : testPanelWords.cleared
  return redirectWithToast(here, { title, kind: 'alert' })
}

/** Where the Product Description Cleaner stands. */
const TOOLS = '/blog-automation/tools'

/** Decodes the entities in descriptions. */
export async function clean({ context, by }: Sent): Promise<Response> {
  const count = await cleanDescriptions(context.get(servicesContext), by).catch(
    logFailure(context, 'Descriptions could not be cleaned.'),
  )
  if (count === null) return redirectWithToast(TOOLS, { title: 'Failed to clean product descriptions', kind: 'error' })
  if (count === 0) return redirectWithToast(TOOLS, { title: 'No issues found' })
  return redirectWithToast(TOOLS, { title: 'Cleanup complete', text: `Updated ${count} product descriptions` })
}
