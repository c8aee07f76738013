import { productFields, type ProductField } from '#features/shop/core/product.ts'
import { changeProduct, lockProduct } from '#features/shop/products/products.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { By } from './edit-product.server.ts'
import { valueOf, without } from './proposed-differences.ts'

/**
 * Decides about one value that a refresh found where a person had written another. Taken over, it follows the page again; kept, it
 * is not proposed again until the page says something else. False when nothing waits for a decision there.
 */
export async function decideDifferenceAs(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  by: By,
  id: string,
  { field, decision }: { field: string; decision: 'take' | 'keep' },
): Promise<boolean> {
  if (!isProductField(field)) return false
  return services.db.transaction(async (tx) => {
    const before = await lockProduct(tx, id)
    const found = before?.proposed[field]
    if (!before || found === undefined) return false
    const proposed = without(before.proposed, field)
    if (decision === 'keep') {
      const declined = { ...before.declined, [field]: found }
      await changeProduct(services, tx, before, { proposed, declined }, 'hand')
    } else {
      await changeProduct(
        services,
        tx,
        before,
        {
          [field]: valueOf(field, found),
          ...(field === 'price' && { priceSource: 'page' as const, checkedAt: services.clock.now() }),
          proposed,
          declined: without(before.declined, field),
          handEdited: before.handEdited.filter((each) => each !== field),
          provenance: { ...before.provenance, [field]: before.scrapeData?.method ?? 'page' },
        },
        'hand',
      )
    }
    const action = decision === 'take' ? 'difference.taken' : 'difference.kept'
    await services.audit.record(tx, { actor: by, action, details: { product: id, field } })
    return true
  })
}

function isProductField(name: string): name is ProductField {
  return productFields.some((field) => field === name)
}
