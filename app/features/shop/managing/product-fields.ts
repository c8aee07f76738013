import type { Evidence, ProductValues } from '#features/shop/core/product.ts'

/** What the editor shows of a product, as its fields carry it: texts, and `on` for a box that is ticked. */
export const editorFields = [
  'name',
  'slug',
  'description',
  'price',
  'compareAt',
  'category',
  'pillar',
  'imageUrl',
  'affiliateUrl',
  'inStock',
  'featured',
  'summary',
  'strength',
  'dose',
  'caution',
  'sources',
  'isReviewed',
] as const
export type EditorField = (typeof editorFields)[number]
export type EditorFields = Readonly<Record<EditorField, string>>

/** The names of the fields, for whoever reads. */
export const fieldNames: EditorFields = {
  name: 'Name',
  slug: 'Address',
  description: 'Description',
  price: 'Price',
  compareAt: 'Compare-at price',
  category: 'Category',
  pillar: 'Pillar',
  imageUrl: 'Picture address',
  affiliateUrl: 'Affiliate address',
  inStock: 'In stock',
  featured: 'Featured',
  summary: 'What the evidence says',
  strength: 'How much is known',
  dose: 'Dose',
  caution: 'Who should not take it',
  sources: 'Sources',
  isReviewed: 'Reviewed by a professional',
}

type EditedProduct = Pick<
  ProductValues,
  | 'name'
  | 'description'
  | 'price'
  | 'compareAt'
  | 'category'
  | 'pillar'
  | 'imageUrl'
  | 'affiliateUrl'
  | 'inStock'
  | 'featured'
  | 'evidence'
> & { readonly slug: string }

/** A product as the fields of its editor. */
export function fieldsOf({ evidence, ...product }: EditedProduct): EditorFields {
  const box = (isTicked: boolean) => (isTicked ? 'on' : '')
  return {
    name: product.name,
    slug: product.slug,
    description: product.description,
    price: product.price,
    compareAt: product.compareAt,
    category: product.category,
    pillar: product.pillar ?? '',
    imageUrl: product.imageUrl,
    affiliateUrl: product.affiliateUrl ?? '',
    inStock: box(product.inStock),
    featured: box(product.featured),
    summary: evidence?.summary ?? '',
    strength: evidence?.strength ?? '',
    dose: evidence?.dose ?? '',
    caution: evidence?.caution ?? '',
    sources: (evidence?.sources ?? []).map(({ title, url }) => `${title} | ${url}`).join('\n'),
    isReviewed: box(evidence?.isReviewed ?? false),
  }
}

/** The sources that lines of “Title | address” name; a line without an address that can be opened is null. */
export function sourcesOf(text: string): ReadonlyArray<Evidence['sources'][number] | null> {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.map((line) => {
    const at = line.lastIndexOf('|')
    const url = line.slice(at + 1).trim()
    const title = at < 0 ? url : line.slice(0, at).trim() || url
    return isWebAddress(url) ? { title, url } : null
  })
}

/** The fields that somebody changed, told by what they had before them; what was not shown was not changed. */
export function changedFields(
  typed: Readonly<Record<string, string>>,
  seen: Readonly<Partial<Record<string, string>>>,
): ReadonlySet<EditorField> {
  const plain = (text: string | undefined) => (text ?? '').replaceAll('\r\n', '\n').trim()
  return new Set(editorFields.filter((field) => field in seen && plain(typed[field]) !== plain(seen[field])))
}

/** What a form of the editor holds, and what stood in it when it was opened. */
export function typedFields(form: Iterable<[string, unknown]>): Record<'typed' | 'seen', Readonly<Record<string, string>>> {
  const typed = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return { typed, seen: JSON.parse(typed['seen'] ?? '{}') as Record<string, string> }
}

/** An https address that names no user: what a link of the shop may lead to. */
export function isWebAddress(text: string): boolean {
  const url = /^https:\/\//i.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === '' && !/[\s\\]/.test(text)
}
