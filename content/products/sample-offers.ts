/** What a product would show once a shop sells it. Nobody sells it at this price: the shop of every offer says that it is a sample. */
export interface SampleOffer {
  readonly price: string
  /** The regular price, by which the saving is known. */
  readonly compareAt: string
  readonly shop: string
}

/** As the line over the shop promises: 15 % below the regular price, in US dollars. */
function offer(regular: number, shop: string): SampleOffer {
  return { price: `$${(regular * 0.85).toFixed(2)}`, compareAt: `$${regular.toFixed(2)}`, shop }
}

const PHARMACY = 'Sample Pharmacy'
const NUTRITION = 'Sample Nutrition'

/**
 * Prices of the products that ship, by their slug, for a sample site alone: they are read from here when a page is drawn and are stored nowhere
 * (`docs/decisions/0047`).
 */
export const sampleOffers: Readonly<Record<string, SampleOffer>> = {
  'creatine-monohydrate': offer(28, NUTRITION),
  caffeine: offer(12, NUTRITION),
  'beta-alanine': offer(24, NUTRITION),
  'whey-protein-isolate': offer(52, NUTRITION),
  'plant-protein': offer(46, NUTRITION),
  magnesium: offer(18, PHARMACY),
  'collagen-peptides': offer(36, NUTRITION),
  melatonin: offer(14, PHARMACY),
  ashwagandha: offer(22, PHARMACY),
  'omega-3': offer(30, PHARMACY),
  'vitamin-d3': offer(16, PHARMACY),
  multivitamin: offer(20, PHARMACY),
  iron: offer(15, PHARMACY),
  zinc: offer(11, PHARMACY),
  'vitamin-b12': offer(13, PHARMACY),
  probiotics: offer(32, PHARMACY),
}
