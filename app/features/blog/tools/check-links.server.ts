import { setTimeout as pause } from 'node:timers/promises'

import { asc, eq, inArray } from 'drizzle-orm'

import type { Progress } from '#features/blog/core/chore.ts'
import { posts, postLinkFindings, postSlugs } from '#features/blog/core/tables.server.ts'
import { findPage, listPages } from '#features/site/core/find-page.server.ts'
import type { SitePorts } from '#features/site/core/ports.server.ts'
import { renderMarkdown } from '#features/writing/markdown.server.ts'
import { OutboundFetchError, type OutboundFetch } from '#platform/fetch.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { allPosts } from './all-posts.server.ts'

/** A host is asked once in this time. */
const PER_HOST_MS = 1_000
/** What a page may answer to a question for its head alone that it would not answer to a reader. */
const ASK_WHOLE = new Set([400, 403, 404, 405, 501])

type Wait = (ms: number) => Promise<unknown>

/**
 * Follows every link of every post once, in turns, so that no host is asked more than once a second. What is wrong stands there until the next
 * check, which takes its place as a whole.
 */
export async function checkLinks(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'fetch' | 'clock' | 'log' | 'site'> & SitePorts,
  progress: Progress,
  wait: Wait = pause,
): Promise<null> {
  const { db, clock } = services
  const { outside, inside } = await gatherLinks(services)
  const problems = new Map<string, string>(await brokenInside(services, inside))
  const total = outside.size + inside.size
  let done = inside.size
  const asked = new Map<string, number>()
  for (const { address, url, host } of inRounds([...outside.keys()], services.site.origin)) {
    if (!(await progress(done, total))) return null
    const since = clock.now().getTime() - (asked.get(host) ?? 0)
    if (since < PER_HOST_MS) await wait(PER_HOST_MS - since)
    asked.set(host, clock.now().getTime())
    const problem = await problemOf(services.fetch, url)
    if (problem) problems.set(address, problem)
    done += 1
  }
  const links = [...outside, ...inside]
  const checkedAt = clock.now()
  const found = links.flatMap(([address, ids]) => {
    const problem = problems.get(address)
    return problem ? ids.map((postId) => ({ postId, link: address.slice(0, 2_000), problem, checkedAt })) : []
  })
  await db.transaction(async (tx) => {
    await tx.delete(postLinkFindings)
    const present = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(inArray(posts.id, [...new Set(found.map(({ postId }) => postId))]))
    const ids = new Set(present.map(({ id }) => id))
    const rows = found.filter(({ postId }) => ids.has(postId))
    for (let at = 0; at < rows.length; at += 500) await tx.insert(postLinkFindings).values(rows.slice(at, at + 500))
  })
  await progress(total, total)
  return null
}

/** Links as they stand in the texts, and the posts in which they do. */
type Links = Map<string, string[]>

/** Links that lead elsewhere, and to pages of our own. */
async function gatherLinks({ db, site }: Pick<Infrastructure, 'db' | 'site'>): Promise<{ outside: Links; inside: Links }> {
  const outside: Links = new Map()
  const inside: Links = new Map()
  for await (const { id, body } of allPosts(db)) {
    const rendered = renderMarkdown(body, { origin: site.origin, pictureAddress: () => null, author: 'owner' })
    for (const link of rendered.links) {
      const url = URL.canParse(link, site.origin) ? new URL(link, site.origin) : null
      if (!url || !/^https?:$/.test(url.protocol)) continue
      const links = url.origin === site.origin ? inside : outside
      const known = links.get(link)
      if (known) known.push(id)
      else links.set(link, [id])
    }
  }
  return { outside, inside }
}

async function brokenInside(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log' | 'site'> & SitePorts,
  inside: Links,
): Promise<[string, string][]> {
  const broken: [string, string][] = []
  const listed = await listedPaths(services)
  for (const link of inside.keys()) {
    const { pathname } = new URL(link, services.site.origin)
    const path = readable(pathname).replace(/(?<!\/)\/+$/, '') || '/'
    const slug = /^\/blog\/([^/.]+)$/.exec(path)?.[1]
    const problem = slug ? await problemOfPost(services, slug.toLowerCase()) : await problemOfPage(services, listed, path)
    if (problem) broken.push([link, problem])
  }
  return broken
}

