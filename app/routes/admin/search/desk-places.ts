import { blogTabAddress, blogTabs } from '#features/blog/blog-tabs.ts'
import { serviceKinds } from '#features/outside-services/core/service-kinds.ts'
import type { Place } from '#features/owner-search/places.ts'
import { shopTabs } from '#features/shop/managing/shop-tabs.ts'
import { sectionNames } from '#features/site/core/site-settings.ts'
import { formOf } from '#features/site/settings/section-forms.ts'
import { adminGroups } from '#routes/admin/admin-pages.ts'

/** What an owner begins, each where it is begun. */
export const deskActions: readonly Place[] = [
  { label: 'Write a post', to: '/blog-automation/manage', words: 'new create article blog' },
  { label: 'Generate a post', to: '/blog-automation/generator', words: 'new article ai write' },
  { label: 'Add a product', to: '/shop/manage/new', words: 'new create shop' },
  { label: 'Import products', to: '/shop/manage/csv', words: 'csv upload table' },
  { label: 'Enter an appointment', to: '/admin/calendar/new', words: 'new add book session calendar' },
  { label: 'Add a client', to: '/admin/calendar/clients', words: 'new person calendar' },
  { label: 'Enter a testimonial', to: '/admin/stories/new', words: 'new add story quote' },
  { label: 'Give access to a person', to: '/admin/people', words: 'grant membership' },
  { label: 'Make a page', to: '/admin/pages', words: 'new create add' },
  { label: 'Add a redirect', to: '/admin/redirects', words: 'new old address' },
  { label: 'Back up now', to: '/admin/settings/backup', words: 'backup copy' },
]

const sections = sectionNames.map((section) => {
  const { title, groups } = formOf(section)
  const fields = groups.flatMap((group) => group.fields.map(({ label }) => label))
  return { label: `Site: ${title}`, to: `/admin/settings/site?section=${section}`, words: `settings ${fields.join(' ')}` }
})
const services = Object.entries(serviceKinds).map(([name, { title }]) => ({
  label: `Services: ${title}`,
  to: `/admin/settings/services/${name}`,
  words: 'settings connect keys',
}))
const ofPosts = blogTabs.map(({ id, label }) => ({ label, to: blogTabAddress(id), words: 'posts blog automation' }))
const ofShop = shopTabs.map(({ label, to }) => ({ label: `Shop: ${label}`, to, words: 'products' }))
const ofCalendar = [
  { label: 'Calendar: Clients', to: '/admin/calendar/clients' },
  { label: 'Calendar: Session types', to: '/admin/calendar/types' },
  { label: 'Calendar: Settings', to: '/admin/calendar/settings', words: 'time zone feed' },
]

/** Every page of the desk that has a name, and the settings by the names of their fields. */
export const deskPages: readonly Place[] = oncePerAddress([
  ...adminGroups.flatMap(({ title, pages }) => pages.map(({ label, to }) => ({ label, to, words: title ?? '' }))),
  ...ofPosts,
  ...ofShop,
  ...ofCalendar,
  ...sections,
  ...services,
  { label: 'Components', to: '/admin/gallery', words: 'gallery design' },
])

/** A page under its first name, found by its other ones too. */
function oncePerAddress(places: readonly Place[]): Place[] {
  const byAddress = Map.groupBy(places, ({ to }) => to)
  return [...byAddress.values()].map(([first, ...others]) => {
    const words = [first!.words, ...others.flatMap(({ label, words: more }) => [label, more])]
    return { ...first!, words: words.filter(Boolean).join(' ') }
  })
}
