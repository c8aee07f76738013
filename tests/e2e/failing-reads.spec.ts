import type { DatabasePool } from '#platform/db.server.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { aMember } from '#tests/support/http-people.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { OWNER } from '#tests/support/product.ts'
import { namesOfTables, withoutTable } from '#tests/support/without-table.ts'

const { origin, dataDir } = productHere()

/** Without them nobody knows who asks. */
const WHO_ASKS = /^(?:users|sessions)$/

interface PageRead {
  readonly by: 'owner' | 'member'
  readonly path: string
  /** What the specification has it say where its own rows cannot be read. */
  readonly says?: string
  /** The tables that hold them. */
  readonly own: RegExp
}

/** The pages of which the specification says what they say when they cannot be read, and the owner’s that are made of several parts. */
const looks: readonly PageRead[] = [
  { by: 'member', path: '/courses', says: 'Failed to load courses', own: /^(?:courses|lessons)$/ },
  { by: 'member', path: '/blog', says: 'Failed to load blog posts', own: /^posts$/ },
  { by: 'member', path: '/blog/no-such-post', says: 'Failed to load blog post', own: /^posts$/ },
  { by: 'member', path: '/dashboard', says: 'Failed to load health dashboard data.', own: /^health_stats$/ },
  { by: 'owner', path: '/blog-automation/manage', says: 'Failed to load blog posts', own: /^posts$/ },
  { by: 'owner', path: '/blog-automation/scheduled', says: 'Failed to fetch scheduled posts.', own: /^posts$/ },
  { by: 'owner', path: '/shop/manage/pictures', says: 'Failed to fetch Rogue products', own: /^products$/ },
  { by: 'owner', path: '/shop/manage', says: 'Failed to fetch Rogue products', own: /^products$/ },
  { by: 'owner', path: '/blog-automation', own: /^(?:generation_runs|blog_automation_settings)$/ },
  { by: 'owner', path: '/blog-automation/generator', own: /^generation_runs$/ },
  { by: 'owner', path: '/blog-automation/batch', own: /^generation_runs$/ },
  { by: 'owner', path: '/admin', own: /^(?:inbox_messages|products|memberships)$/ },
  { by: 'owner', path: '/admin/settings/services', own: /^$/ },
  { by: 'owner', path: '/admin/system', own: /^(?:system_troubles|service_uses)$/ },
  { by: 'member', path: '/shop', own: /^products$/ },
  { by: 'member', path: '/chat', own: /^chat_conversations$/ },
  { by: 'member', path: '/', own: /^$/ },
  { by: 'member', path: '/about', own: /^$/ },
  { by: 'member', path: '/contact', own: /^$/ },
  { by: 'member', path: '/privacy', own: /^$/ },
]

/** What was kept of a member’s pages is not shown any more, and their tables are read. */
const asIfHealthHadChanged = ({ pool }: DatabasePool) =>
  pool.query(`insert into health_versions (user_id) select id from users
    on conflict (user_id) do update set version = gen_random_uuid()`)

test(
  'whatever table cannot be read, every page stands in its frame, and says in the spec’s words what it lacks',
  deep('tests/e2e/failing-writes.spec.ts', 300_000),
  async () => {
    const [wrong, seen] = await inDatabaseOf(dataDir, async (database) => {
      const cookies = {
        owner: await haveSignedIn(origin, OWNER.email, OWNER.password),
        member: (await aMember(origin, database)).cookie,
      }
      const wrong: string[] = []
      const seen = new Set<PageRead>()
      for (const { path, by } of looks) {
        const { status } = await ask(origin, { path, cookie: cookies[by] })
        if (status !== 200 && status !== 404) wrong.push(`${path} answers ${status} before anything is gone`)
      }
      for (const table of (await namesOfTables(database)).filter((name) => !WHO_ASKS.test(name))) {
        await asIfHealthHadChanged(database)
        await withoutTable(database, table, async () => {
          for (const look of looks) {
            const { path, by, says, own } = look
            const { status, body, headers } = await ask(origin, { path, cookie: cookies[by] })
            const here = `${path} without ${table}`
            // Whether somebody runs the site stands in their profile: unread, they do not.
            if (table === 'profiles' && by === 'owner') {
              if (status !== 403 || !body.includes('have permission to access this page.')) wrong.push(`${here}: ${status}`)
              continue
            }
            if (status >= 500 && status !== 503) wrong.push(`${here}: ${status}`)
            if (/Something went wrong|We’ll be right back/.test(body)) wrong.push(`${here}: the error page (${status})`)
            if (status === 503 && !/no-store/.test(headers['cache-control'] ?? '')) wrong.push(`${here}: may be cached`)
            if (own.test(table) && status !== 503) wrong.push(`${here}: ${status} instead of 503`)
            if (!own.test(table) && says === undefined) continue
            const isSaid = says !== undefined && body.includes(says)
            if (own.test(table) && says !== undefined && !isSaid) wrong.push(`${here}: “${says}” is not said`)
            if (isSaid) seen.add(look)
          }
        })
      }
      return [wrong, seen] as const
    })
    expect(wrong).toEqual([])
    expect(looks.filter((look) => look.says !== undefined && !seen.has(look)).map(({ path }) => path)).toEqual([])
  },
)
