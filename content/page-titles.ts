/** The product’s slogan, in whose place owners write theirs. An open site says none that its owner has not written. */
export const SLOGAN = 'Health, Learned Well'

/** The pages whose words stand here, with their titles; they are the sitemap’s, and have a picture for sharing. Pillars carry the names of `pillars.ts`. */
export const pageTitles: Readonly<Record<string, string>> = {
  '/': SLOGAN,
  '/coaching': 'Health Coaching',
  '/courses': 'Courses',
  '/corporate': 'Corporate Wellness Programs',
  '/shop': 'Wellness Shop',
  '/blog': 'Blog',
  '/about': 'About',
  '/pricing': 'Pricing',
  '/trial': 'Free Trial',
  '/testimonials': 'Testimonials',
  '/calendar': 'Personal Training Schedule',
  '/contact': 'Contact',
  '/services': 'Services',
  '/how-we-help': 'How we help',
  '/privacy': 'Privacy Policy',
  '/health-data': 'Health Data Policy',
  '/terms': 'Terms of Service',
  '/disclaimer': 'Medical and Coaching Disclaimer',
  '/legal': 'Legal',
  '/auth': 'Sign in',
}
