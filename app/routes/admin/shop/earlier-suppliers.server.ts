import type { RouterContextProvider } from 'react-router'

import type { listFormerSuppliers } from '#features/shop/suppliers/suppliers.server.ts'
import { writerOf } from '#routes/admin/earlier-names.server.ts'
import { differences, type EarlierNote } from '#routes/admin/earlier-words.ts'

const LABELS = {
  name: 'Name',
  key: 'Key',
  url: 'Address',
  affiliateBaseUrl: 'Partner address',
  category: 'Category',
  isNightlyOn: 'Every night',
}

/** What the page says of suppliers as they were before they were changed or deleted. */
export async function earlierSuppliers(
  context: Readonly<RouterContextProvider>,
  former: Awaited<ReturnType<typeof listFormerSuppliers>>,
): Promise<EarlierNote[]> {
  const written = await writerOf(context, former)
  return former.map(({ id, value, now, ...version }) => ({
    id,
    words: `${value.name} was ${written(version, now ? 'changed' : 'deleted')}. What it was before is kept.`,
    differs: now ? differences({ ...value }, { ...now }, LABELS) : '',
  }))
}
