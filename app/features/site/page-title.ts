/** The title of a page as browsers and search engines show it: its own name, then the product’s. */
export function pageTitle(name: string, siteName: string): string {
  return `${name} | ${siteName}`
}
