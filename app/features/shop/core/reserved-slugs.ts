import { equipmentCategories, otherRetailerSlug, retailerTarget } from '#content/equipment.ts'

/** Words that stand behind /shop/ or /go/ for something else than a product. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'manage',
  'go',
  'home',
  retailerTarget.slug,
  otherRetailerSlug,
  ...equipmentCategories.map(({ slug }) => slug),
])
