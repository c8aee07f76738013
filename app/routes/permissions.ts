/**
 * Who may open an address.
 * - `anyone`: no session needed.
 * - `member`: a signed-in person; others go to `/auth?next=…`.
 * - `admin`: an administrator; others get the 'Access Denied' page (401 or 403).
 * - `checked inside`: a machine's address that answers refusals in its own form (JSON), checks a token, or holds files of which each
 *   has people of its own who may see it.
 */
export type Access = 'anyone' | 'member' | 'admin' | 'checked inside'

/** Each route pattern of routes.ts and who may open it. The server refuses to start while one is missing. */
export const permissions: Readonly<Record<string, Access>> = {
  '/': 'anyone',
  '/about': 'anyone',
  '/courses': 'anyone',
  '/pillar/stress-mindset': 'anyone',
  '/pillar/:pillar': 'anyone',
  '/pricing': 'anyone',
  '/trial': 'anyone',
  '/testimonials': 'anyone',
  '/calendar': 'anyone',
  '/shop': 'anyone',
  '/blog': 'anyone',
  '/blog/:slug': 'anyone',
  '/contact': 'anyone',
  '/coaching': 'anyone',
  '/services': 'anyone',
  '/corporate': 'anyone',
  '/how-we-help': 'anyone',
  '/privacy': 'anyone',
  '/terms': 'anyone',
  '/disclaimer': 'anyone',
  '/legal': 'anyone',
  '/*': 'anyone',

  '/auth': 'anyone',
  '/auth/second-step': 'anyone',
  '/auth/lost-second-step': 'anyone',
  '/auth/passkey': 'anyone',
  '/confirm-email': 'anyone',
  '/change-address': 'anyone',
  '/sign-in-link': 'anyone',
  '/setup': 'anyone',
  '/sign-out': 'anyone',
  '/stop-mails': 'anyone',

  '/dashboard': 'member',
  '/health/trends': 'member',
  '/profile': 'member',
  '/profile/security': 'member',
  '/profile/security/authenticator': 'member',
  '/profile/security/passkeys': 'member',
  '/profile/time-zone': 'member',
  '/profile/tokens': 'member',
  '/profile/data': 'member',
  '/profile/data/erase': 'member',
  '/profile/data/export/:id': 'member',
  '/profile/access': 'member',
  '/stories/new': 'member',

  '/admin': 'admin',
  '/admin/messages': 'admin',
  '/admin/messages/:id': 'admin',
  '/admin/stories': 'admin',
  '/admin/people': 'admin',
  '/admin/people/:id': 'admin',
  '/admin/people/:id/:act': 'admin',
  '/admin/audit': 'admin',
  '/admin/outbox': 'admin',
  '/admin/outbox/:name': 'admin',
  '/admin/settings/site': 'admin',
  '/admin/settings/services': 'admin',
  '/admin/gallery': 'admin',
  '/blog-automation/*': 'admin',

  '/media/*': 'checked inside',
  '/plates/*': 'anyone',
  '/blog/rss.xml': 'anyone',
  '/blog/atom.xml': 'anyone',
  '/blog/feed.json': 'anyone',
  '/sitemap.xml': 'anyone',
  '/robots.txt': 'anyone',
  '/site.webmanifest': 'anyone',
  '/share/*': 'anyone',

  '/.well-known/jwks.json': 'anyone',
  '/api/auth/*': 'checked inside',
  '/api/functions/check-subscription': 'checked inside',
  '/api/functions/send-contact-email': 'checked inside',
  '/api/v1/me': 'checked inside',
  '/api/v1/check-ins': 'checked inside',
  '/api/v1/token': 'checked inside',
  '/api/v1/*': 'checked inside',
}
