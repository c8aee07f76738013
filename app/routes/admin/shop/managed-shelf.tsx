import type { Undo } from '#base/ticks.ts'
import type { ListedProduct } from '#features/shop/core/managed-product.ts'
import { ManagedFilterBar } from '#features/shop/managing/filter-bar.tsx'
import {
  editButtonId,
  managedAddress,
  newAddress,
  tickedWords,
  type ManagedView,
  type TickedAct,
} from '#features/shop/managing/managed-list.ts'
import { ManagedProductCard } from '#features/shop/managing/managed-product-card.tsx'
import { NoManagedProducts } from '#features/shop/managing/no-products.tsx'
import { ProductRows } from '#features/shop/managing/product-rows.tsx'
import { ListLookLinks } from '#routes/admin/list-look-links.tsx'
import type { ListLook } from '#routes/admin/list-look.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { UndoNotice } from '#routes/admin/undo-notice.tsx'
import { ButtonLink } from '#ui/button-link.tsx'

interface ManagedShelfProps {
  readonly view: ManagedView
  readonly look: ListLook
  readonly undo: Undo<TickedAct> | null
  readonly sites: ReadonlyArray<string>
  readonly products: ReadonlyArray<ListedProduct>
  readonly total: number
  readonly hasMore: boolean
  readonly failure: string | null
}

/** The products of a view, with what chooses them, as cards or as lines. */
export function ManagedShelf({ view, look, undo, sites, products, total, hasMore, failure }: ManagedShelfProps) {
  return (
    <section aria-labelledby="all-products" className="mt-10">
      <div className="mb-2 flex flex-wrap items-end justify-between gap-4">
        <h2 id="all-products" className="title">
          All products
        </h2>
        <div className="flex flex-wrap items-center gap-3">
          <ListLookLinks look={look} addressOf={(to) => lookAddress(view, to)} />
          <ButtonLink id={editButtonId('new')} kind="secondary" size="small" to={newAddress(view)} preventScrollReset>
            New product
          </ButtonLink>
        </div>
      </div>
      <div className="list-tools">
        <ManagedFilterBar view={view} sites={sites} />
      </div>
      <output className="cap num mt-2 mb-4 block">{failure ? '' : formatCount(total)}</output>
      {undo && (
        <UndoNotice
          undo={undo}
          action={managedAddress(view)}
          done={`${tickedWords(undo.act === 'feature' ? 'unfeature' : 'feature', undo.ids.length)}.`}
          label={undo.act === 'feature' ? 'Feature again' : 'Unfeature again'}
        />
      )}
      {products.length === 0 ? (
        <NoManagedProducts view={view} failure={failure} />
      ) : look === 'rows' ? (
        <ProductRows products={products} view={view} />
      ) : (
        <ul className="managed-grid">
          {products.map((product) => (
            <li key={product.id} className="min-w-0">
              <ManagedProductCard product={product} view={view} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={view.page} hasMore={hasMore} addressOf={(page) => managedAddress({ ...view, page })} />
    </section>
  )
}

function lookAddress(view: ManagedView, look: ListLook): string {
  const address = managedAddress({ ...view, page: 1 })
  return `${address}${address.includes('?') ? '&' : '?'}as=${look}`
}

function formatCount(total: number): string {
  return total === 1 ? '1 product' : `${total.toLocaleString('en')} products`
}
