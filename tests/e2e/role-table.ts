/** Who looks: how far they have proved who they are, and what they are. */
export const roles = ['visitor', 'half', 'unconfirmed', 'member', 'ended', 'admin', 'token'] as const
/**
 * - `half`: the password was right, the second factor was not shown yet.
 * - `unconfirmed`: a member whose address is not confirmed.
 * - `ended`: a member whose trial is over.
 * - `token`: a program with a token of every scope, and no cookie.
 */
export type Role = (typeof roles)[number]

/** The answer to a look, by role: the status, and where a redirect leads. */
export type Seen = Readonly<Record<Role, string>>

const all = (said: string): Seen => ({
  visitor: said,
  half: said,
  unconfirmed: said,
  member: said,
  ended: said,
  admin: said,
  token: said,
})
/** Nobody is signed in: not before the second factor, and not with a token. */
const split = (nobody: string, somebody: string): Seen => ({ ...all(somebody), visitor: nobody, half: nobody, token: nobody })
const toSignIn = '302 /auth?next='

const page = all('200')
const own = split(toSignIn, '200')
/** Of a member, and nothing stands at this address for this one. */
const ownButNotThere = split(toSignIn, '404')
const admins: Seen = { ...split('401', '403'), admin: '200' }
const adminsButNotThere: Seen = { ...admins, admin: '404' }
/** Programs alone; a session counts for nothing. */
const programs: Seen = { ...all('401'), token: '200' }

const nothing = '00000000-0000-4000-8000-000000000000'

