import { choice, line, pick, text, type Values } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { ProductCard } from '#features/shop/shelves/product-card.tsx'
import type { ProductChoice } from '#features/shop/shelves/product-choice.ts'

import { subjects } from './parts.tsx'
import { drawnKind } from './section-view.tsx'

import shopCss from '#features/shop/shop.css?url'

const subjectOptions = Object.fromEntries(
  Object.entries(subjects).map(([slug, title]) => [`subject-${slug}`, `For ${title}`]),
) as Readonly<Record<`subject-${keyof typeof subjects}`, string>>

export const productsKind = sectionKind({
  name: 'products',
  version: 1,
  label: 'Products of the shop',
  about: 'Products with their pictures and prices, as the shop shows them. Nothing is shown while none of them is in stock.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    which: choice('Which', {
      newest: 'The newest',
      'tab-supplements': 'Supplements, as the shop orders them',
      'tab-equipment': 'Equipment, as the shop orders it',
      ...subjectOptions,
      picked: 'Those that are ticked below',
    }),
    count: choice('How many', { four: 'Four', eight: 'Eight', twelve: 'Twelve' }, 'Of those that are ticked, all are shown.'),
    products: pick('Products', 'products', { hint: 'Shown where “Those that are ticked below” is chosen above.' }),
  },
  start: { title: 'From the shop', lead: '', which: 'newest', count: 'four', products: [] },
})

const counts = { four: 4, eight: 8, twelve: 12 } as const
/** Which products a section asks the shop for. */
export function productChoiceOf({ which, count, products }: Values<(typeof productsKind)['fields']>): ProductChoice {
  if (which === 'picked') return { by: 'ids', ids: products }
  if (which === 'newest') return { by: 'newest', count: counts[count] }
  if (which === 'tab-supplements' || which === 'tab-equipment')
    return { by: 'tab', tab: which === 'tab-equipment' ? 'equipment' : 'supplements', count: counts[count] }
  return { by: 'subject', subject: which.slice('subject-'.length) as keyof typeof subjects, count: counts[count] }
}

/** By what the products of a choice are found in the data of a page. */
export const productKeyOf = (choice: ProductChoice) => JSON.stringify(choice)

export const products = drawnKind(
  productsKind,
  ({ id, values, data }) => {
    const shown = data.products[productKeyOf(productChoiceOf(values))] ?? []
    const words = data.shopWords
    if (shown.length === 0 || !words) return null
    return (
      <section className="pb-12" aria-labelledby={id}>
        <h2 id={id}>{values.title}</h2>
        {values.lead && <p className="lead mt-3">{values.lead}</p>}
        <ul className="shelf">
          {shown.map((product) => (
            <li key={product.slug}>
              <ProductCard product={product} words={words} />
            </li>
          ))}
        </ul>
        {shown.some(({ link }) => link !== null) && (
          <p className="cap mt-4 max-w-measure whitespace-pre-line">{words.disclosure}</p>
        )}
      </section>
    )
  },
  shopCss,
)
