/** Where the site’s own links lead: the bar with its menu, and the footer. What the owner saves under Settings -> Site wins. */

export interface MenuItem {
  readonly label: string
  readonly to: string
}

export interface MenuGroup {
  readonly title: string
  readonly items: readonly MenuItem[]
}

const about: MenuItem = { label: 'About', to: '/about' }
const courses: MenuItem = { label: 'Courses', to: '/courses' }
const calendar: MenuItem = { label: 'Calendar', to: '/calendar' }
const shop: MenuItem = { label: 'Shop', to: '/shop' }
const blog: MenuItem = { label: 'Blog', to: '/blog' }
const contact: MenuItem = { label: 'Contact', to: '/contact' }

/** The bar’s items, which stand in the menu where the bar has no room for them. */
export const menuBar: readonly MenuItem[] = [about, courses, calendar, shop, blog, contact]

/** What stands in every footer, whatever its owner saves: the imprint is on the first of them. */
export const finePrint: MenuGroup = {
  title: 'Fine print',
  items: [
    { label: 'Legal', to: '/legal' },
    { label: 'Privacy', to: '/privacy' },
    { label: 'Terms', to: '/terms' },
    { label: 'Disclaimer', to: '/disclaimer' },
    { label: 'Health data', to: '/health-data' },
  ],
}

/** The groups of the footer. */
export const menuFooter: readonly MenuGroup[] = [
  {
    title: 'Learn',
    items: [courses, { label: 'Coaching', to: '/coaching' }, { label: 'Services', to: '/services' }, blog, shop, calendar],
  },
  {
    title: 'The house',
    items: [
      about,
      { label: 'How we help', to: '/how-we-help' },
      { label: 'For employers', to: '/corporate' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Results', to: '/testimonials' },
      contact,
    ],
  },
  finePrint,
]
