/**
 * First parts of addresses that no page of the owner's own may have: those of `app/routes.ts` (a test compares), those that files and
 * protocols use, and those that later releases will.
 */
export const reservedSlugs: ReadonlySet<string> = new Set(
  `
    about admin api assets auth blog blog-automation calendar change-address chat coaching confirm-email contact corporate
    courses dashboard disclaimer go health health-data healthz how-we-help legal media pillar plates pricing privacy profile readyz
    services setup share shop sign-in-link sign-out stop-mails stories terms testimonials trial book clients family letters
    letter login messages metrics redirects search subscribe feed rss sitemap robots favicon home index static public
    well-known
  `
    .trim()
    .split(/\s+/),
)
