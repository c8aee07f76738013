import { longest, type Found } from './found.ts'
import { currencyCode, readAvailability, termsOf, type Offer } from './offer-terms.ts'

type JsonLd = Readonly<Record<string, unknown>>

interface Candidate {
  readonly thing: JsonLd
  /** 0 for what the page is about, 1 for what stands deeper, 2 for lists and variants. */
  readonly rank: number
}

const PRODUCTS = new Set(['Product', 'ProductGroup', 'ProductModel', 'IndividualProduct', 'SomeProducts'])
const OFFERS = new Set(['Offer', 'AggregateOffer'])
/** Ways to other products. */
const ELSEWHERE = new Set([
  'isRelatedTo',
  'isSimilarTo',
  'isAccessoryOrSparePartFor',
  'isConsumableFor',
  'review',
  'reviews',
  'subjectOf',
])
const LISTS = new Set(['itemListElement', 'hasVariant', 'isVariantOf', 'makesOffer', 'hasOfferCatalog'])
const MAX_THINGS = 20_000
const DEEPEST = 14

/** What a page says it is about: for telling its own product from others on it. */
export interface About {
  /** Without what follows visitors. */
  readonly url: string
  /** As a reader sees it. */
  readonly name: string
  /** The same address in the form that addresses are compared in; null for what is none. */
  readonly comparable: (address: string) => string | null
}

/** What schema.org’s words say about the one product of a page; null where there is none, or several and nobody could say which. */
export function readThings(roots: ReadonlyArray<unknown>, about: About): Found | 'several' | null {
  const { candidates, byId } = collect(roots)
  const chosen = choose(candidates, about)
  if (chosen === null || chosen === 'several') return chosen
  const whole = (value: unknown) => listOf(value).map((each) => resolve(each, byId))
  const offers = [chosen, ...whole(chosen.hasVariant)].flatMap((thing) => offersOf(thing, whole))
  const variants = whole(chosen.hasVariant)
  return {
    name: textOf(chosen.name) ?? textOf(variants[0]?.name),
    description: textOf(chosen.description) ?? textOf(variants[0]?.description),
    images: [chosen, ...variants].flatMap(({ image }) => whole(image).flatMap(addressesOf)).slice(0, 4 * longest.images),
    ...(offers.length > 0 && { terms: termsOf(offers) }),
    kind: listOf(chosen.category)
      .flatMap((each) => textOf(each) ?? [])
      .join(' '),
  } as Found
}

/** Every product within, with the things that others point at by `@id`. */
function collect(roots: ReadonlyArray<unknown>): { candidates: Candidate[]; byId: Map<string, JsonLd> } {
  const candidates: Candidate[] = []
  const byId = new Map<string, JsonLd>()
  const queue: Array<{ value: unknown; rank: number; depth: number; offer?: JsonLd }> = roots.map((value) => ({
    value,
    rank: 0,
    depth: 0,
  }))
  for (let at = 0; at < queue.length && at < MAX_THINGS; at++) {
    const { value, rank, depth, offer } = queue[at]!
    if (Array.isArray(value)) {
      for (const each of value.slice(0, 1_000)) queue.push({ value: each, rank, depth, ...(offer && { offer }) })
      continue
    }
    if (!isJsonLd(value) || depth > DEEPEST) continue
    if (typeof value['@id'] === 'string' && Object.keys(value).length > 1) byId.set(value['@id'], value)
    const types = typesOf(value)
    if (types.some((type) => PRODUCTS.has(type)))
      candidates.push({ thing: offer && !value.offers ? { ...value, offers: offer } : value, rank })
    const isOffer = types.some((type) => OFFERS.has(type))
    const isList = types.includes('ItemList') || types.includes('OfferCatalog')
    for (const [name, inner] of Object.entries(value).slice(0, 200)) {
      if (typeof inner !== 'object' || inner === null || ELSEWHERE.has(name)) continue
      const isStraight = name === '@graph' || name === 'mainEntity' || (isOffer && name === 'itemOffered')
      const next = isList || LISTS.has(name) ? 2 : Math.max(rank, isStraight ? 0 : 1)
      queue.push({ value: inner, rank: next, depth: depth + 1, ...(isOffer && name === 'itemOffered' && { offer: value }) })
    }
  }
  return { candidates, byId }
}

