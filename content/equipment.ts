import { offerClaims } from './claims/offers.ts'

export type DepartmentSlug = 'strength' | 'conditioning' | 'weightlifting' | 'crossfit' | 'accessories' | 'apparel'

export interface EquipmentCategory {
  /** Behind /go/. */
  readonly slug: DepartmentSlug
  readonly name: string
  readonly text: string
  /**
   * The department of the retailer that the product ships with (roguefitness.com), as its address names it; empty for its home. Three
   * of them were found named in public sources.
   */
  readonly department: string
}

/** The six cards of the tab Equipment. */
export const equipmentCategories: readonly EquipmentCategory[] = [
  {
    slug: 'strength',
    name: 'Strength',
    text: 'Racks, benches and dumbbells: the few things that most programmes ask for.',
    department: 'strength-equipment',
  },
  {
    slug: 'conditioning',
    name: 'Conditioning',
    text: 'Rowers, bikes, ropes and sleds for the work that makes you breathe.',
    department: 'conditioning',
  },
  {
    slug: 'weightlifting',
    name: 'Weightlifting',
    text: 'Barbells, bumper plates and platforms for the lifts that leave the floor.',
    department: 'weightlifting-bars-plates',
  },
  {
    slug: 'crossfit',
    name: 'CrossFit',
    text: 'Boxes, rings, rigs and kettlebells for many movements in one hour.',
    department: '',
  },
  {
    slug: 'accessories',
    name: 'Accessories',
    text: 'Belts, straps, chalk and bands: small things that last for years.',
    department: '',
  },
  {
    slug: 'apparel',
    name: 'Apparel',
    text: 'Shoes that stand still and clothes that move with you.',
    department: '',
  },
]

/** What stands behind /go/ for the retailer’s own home. */
export const retailerTarget = { slug: 'rogue', name: 'Rogue' } as const
/** The same for a retailer that the owner named in its place. */
export const otherRetailerSlug = 'retailer'

/** Over the shop, while the retailer is the one that ships: what it grants is no other shop’s. */
export const shopBanner = offerClaims['retail-saving'].text
