import type { EvidenceStrength } from '#content/products/product-entry.ts'

/** Where a product is shown: `equipment` under Equipment, every other one under Supplements. */
export const categories = ['performance', 'protein', 'recovery', 'essentials', 'equipment'] as const
export type Category = (typeof categories)[number]

/** A value of a product that a page or a person can give. */
export const productFields = ['name', 'description', 'price', 'compareAt', 'imageUrl', 'inStock'] as const
export type ProductField = (typeof productFields)[number]

/** How a value was found on a page; the first of these that has one wins. */
export const extractionWays = ['json-ld', 'microdata', 'open-graph', 'shopify', 'page'] as const
export type ExtractionWay = (typeof extractionWays)[number]

/** Where each value came from: a page (and how), a person, or a file of the owner. */
export type Provenance = Readonly<Partial<Record<ProductField, ExtractionWay | 'hand' | 'csv'>>>

/** What a refresh found where a person had written something else; the owner decides. */
export type Proposed = Readonly<Partial<Record<ProductField, string>>>

/** Things about a scraped product that only its page says; the names are the specification’s. */
export interface ScrapeData {
  readonly created_at?: string
  /** One of the test products. */
  readonly test?: boolean
  readonly method?: ExtractionWay
  readonly original_url?: string
  /** Addresses as the page gave them. */
  readonly scraped_images?: ReadonlyArray<string>
}

/** What the evidence says about a supplement; only of curated products. */
export interface Evidence {
  /** Two sentences. */
  readonly summary: string
  /** Absent: nobody has judged it, or it belongs to words that ship (`evidence-strength.server.ts`). */
  readonly strength?: EvidenceStrength | undefined
  /** A range with its unit and where it is from; null where nobody of us has read the source. */
  readonly dose: string | null
  /** Who should not take it, or should ask first. */
  readonly caution: string
  readonly sources: ReadonlyArray<{ readonly title: string; readonly url: string }>
  /** Whether a professional has read it. */
  readonly isReviewed: boolean
}

/** An amount of money. */
export interface Money {
  /** In the currency’s smallest unit. */
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
}

/** A product as whoever writes it gives it; the rest is made from it (`products.server.ts`). */
export interface ProductValues {
  readonly name: string
  /** Text, never HTML. */
  readonly description: string
  readonly price: string
  /** Of a price whose text names none. */
  readonly currency: string | null
  readonly compareAt: string
  readonly priceSource: 'hand' | 'page' | 'test'
  /** When the price was last seen where it comes from. */
  readonly checkedAt: Date | null
  readonly imageUrl: string
  readonly sourceUrl: string | null
  readonly affiliateUrl: string | null
  readonly sourceSite: string | null
  readonly category: Category
  readonly inStock: boolean
  readonly featured: boolean
  readonly pillar: string | null
  readonly evidence: Evidence | null
  readonly scrapeData: ScrapeData | null
  readonly provenance: Provenance
  readonly handEdited: ReadonlyArray<ProductField>
  readonly proposed: Proposed
  /** What the owner decided against: a refresh that finds it again does not propose it again. */
  readonly declined: Proposed
  readonly goneAt: Date | null
}

/** What a product is when nobody says otherwise. */
export const productDefaults: Omit<ProductValues, 'name'> = {
  description: '',
  price: '',
  currency: null,
  compareAt: '',
  priceSource: 'hand',
  checkedAt: null,
  imageUrl: '',
  sourceUrl: null,
  affiliateUrl: null,
  sourceSite: null,
  category: 'equipment',
  inStock: true,
  featured: false,
  pillar: null,
  evidence: null,
  scrapeData: null,
  provenance: {},
  handEdited: [],
  proposed: {},
  declined: {},
  goneAt: null,
}
