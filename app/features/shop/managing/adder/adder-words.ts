/** What the Rogue adder says, letter by letter as the specification has it. */
export const adderWords = {
  invalid: { title: 'Invalid URL', text: 'Please enter a valid Rogue Fitness product URL' },
  missing: { title: 'Missing Data', text: 'Please scrape a product first' },
  scraped: '✅ Product Scraped!',
  notScraped: (message: string) => `Failed to scrape product: ${message}`,
  created: (name: string) => ({ title: '✅ Product Created!', text: `${name} added to your equipment catalog` }),
  notCreated: (message: string) => `Failed to create product: ${message}`,
} as const