async function problemOfPost({ db }: Pick<Infrastructure, 'db'>, slug: string): Promise<string | null> {
  const shown = { published: posts.published }
  const [post] = await db.select(shown).from(posts).where(eq(posts.slug, slug))
  const [former] = post
    ? []
    : await db.select(shown).from(postSlugs).innerJoin(posts, eq(posts.id, postSlugs.postId)).where(eq(postSlugs.slug, slug))
  const found = post ?? former
  if (!found) return 'There is no post at this address.'
  return found.published ? null : 'This post is not published.'
}

/** Where pages are listed below a path (`/pillar/…`), one that nobody knows is not there; of any other path nothing is known. */
async function problemOfPage(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts,
  { paths, families }: Listed,
  path: string,
): Promise<string | null> {
  const family = familyOf(path)
  if (!family || !families.has(family) || paths.has(path)) return null
  return (await findPage(services, path)) ? null : 'There is no page at this address.'
}

interface Listed {
  readonly paths: ReadonlySet<string>
  /** The parts of their addresses that stand before the last one. */
  readonly families: ReadonlySet<string>
}

async function listedPaths(services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'> & SitePorts): Promise<Listed> {
  const paths = (await listPages(services)).map(({ path }) => path)
  return { paths: new Set(paths), families: new Set(paths.flatMap((path) => familyOf(path) ?? [])) }
}

function familyOf(path: string): string | undefined {
  return /^\/[^/.]+\/(?=[^/.]+$)/.exec(path)?.[0]
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

interface Target {
  /** As it stands in the text. */
  readonly address: string
  /** What is asked: over https, as everything that our check asks. */
  readonly url: string
  readonly host: string
}

/** The addresses of each host spread over the whole, so that one with many of them holds up nobody. */
function inRounds(addresses: readonly string[], origin: string): Target[] {
  const targets = addresses.map((address): Target => {
    const { href, host } = new URL(address, origin)
    return { address, url: href.replace(/^http:/, 'https:'), host }
  })
  const rounds = new Map<string, number>()
  const byRound = Map.groupBy(targets, ({ host }) => {
    const round = rounds.get(host) ?? 0
    rounds.set(host, round + 1)
    return round
  })
  return [...byRound.values()].flat()
}

/** What is wrong with an address, in a sentence; null when it answers. */
async function problemOf(fetch: OutboundFetch, address: string): Promise<string | null> {
  try {
    const head = await fetch(address, { method: 'HEAD' })
    const { status } = ASK_WHOLE.has(head.status) ? await fetch(address) : head
    if (status < 400) return null
    if (status === 404 || status === 410) return `There is nothing at this address any more (${status}).`
    if (status === 401 || status === 403 || status === 429)
      return `The site refuses our check (${status}): please check it yourself.`
    return `The site answers with an error (${status}).`
  } catch (error) {
    if (error instanceof OutboundFetchError) return error.reason === 'too-large' ? null : error.message
    throw error
  }
}

/** A link that leads nowhere, and the post in which it stands. */
export interface LinkFinding {
  readonly id: string
  readonly postId: string
  readonly title: string
  readonly link: string
  readonly problem: string
}

const LISTED = 200

/** What the last check found, by post. */
export async function listLinkFindings({ db }: Pick<Infrastructure, 'db'>): Promise<LinkFinding[]> {
  return db
    .select({
      id: postLinkFindings.id,
      postId: postLinkFindings.postId,
      title: posts.title,
      link: postLinkFindings.link,
      problem: postLinkFindings.problem,
    })
    .from(postLinkFindings)
    .innerJoin(posts, eq(posts.id, postLinkFindings.postId))
    .orderBy(asc(posts.title), asc(postLinkFindings.link))
    .limit(LISTED)
}
