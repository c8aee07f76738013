import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { categoryNames } from '#features/shop/core/managed-product.ts'
import { categories, type Category } from '#features/shop/core/product.ts'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'

interface SupplierView {
  readonly name: string
  readonly key: string
  readonly url: string
  readonly affiliateBaseUrl: string
  readonly category: Category
  readonly isNightlyOn: boolean
}

const empty: SupplierView = {
  name: '',
  key: '',
  url: '',
  affiliateBaseUrl: '',
  category: 'equipment',
  isNightlyOn: true,
}

type SupplierEditorProps = {
  /** Null for a new one. */
  supplier: SupplierView | null
  report?: FormReport | undefined
  /** Where the form is sent. */
  address: string
}

/** A shop whose products are taken over. */
export function SupplierEditor({ supplier, report, address }: SupplierEditorProps) {
  const { name, key, url, affiliateBaseUrl, category, isNightlyOn } = supplier ?? empty
  const plain = { report, autoComplete: 'off' } as const
  const web = { ...plain, inputMode: 'url', spellCheck: false } as const
  return (
    <Form method="post" action={address} noValidate className="grid max-w-measure gap-5">
      <PersonField />
      <Field label="Name" name="name" defaultValue={name} {...plain} />
      <Field
        label="Key"
        name="key"
        defaultValue={key}
        hint="What its products carry as their site: small letters, digits, dashes. Rogue Fitness is rogue."
        spellCheck={false}
        {...plain}
      />
      <Field
        label="Address to begin at"
        name="url"
        defaultValue={url}
        hint="A home, listing, products.json or sitemap address. Its host is allowed, and those below it."
        {...web}
      />
      <Field
        label="Affiliate base address"
        name="affiliateBaseUrl"
        defaultValue={affiliateBaseUrl}
        hint="Put before the path of a product’s address. Empty: the address itself."
        optional
        {...web}
      />
      <SelectField
        label="Category of its products"
        name="category"
        defaultValue={category}
        report={report}
        options={categories.map((value) => ({ value, label: categoryNames[value] }))}
      />
      <Checkbox label="Read it every night" name="isNightlyOn" defaultChecked={isNightlyOn} report={report} />
      <div className="border-t border-line pt-5">
        <Button name="intent" value="save" busyLabel="Saving...">
          Save supplier
        </Button>
      </div>
    </Form>
  )
}
