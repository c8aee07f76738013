/** What the owner sets for the whole shop. */
export interface ShopSettings {
  /** The retailer to which the cards of equipment lead and whose pages the adder reads: its domain and those below it. Empty: there is none. */
  readonly retailerDomain: string
  /** How it is called; empty for the one that came with the shop, or for its domain. */
  readonly retailerName: string
  /** The parameter that carries the partner’s id, and the id; without an id nothing is added. */
  readonly partnerParameter: string
  readonly partnerId: string
  /** Pages of the retailer to which the cards of equipment lead, by what stands behind /go/, where the owner named one. */
  readonly departments: Readonly<Record<string, string>>
  /** Whether suppliers are read every night. */
  readonly isNightlyOn: boolean
}

/** What holds before the owner first saves the settings of the shop. */
export const shopDefaults: ShopSettings = {
  retailerDomain: 'roguefitness.com',
  retailerName: '',
  partnerParameter: 'a_aid',
  partnerId: '',
  departments: {},
  isNightlyOn: true,
}

/** Whether the retailer is the one that came with the shop, and the owner has written nothing of it: no name, no partner’s id, no address. */
export function hasSampleRetailer({ retailerDomain, retailerName, partnerId, departments }: ShopSettings): boolean {
  const isOwn = retailerName !== '' || partnerId !== '' || Object.values(departments).some(Boolean)
  return retailerDomain === shopDefaults.retailerDomain && !isOwn
}

/** The name of the field in which the address of a department is typed. */
export const departmentField = (slug: string): string => `department-${slug}`
