/** What the adders say, of the retailer that came with the shop letter by letter as the specification has it. */
export const adderWords = {
  invalid: (sentence: string) => ({ title: 'Invalid URL', text: sentence }),
  missing: { title: 'Missing Data', text: 'Please scrape a product first' },
  scraped: '✅ Product Scraped!',
  notScraped: (message: string) => `Failed to scrape product: ${message}`,
  created: (name: string, isEquipment: boolean) => ({
    title: '✅ Product Created!',
    text: `${name} added to your ${isEquipment ? 'equipment catalog' : 'shop'}`,
  }),
  notCreated: (message: string) => `Failed to create product: ${message}`,
} as const

/** How one of the two adders is called, and what its form asks for. */
export interface AdderWords {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly button: string
  readonly intent: 'scrape' | 'scrape-any'
  /** Whether the review asks on which shelf the product stands; else it is equipment. */
  readonly asksForShelf: boolean
}

/** The adder of products of the retailer. */
export function retailerAdder({ name, short }: { readonly name: string; readonly short: string }): AdderWords {
  return {
    title: `${short} product adder`,
    text: `The address of a product’s page at ${name}. It is read once, for you to review: nothing is added before that.`,
    label: `${short} product URL`,
    button: 'Get Details',
    intent: 'scrape',
    asksForShelf: false,
  }
}

/** The adder of products of any shop. */
export const anyAdder: AdderWords = {
  title: 'Product from any address',
  text:
    'The address of a product’s page in any shop. What it says of itself for search engines and shared links is read once, for you to ' +
    'review: nothing is added before that.',
  label: 'Address of the page',
  button: 'Read the page',
  intent: 'scrape-any',
  asksForShelf: true,
}
