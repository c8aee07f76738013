import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { discardProduct, OWNER, startProduct } from '#tests/support/product.ts'

import type { Figure } from './table.ts'

const ROUNDS = 10
/** How long a replica is waited for before the measurement counts as failed, in ms. */
const PATIENCE = 30_000

/** How long a second replica, which holds the page in its cache, goes on showing what the owner changed on the first one. */
export async function benchPublishing(note: (figure: Figure) => void): Promise<void> {
  const here = await startProduct()
  const started = [here]
  const database = `postgres://wellward@localhost/postgres?host=${realpathSync(join(here.dataDir, 'postgres'))}`
  try {
    const settings = { ROLE: 'web', DATABASE_URL: database, APP_SECRET: 'a secret that only the second process has' }
    const there = await startProduct(settings)
    started.unshift(there)
    const post = await aPublishedPost(database)
    const owner = await haveSignedIn(here.origin, OWNER.email, OWNER.password)
    const times: number[] = []
    for (let round = 0; round < ROUNDS * 2; round++) {
      const isUnpublishing = round % 2 === 0
      await ask(there.origin, { path: `/blog/${post.slug}` })
      const begun = performance.now()
      const form = { intent: isUnpublishing ? 'unpublish' : 'publish', id: post.id, a: 'form' }
      const { status } = await ask(here.origin, { path: '/blog-automation/manage', cookie: owner, form })
      if (status !== 303) throw new Error(`The change of a post answered ${status}.`)
      await untilItAnswers(there.origin, `/blog/${post.slug}`, isUnpublishing ? 404 : 200)
      times.push(performance.now() - begun)
    }
    note({
      what: `a post published or taken back: the other replica follows, slowest of ${times.length}`,
      measured: Math.max(...times),
      goal: { atMost: 1_000 },
      unit: 'ms',
    })
  } finally {
    // The second one first: it uses the database of the first.
    for (const product of started) await discardProduct(product)
  }
}

async function aPublishedPost(connectionString: string): Promise<{ id: string; slug: string }> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; slug: string }>('SELECT id, slug FROM posts WHERE published LIMIT 1')
    return rows[0]!
  } finally {
    await client.end()
  }
}

async function untilItAnswers(origin: string, path: string, wanted: number): Promise<void> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const { status } = await ask(origin, { path })
    if (status === wanted) return
    await sleep(5)
  }
  throw new Error(`${path} did not answer ${wanted} within ${PATIENCE / 1000} s.`)
}
