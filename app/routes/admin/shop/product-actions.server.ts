import type { RouterContextProvider } from 'react-router'

import { tickedIn, undoOf, undoParam } from '#base/ticks.ts'
import { deleteProductAs, featureProductAs, featureTickedAs, type By } from '#features/shop/managing/edit-product.server.ts'
import { tickedActs, tickedWords, type TickedAct } from '#features/shop/managing/managed-list.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** A form of Manage Products, with who sent it. */
export interface Sent {
  readonly context: Readonly<RouterContextProvider>
  readonly by: By
  readonly fields: Readonly<Record<string, string | undefined>>
  /** The page that it was sent from. */
  readonly here: string
}

type Intent = (sent: Sent) => Promise<Response>

export const NOT_ANSWERING = 'The database did not answer. Please try again.'
export const DELETED = 'This product is gone.'

export const feature =
  (featured: boolean): Intent =>
  async ({ context, by, fields, here }) => {
    const done = await featureProductAs(context.get(servicesContext), by, fields['id'] ?? '', featured).catch(
      logFailure(context, 'A product could not be featured.'),
    )
    const title = featured ? 'Featured' : 'No longer featured'
    if (done) return redirectWithToast(here, { title })
    return redirectWithToast(here, {
      title: 'Failed to update product',
      text: done === null ? NOT_ANSWERING : DELETED,
      kind: 'error',
    })
  }

/** Of several products at once, and its way back. */
export const featureTicked =
  (act: TickedAct): Intent =>
  (sent) =>
    changeTicked(sent, act, tickedIn(sent.fields), false)

export const undoTicked: Intent = (sent) => {
  const undo = undoOf(sent.fields['undo'], tickedActs)
  return changeTicked(sent, undo?.act ?? 'feature', undo?.ids ?? [], true)
}

async function changeTicked({ context, by, here }: Sent, act: TickedAct, ids: readonly string[], isUndo: boolean) {
  const changed = await featureTickedAs(context.get(servicesContext), by, ids, act === 'feature').catch(
    logFailure(context, 'Products could not be featured.'),
  )
  if (changed === null) return redirectWithToast(here, { title: 'Failed to update products', text: NOT_ANSWERING, kind: 'error' })
  const title = tickedWords(act, changed.length)
  if (isUndo || changed.length === 0) return redirectWithToast(here, { title })
  const undo = undoParam({ act: act === 'feature' ? 'unfeature' : 'feature', ids: changed })
  const to = `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ undo })}`
  return redirectWithToast(here, { title, action: { label: 'Undo', to } })
}

export const remove: Intent = async ({ context, by, fields, here }) => {
  const done = await deleteProductAs(context.get(servicesContext), by, fields['id'] ?? '').catch(
    logFailure(context, 'A product could not be deleted.'),
  )
  const title = done
    ? 'Product deleted successfully!'
    : `Failed to delete product: ${done === null ? NOT_ANSWERING : 'it is gone already.'}`
  return redirectWithToast(here, { title, kind: 'alert' })
}
