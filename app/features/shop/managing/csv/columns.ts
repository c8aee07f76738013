/** A column of our files, in their order. `slug` says which product a row is about; without one it is a new product. */
export const columns = [
  'slug',
  'name',
  'description',
  'price',
  'currency',
  'compare_at',
  'category',
  'pillar',
  'in_stock',
  'featured',
  'image_url',
  'affiliate_url',
  'source_site',
  'source_url',
] as const
export type Column = (typeof columns)[number]

/** Headers of other shops’ files that mean the same, without anything but letters and digits. */
const aliases: Readonly<Record<string, Column>> = {
  title: 'name',
  product: 'name',
  productname: 'name',
  body: 'description',
  bodyhtml: 'description',
  text: 'description',
  variantprice: 'price',
  regularprice: 'compare_at',
  compareatprice: 'compare_at',
  variantcompareatprice: 'compare_at',
  msrp: 'compare_at',
  type: 'category',
  productcategory: 'category',
  stock: 'in_stock',
  available: 'in_stock',
  availability: 'in_stock',
  image: 'image_url',
  imagesrc: 'image_url',
  picture: 'image_url',
  link: 'affiliate_url',
  affiliatelink: 'affiliate_url',
  url: 'affiliate_url',
  site: 'source_site',
  vendor: 'source_site',
  supplier: 'source_site',
}

const plain = (header: string) => header.toLowerCase().replaceAll(/[^a-z\d]/g, '')
const ours = new Map<string, Column>(columns.map((column) => [plain(column), column]))

export interface Mapped {
  /** Which column each place of a row is; null where its header says nothing to us, or what an earlier one says. */
  readonly places: ReadonlyArray<Column | null>
  readonly ignored: ReadonlyArray<string>
}

/** Which of our columns the headers of a file mean. */
export function mapHeaders(headers: ReadonlyArray<string>): Mapped {
  const taken = new Set<Column>()
  const ignored: string[] = []
  const places = headers.map((header) => {
    const name = plain(header)
    const column = ours.get(name) ?? (Object.hasOwn(aliases, name) ? aliases[name]! : null)
    if (column === null || taken.has(column)) {
      if (header.trim()) ignored.push(header.trim().slice(0, 60))
      return null
    }
    taken.add(column)
    return column
  })
  return { places, ignored: ignored.slice(0, 40) }
}

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', '1', 'in stock', 'instock', 'x'])
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', '0', 'out of stock', 'outofstock', ''])

/** What a cell says that is yes or no; null where it says neither. */
export function yesOrNo(cell: string): boolean | null {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

/** What spreadsheet programs would run as a formula, and what looks like it was kept from that already. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** A text that no spreadsheet program runs: an apostrophe keeps it from that (OWASP, CSV injection). */
export function withoutFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text of a cell: an apostrophe that only keeps a formula from running is none of it. */
export function cellText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
