import type { DepartmentSlug } from '#content/equipment.ts'
import { OutboundLink } from '#features/shop/affiliate/outbound-link.tsx'
import { ClosingCall } from '#features/site/closing-call.tsx'
import { buttonClass } from '#ui/button-class.ts'

import { FormGlyph } from './form-glyph.tsx'
import type { ProductForm } from './form-of.ts'
import type { EquipmentView } from './shelf.ts'
import type { EquipmentWords } from './shop-words.ts'

type EquipmentProps = { equipment: EquipmentView; words: EquipmentWords }

const departmentForms: Readonly<Record<DepartmentSlug, ProductForm>> = {
  strength: 'dumbbell',
  conditioning: 'rope',
  weightlifting: 'barbell',
  crossfit: 'kettlebell',
  accessories: 'band',
  apparel: 'shoe',
}

/** The six departments of the retailer. */
export function EquipmentCategories({ equipment: { departments, retailer }, words }: EquipmentProps) {
  return (
    <section aria-labelledby="departments" className="mt-8 mb-10">
      <h2 id="departments" className="text-2xl">
        {words.departmentsTitle}
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
        {departments.map(({ slug, name, destination }) => (
          <li key={slug}>
            <OutboundLink
              target={slug}
              className="block no-underline"
              facts={{ name, category: 'equipment', destination, label: 'category card' }}
            >
              <span className="product-art">
                <FormGlyph form={departmentForms[slug]} />
              </span>
              <h3 className="mt-3 inline-block group-hover:underline">{name}</h3>
            </OutboundLink>
            {words[`${slug}Text`] && <p className="mt-1 text-sm text-soft">{words[`${slug}Text`]}</p>}
            {words.homeNote && destination === retailer.destination && <p className="cap mt-1">{words.homeNote}</p>}
          </li>
        ))}
      </ul>
      <p className="cap mt-5">{words.departmentsDisclosure}</p>
    </section>
  )
}

/** Stands where no supplier’s equipment is on the shelf. */
export function EquipmentBanner({ equipment: { retailer }, isAdmin, words }: EquipmentProps & { isAdmin: boolean }) {
  const { slug, name, destination } = retailer
  return (
    <ClosingCall title={words.equipmentTitle} text={words.equipmentText}>
      <OutboundLink
        target={slug}
        className={buttonClass()}
        facts={{ name, category: 'equipment', destination, label: 'feature banner' }}
      >
        {isAdmin ? 'Browse All Equipment' : words.equipmentAction}
      </OutboundLink>
      <span className="cap">{words.linkNote}</span>
    </ClosingCall>
  )
}
