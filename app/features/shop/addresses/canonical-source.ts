/** What follows visitors from page to page, tells a partner’s sale, or picks one variant of the same product. */
const TRACKING =
  /^(?:utm_\w+|g?clid|gclsrc|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|dclid|igshid|srsltid|mc_[ce]id|_ga|_gl|_kx|_pos|_sid|_ss|_psq|_fid|pr_\w+|ref|ref_|referrer|aff|affid|aff_id|affiliate(?:_?id)?|a_[ab]id|a_cid|irclickid|irgwc|clickid|cjevent|sscid|awc|ranmid|raneaid|ransiteid|variant|selling_plan|currency|_bta_\w+|trk_\w+|sca_ref|rfsn|tap_[as])$/i

/** The address of a page, the same however somebody came to it: one page is one product. Null for what is no https address. */
export function canonicalSource(address: string | URL): string | null {
  if (!URL.canParse(String(address))) return null
  const url = new URL(String(address))
  if (url.protocol !== 'https:' || url.username || url.password) return null
  url.hash = ''
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  url.searchParams.sort()
  // Shopify shows a product below each of its collections.
  url.pathname = url.pathname.replace(/^((?:\/[a-z]{2}(?:-[a-z]{2})?)?)\/collections\/[^/]+(\/products\/[^/]+)$/i, '$1$2')
  if (url.search === '') url.search = ''
  return url.href
}
