import { eq } from 'drizzle-orm'

import { loadStarterContent } from '#platform/starter-content.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { createPost } from './core/posts.server.ts'
import { posts } from './core/tables.server.ts'
import { postLinkRows } from './post-links.server.ts'
import { aPost } from './post.factory.ts'

const OLD = 'target="_blank" rel="noopener noreferrer nofollow ugc"'
const before =
  `<p><a href="https://else.example/?a=&#x22;>" title="A > B" ${OLD}>one</a> and <a href="/pricing">ours</a></p>\n` +
  `<pre><code>&#x3C;a href="x" ${OLD}></code></pre>`

test('links in posts that were saved before are vouched for as new ones are; what is said of links stays', async ({
  services,
  services: { db },
}) => {
  const { id } = await db.transaction((tx) => createPost(services, tx, null, aPost()))
  await db.update(posts).set({ html: before }).where(eq(posts.id, id))
  await loadStarterContent(services, [postLinkRows])
  const [post] = await db.select({ html: posts.html }).from(posts).where(eq(posts.id, id))
  expect(post!.html).toBe(before.replace(`B" ${OLD}`, 'B" target="_blank" rel="noopener"'))
})
