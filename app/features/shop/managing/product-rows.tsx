import { Form } from 'react-router'

import { boxOf } from '#base/ticks.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { type ListedProduct, categoryNames, siteName } from '#features/shop/core/managed-product.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'

import { DeleteButton } from './delete-button.tsx'
import { FeatureForm } from './feature-form.tsx'
import { editAddress, editButtonId, managedAddress, type ManagedView } from './managed-list.ts'
import { ProductBadges } from './managed-product-card.tsx'

/** What the ticked products are sent with; the forms of single rows cannot stand inside it. */
const TICKED = 'ticked-products'

/** The same products as lines, to go through many of them. */
export function ProductRows({ products, view }: { products: ReadonlyArray<ListedProduct>; view: ManagedView }) {
  const here = managedAddress(view)
  return (
    <div className="list-ticked">
      <Rows
        caption="Products"
        rows={products}
        keyOf={({ id }) => id}
        tick={({ id, name }) => ({ name: boxOf(id), label: `Tick ${name}`, form: TICKED })}
        lead={{ label: 'Product', renderCell: (product) => <ProductLink product={product} view={view} /> }}
        columns={[
          { label: 'Price', width: 'narrow', renderCell: ({ price }) => price },
          { label: 'Site', width: 'narrow', renderCell: ({ sourceSite }) => siteName(sourceSite) },
          { label: 'Category', width: 'narrow', renderCell: ({ category }) => categoryNames[category] },
          { label: 'State', width: 'middle', renderCell: (product) => <ProductBadges product={product} isInRow /> },
        ]}
        renderActions={(product) => <Acts product={product} here={here} />}
      />
      <Form id={TICKED} method="post" action={here} preventScrollReset className="list-bulk">
        <PersonField />
        <span className="text-sm">With the ticked products</span>
        <Button kind="secondary" size="small" name="intent" value="feature-ticked" busyLabel="Saving...">
          Feature
        </Button>
        <Button kind="secondary" size="small" name="intent" value="unfeature-ticked" busyLabel="Saving...">
          Unfeature
        </Button>
      </Form>
    </div>
  )
}

function ProductLink({ product: { id, name }, view }: { product: ListedProduct; view: ManagedView }) {
  return (
    <Link id={editButtonId(id)} to={editAddress(id, view)} preventScrollReset>
      <bdi id={`name-${id}`}>{name}</bdi>
    </Link>
  )
}

function Acts({ product: { id, name, featured }, here }: { product: ListedProduct; here: string }) {
  return (
    <>
      <FeatureForm id={id} isFeatured={featured} action={here} />
      <DeleteButton id={id} name={name} action={here} describedBy={`name-${id}`} />
    </>
  )
}
