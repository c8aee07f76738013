/** The title of a page as browsers and search engines show it: its own name, then the site’s; that alone where both are the same. */
export function pageTitle(name: string, siteName: string): string {
  return name === siteName ? siteName : `${name} | ${siteName}`
}
