import { pillars } from '#content/pillars.ts'
import { addresses } from '#routes/addresses.ts'

/** Pages for anybody that no search engine shall list: they lead on, answer a question, or belong to one person’s link. */
const NO_PAGE =
  /^\/(?:auth\/(?:second-step|lost-second-step)|change-address|confirm-email|sign-in-link|setup|sign-out|stop-mails|courses\/search)$|[:*]|stress-mindset/

/** Every public page that answers 200 on a fresh installation. */
export const publicPages: readonly string[] = [
  ...addresses
    .filter(({ path, kind, who }) => kind === 'page' && who === 'anyone' && !NO_PAGE.test(path))
    .map(({ path }) => path),
  ...pillars.map(({ slug }) => `/pillar/${slug}`),
  '/blog/awake-at-three',
]

/** One page of each template, for what takes long to measure. */
export const templates: readonly string[] = [
  '/',
  '/courses',
  '/pillar/sleep',
  '/pricing',
  '/testimonials',
  '/about',
  '/privacy',
  '/services',
  '/corporate',
  '/contact',
  '/trial',
  '/blog',
  '/blog/awake-at-three',
  '/shop',
  '/calendar',
  '/auth',
]
