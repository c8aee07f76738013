import { retailerOf } from '#features/shop/core/retailer.ts'
import type { FormReport } from '#platform/form.ts'
import { Field } from '#ui/field.tsx'

import type { ShopSettings } from './shop-settings.ts'

type RetailerFieldsProps = Pick<ShopSettings, 'retailerDomain' | 'retailerName' | 'partnerParameter' | 'partnerId'> & {
  report: FormReport | undefined
}

/** The retailer and what its links carry; without a domain there is none. */
export function RetailerFields({ retailerDomain, retailerName, partnerParameter, partnerId, report }: RetailerFieldsProps) {
  const nameShown = retailerOf({ retailerDomain, retailerName: '' })?.name ?? ''
  const plain = { report, autoComplete: 'off', spellCheck: false } as const
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Retailer’s domain"
          name="retailerDomain"
          defaultValue={retailerDomain}
          hint="The cards of equipment lead there, and its adder reads its pages. Empty: there are neither cards nor adder."
          optional
          {...plain}
        />
        <Field
          label="Retailer’s name"
          name="retailerName"
          defaultValue={retailerName}
          placeholder={nameShown}
          hint="As visitors read it. Empty: as it came with the shop, or its domain."
          optional
          {...plain}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Partner parameter"
          name="partnerParameter"
          defaultValue={partnerParameter}
          hint="The part of a link that carries your id."
          {...plain}
        />
        <Field
          label="Partner id"
          name="partnerId"
          defaultValue={partnerId}
          hint="Without one, links to the retailer stay as they are."
          optional
          {...plain}
        />
      </div>
    </>
  )
}