/** The product of the page: what names its address; else what stands highest, if it is the only one or has the page’s name. */
function choose(candidates: ReadonlyArray<Candidate>, { url, name, comparable }: About): JsonLd | 'several' | null {
  const isHere = ({ thing }: Candidate) =>
    [thing.url, thing['@id'], thing.mainEntityOfPage].some((value) => typeof value === 'string' && comparable(value) === url)
  const eligible = candidates.filter((candidate) => candidate.rank < 2 || isHere(candidate))
  const best = Math.min(...eligible.map(({ rank }) => rank))
  const highest = eligible.filter(({ rank }) => rank === best)
  const pool = [highest.filter(isHere), eligible.filter(isHere), highest].find(({ length }) => length > 0)
  if (!pool) return null
  const groups = pool.filter(({ thing }) => typesOf(thing).includes('ProductGroup'))
  const named = (groups.length > 0 ? groups : pool).filter(({ thing }) => textOf(thing.name) || thing.offers || thing.hasVariant)
  if (new Set(named.map(({ thing }) => textOf(thing.name))).size <= 1) return named[0]?.thing ?? null
  const ofName = named.find(({ thing }) => isSameName(textOf(thing.name) ?? '', name))
  return ofName?.thing ?? (highest.every(isHere) ? named[0]!.thing : 'several')
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return a !== '' && b !== '' && (a === b || b!.startsWith(`${a} `) || a!.startsWith(`${b} `))
}

function offersOf(thing: JsonLd, whole: (value: unknown) => JsonLd[]): Offer[] {
  return whole(thing.offers)
    .slice(0, 200)
    .flatMap((offer): Offer[] => {
      const inner = whole(offer.offers).slice(0, 200)
      if (inner.length > 0 && !valueOf(offer.lowPrice)) return inner.map((each) => readOffer(each, whole))
      return [readOffer(offer, whole)]
    })
}

function readOffer(offer: JsonLd, whole: (value: unknown) => JsonLd[]): Offer {
  const specifications = whole(offer.priceSpecification)
  const isBefore = ({ priceType }: JsonLd) => /ListPrice|Strikethrough|SRP|RegularPrice/i.test(String(valueOf(priceType)))
  const now = specifications.find(
    (each) => !isBefore(each) && !/MemberProgram/.test(JSON.stringify(each.validForMemberTier ?? '')),
  )
  const before = specifications.find(isBefore)
  return {
    price: valueOf(offer.price) || valueOf(offer.lowPrice) || valueOf(now?.price),
    highPrice: valueOf(offer.highPrice),
    compareAt: valueOf(before?.price),
    currency: currencyCode(valueOf(offer.priceCurrency)) ?? currencyCode(valueOf(now?.priceCurrency)),
    inStock: readAvailability(valueOf(offer.availability)),
  }
}

/** Pictures are addresses, or things that have one. */
function addressesOf(value: JsonLd): string[] {
  const address = valueOf(value['@value']) || valueOf(value.contentUrl) || valueOf(value.url) || valueOf(value['@id'])
  return address === '' ? [] : [address]
}

/** A thing itself, or the one that a text or an `@id` points at. */
function resolve(value: unknown, byId: ReadonlyMap<string, JsonLd>): JsonLd {
  if (!isJsonLd(value)) return { '@value': value }
  const id = value['@id']
  const pointed = typeof id === 'string' && Object.keys(value).length === 1 ? byId.get(id) : undefined
  return pointed ?? value
}

function textOf(value: unknown): string | undefined {
  const first = listOf(value)[0]
  const text = isJsonLd(first) ? (first['@value'] ?? first.name) : first
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

function valueOf(value: unknown): string {
  const first = listOf(value)[0]
  const plain = isJsonLd(first) ? (first['@value'] ?? first['@id']) : first
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : ''
}

function typesOf(thing: JsonLd): string[] {
  return listOf(thing['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []))
}

function listOf(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

function isJsonLd(value: unknown): value is JsonLd {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
