// Lines of permissions.ts that the guard treats in a way of their own.

/** Files, which caches may keep: their answers carry no cookie. */
const FILES: ReadonlySet<string> = new Set([
  '/media/recordings/:id',
  '/media/*',
  '/plates/*',
  '/share/*',
  '/.well-known/jwks.json',
])

/** Files and streams of the administrators: no page renders there, so whoever may not have them reads the refusal as text. */
export const besidePages: ReadonlySet<string> = new Set([
  '/admin/posts/export',
  '/admin/posts/:id/draft',
  '/admin/posts/:id/pictures',
  '/blog-automation/covered',
  '/blog-automation/events',
  '/admin/messages/events',
  '/admin/messages/:id/draft',
  '/admin/courses/:id/order',
  '/admin/courses/lessons/:id/draft',
  '/admin/recordings',
  '/admin/recordings/:id',
  '/admin/recordings/:id/parts/:number',
  '/shop/manage/refreshes/events',
  '/shop/manage/products.csv',
  '/shop/manage/previews/:of/:choice',
])

/** Addresses that must answer even while nobody can be looked up: one signs out, the other then says "not subscribed". */
export const looksForItself: ReadonlySet<string> = new Set(['/sign-out', '/api/functions/check-subscription', ...FILES])
/** Where programs call with a token of their own: cookies do not count. */
export const takesTokens = (line: string) => line.startsWith('/api/v1/')
export const takesToasts = (line: string) =>
  !FILES.has(line) && !takesTokens(line) && !line.endsWith('/events') && line !== '/chat/thread'
/** Addresses whose action keeps what was typed when the session is over or cannot be read: it then finds no viewer. */
export const keepsWhatWasTyped: ReadonlySet<string> = new Set(['/dashboard', '/stories/new'])