/** Each route of routes.ts: an address that fits it, and who sees what there. A route that has no line here fails a test (`tests/every-page.test.ts`). */
export const roleTable: Readonly<Record<string, Seen | readonly [path: string, seen: Seen]>> = {
  '/': page,
  '/about': page,
  '/courses': page,
  '/courses/search': page,
  '/courses/:course': ['/courses/no-such-course', all('404')],
  '/courses/:course/:lesson': ['/courses/sleep-on-ordinary-nights/sleep-quick-start', page],
  '/pillar/stress-mindset': all('301 /pillar/stress'),
  '/pillar/:pillar': ['/pillar/sleep', page],
  '/pricing': page,
  '/trial': page,
  '/testimonials': page,
  '/calendar': page,
  '/shop': page,
  '/shop/:slug': ['/shop/no-such-product', all('404')],
  '/go/:target': ['/go/rogue', all('302 https://www.roguefitness.com/')],
  '/blog': page,
  '/blog/:slug': ['/blog/no-such-post', all('404')],
  '/:slug': ['/no-such-page', all('404')],
  '/chat': page,
  '/chat/thread': page,
  '/chat/events': page,
  '/chat/person': all('405'),
  '/contact': page,
  '/coaching': page,
  '/services': page,
  '/corporate': page,
  '/how-we-help': page,
  '/privacy': page,
  '/terms': page,
  '/disclaimer': page,
  '/health-data': page,
  '/legal': page,
  '/*': ['/nothing-is-here', all('404')],

  '/auth': split('200', '303 /'),
  '/auth/second-step': { ...split('410', '303 /'), half: '200' },
  '/auth/lost-second-step': all('410'),
  '/auth/passkey': all('405'),
  '/confirm-email': all('410'),
  '/change-address': all('410'),
  '/sign-in-link': all('410'),
  '/stop-mails': all('410'),
  '/setup': all('404'),
  '/sign-out': all('302 /'),

  '/dashboard': own,
  '/health/trends': own,
  '/health/rests': own,
  '/health/achievements': own,
  '/health/achievements/:file': ['/health/achievements/7_day_streak.png', ownButNotThere],
  '/health/habits': own,
  '/health/labs': own,
  '/health/labs/new': own,
  '/health/labs/undo': ownButNotThere,
  '/health/labs/tests/:loinc': ['/health/labs/tests/2276-4', own],
  '/health/labs/:report': [`/health/labs/${nothing}`, ownButNotThere],
  '/health/labs/:report/edit': [`/health/labs/${nothing}/edit`, ownButNotThere],
  '/health/labs/:report/file': [`/health/labs/${nothing}/file`, ownButNotThere],
  '/health/imports': own,
  '/health/imports/:id': [`/health/imports/${nothing}`, ownButNotThere],
  '/health/uploads': ownButNotThere,
  '/health/uploads/:id': [`/health/uploads/${nothing}`, ownButNotThere],
  '/health/uploads/:id/parts/:number': [`/health/uploads/${nothing}/parts/0`, ownButNotThere],
  '/profile': own,
  '/profile/security': own,
  '/profile/security/authenticator': own,
  '/profile/security/passkeys': ownButNotThere,
  '/profile/tokens': own,
  '/profile/time-zone': split(toSignIn, '405'),
  '/profile/data': own,
  '/profile/data/erase': own,
  '/profile/data/export/:id': [`/profile/data/export/${nothing}`, ownButNotThere],
  '/profile/access': own,
  '/profile/membership': own,
  '/profile/appointments': own,
  '/profile/appointments/:id/ics': [`/profile/appointments/${nothing}/ics`, ownButNotThere],
  '/stories/new': own,

  '/admin': admins,
  '/admin/messages': admins,
  '/admin/messages/:id': [`/admin/messages/${nothing}`, adminsButNotThere],
  '/admin/messages/:id/draft': [`/admin/messages/${nothing}/draft`, adminsButNotThere],
  '/admin/messages/events': admins,
  '/admin/stories': admins,
  '/admin/stories/new': admins,
  '/admin/stories/:id': [`/admin/stories/${nothing}`, adminsButNotThere],
  '/admin/people': admins,
  '/admin/people/:id': [`/admin/people/${nothing}`, adminsButNotThere],
  '/admin/people/:id/grant': [`/admin/people/${nothing}/grant`, adminsButNotThere],
  '/admin/members': admins,
  '/admin/people/:id/:act': [`/admin/people/${nothing}/make-admin`, adminsButNotThere],
  '/admin/audit': admins,
  '/admin/labs': admins,
  '/admin/outbox': admins,
  '/admin/outbox/:name': ['/admin/outbox/none.eml', adminsButNotThere],
  '/admin/pages': admins,
  '/admin/pages/:id': ['/admin/pages/none', adminsButNotThere],
  '/admin/pages/:id/draft': ['/admin/pages/none/draft', adminsButNotThere],
  '/admin/pages/:id/pictures': ['/admin/pages/none/pictures', adminsButNotThere],
  '/admin/opening': admins,
  '/admin/redirects': admins,
  '/admin/redirects/:id': [`/admin/redirects/${nothing}`, adminsButNotThere],
  '/admin/settings/site': admins,
  '/admin/settings/starter': admins,
  '/admin/settings/backup': admins,
  '/admin/system': admins,
  '/admin/settings/services': admins,
  '/admin/settings/services/address': admins,
  '/admin/settings/services/:service': ['/admin/settings/services/mail', admins],
  '/admin/gallery': admins,
  '/admin/calendar': admins,
  '/admin/calendar/new': admins,
  '/admin/calendar/clients': admins,
  '/admin/calendar/clients/:id': [`/admin/calendar/clients/${nothing}`, adminsButNotThere],
  '/admin/calendar/types': admins,
  '/admin/calendar/settings': admins,
  '/admin/calendar/:id': [`/admin/calendar/${nothing}`, adminsButNotThere],
  '/admin/courses': admins,
  '/admin/courses/:id': [`/admin/courses/${nothing}`, adminsButNotThere],
  '/admin/courses/:id/order': [`/admin/courses/${nothing}/order`, adminsButNotThere],
  '/admin/courses/lessons/:id': [`/admin/courses/lessons/${nothing}`, adminsButNotThere],
  '/admin/courses/lessons/:id/draft': [`/admin/courses/lessons/${nothing}/draft`, adminsButNotThere],
  '/admin/files': adminsButNotThere,
  '/admin/files/:id': [`/admin/files/${nothing}`, adminsButNotThere],
  '/admin/files/:id/parts/:number': [`/admin/files/${nothing}/parts/0`, adminsButNotThere],
  '/admin/recordings': adminsButNotThere,
  '/admin/recordings/:id': [`/admin/recordings/${nothing}`, adminsButNotThere],
  '/admin/recordings/:id/parts/:number': [`/admin/recordings/${nothing}/parts/0`, adminsButNotThere],
  '/admin/posts/:id/draft': [`/admin/posts/${nothing}/draft`, adminsButNotThere],
  '/admin/posts/:id/pictures': [`/admin/posts/${nothing}/pictures`, adminsButNotThere],
  // There once it was made.
  '/admin/posts/export': { ...admins, admin: '404 or 200' },
  '/shop/manage/refreshes/events': admins,
  '/blog-automation': admins,
  '/blog-automation/daily': admins,
  '/blog-automation/generator': admins,
  '/blog-automation/batch': admins,
  '/blog-automation/scheduled': admins,
  '/blog-automation/manage': admins,
  '/blog-automation/manage/:id': [`/blog-automation/manage/${nothing}`, adminsButNotThere],
  '/blog-automation/tools': admins,
  '/blog-automation/covered': adminsButNotThere,
  '/blog-automation/events': admins,
  '/blog-automation/*': ['/blog-automation/anything/else', admins],

  '/shop/manage': admins,
  '/shop/manage/new': admins,
  '/shop/manage/:id': [`/shop/manage/${nothing}`, adminsButNotThere],
  '/shop/manage/pictures': admins,
  '/shop/manage/suppliers': admins,
  '/shop/manage/suppliers/:id': [`/shop/manage/suppliers/${nothing}`, adminsButNotThere],
  '/shop/manage/settings': admins,
  '/shop/manage/csv': admins,
  '/shop/manage/csv/:id': [`/shop/manage/csv/${nothing}`, adminsButNotThere],
  '/shop/manage/clicks': admins,
  '/shop/manage/products.csv': admins,
  '/shop/manage/previews/:of/:choice': [`/shop/manage/previews/${nothing}/0`, adminsButNotThere],

  '/calendar/feed.ics': all('404'),
  '/courses/:course/:lesson/played': ['/courses/sleep-on-ordinary-nights/sleep-quick-start/played', all('405')],
  '/courses/:course/:lesson/captions/:language': ['/courses/sleep-on-ordinary-nights/sleep-quick-start/captions/en', all('404')],
  '/media/recordings/:id': [`/media/recordings/${nothing}?pass=x`, all('404')],
  '/media/look/*': ['/media/look/0000000000-ffd400-warm.css', all('200')],
  '/media/*': [`/media/stories/${nothing}/0-112.webp`, all('404')],
  '/favicon.ico': all('200'),
  '/apple-touch-icon.png': all('200'),
  '/apple-touch-icon-precomposed.png': all('200'),
  '/plates/*': ['/plates/1/sleep/64x64/any.svg', all('200')],
  '/share/*': ['/share/home.png', all('200')],
  '/blog/rss.xml': all('200'),
  '/blog/atom.xml': all('200'),
  '/blog/feed.json': all('200'),
  '/sitemap.xml': all('200'),
  '/robots.txt': all('200'),
  '/site.webmanifest': all('200'),

  '/.well-known/jwks.json': all('200'),
  '/api/inbound-mail': all('405'),
  '/api/stripe/webhook': all('405'),
  '/api/auth/*': ['/api/auth/get-session', all('200')],
  '/api/functions/ai-blog-generator': all('405'),
  '/api/functions/daily-blog-generator': all('405'),
  '/api/functions/chat-concierge': all('405'),
  '/api/functions/scrape-rogue-product': all('405'),
  '/api/functions/scrape-products': all('405'),
  '/api/functions/check-subscription': all('405'),
  '/api/functions/send-contact-email': all('405'),
  '/api/functions/*': ['/api/functions/nothing', all('404')],
  '/api/v1/me': programs,
  '/api/v1/check-ins': programs,
  '/api/v1/token': all('405'),
  '/api/v1/*': ['/api/v1/nothing', all('404')],
}

/** An address that fits a pattern, and who sees what there. */
export function lineOf(pattern: string): { path: string; seen: Seen } | null {
  const line = roleTable[pattern]
  if (!line) return null
  return 'visitor' in line ? { path: pattern, seen: line } : { path: line[0], seen: line[1] }
}
