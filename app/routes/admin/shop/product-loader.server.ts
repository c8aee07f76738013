import type { Viewer } from '#features/identity/core/viewer.ts'
import { typedWords } from '#features/shop/core/typed-words.ts'
import { findManagedProduct } from '#features/shop/managing/edit-product.server.ts'
import { listProductHistory, type HistoryLine } from '#features/shop/managing/history.server.ts'
import { priceChart } from '#features/shop/managing/price-chart.ts'
import { fieldsOf } from '#features/shop/managing/product-fields.ts'
import { differencesOf } from '#features/shop/managing/proposed-differences.ts'
import { dayLabel, instantLabel } from '#routes/admin/instant-label.ts'
import { findUnclaimed } from '#routes/admin/unclaimed.server.ts'
import type { Services } from '#services.server.ts'

/** What the dialog of a product shows; null when there is no such product. */
export async function loadProduct(all: Pick<Services, 'db' | 'clock'>, person: Viewer, id: string) {
  const [product, history] = await Promise.all([findManagedProduct(all, id), listProductHistory(all, id)])
  if (!product) return null
  const day = (instant: Date) => dayLabel(instant, person.timeZone)
  return {
    id,
    slug: product.slug,
    name: product.name,
    version: product.version,
    fields: fieldsOf(product),
    isCurated: product.sourceSite === null,
    own: product.sourceSite === null ? [] : product.handEdited,
    claims: await findUnclaimed(all, typedWords(product)),
    differences: differencesOf(product),
    source: product.sourceUrl && {
      address: product.sourceUrl,
      said: product.goneAt
        ? `Its page is gone since ${day(product.goneAt)}.`
        : product.checkedAt
          ? `Its page was last seen on ${day(product.checkedAt)}.`
          : 'Its page was not read yet.',
    },
    history: history.map(({ id, price, inStock, source, seenAt }) => {
      return { id, price, inStock, source, when: instantLabel(seenAt, person.timeZone) }
    }),
    chart: chartOf(history, all.clock.now(), day),
  }
}

function chartOf(history: ReadonlyArray<HistoryLine>, now: Date, day: (instant: Date) => string) {
  const currency = history.find((line) => line.priceCents !== null)?.currency
  const steps = history
    .map(({ seenAt, priceCents, inStock, currency: own }) => {
      return { from: seenAt, cents: own === currency ? priceCents : null, inStock }
    })
    .toReversed()
  const shape = priceChart(steps, now)
  if (!shape || !currency) return null
  const amount = (cents: number) => new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100)
  const { line, gaps, lowest, highest } = shape
  const since = day(steps[0]!.from)
  const finding =
    lowest === highest
      ? `${amount(lowest)} since ${since}`
      : `Between ${amount(lowest)} and ${amount(highest)} since ${since}; the last was ${amount(steps.findLast(({ cents }) => cents !== null)!.cents!)}`
  const outOfStock = gaps.length > 0 ? '. The grounds that are tinted: out of stock' : ''
  return { line, gaps, finding: `${finding}${outOfStock}.`, edges: [since, 'Today'] as const }
}
