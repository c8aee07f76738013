import { noClaims } from '#content/claims/no-claims.ts'
import { starterCourses } from '#content/courses.ts'
import { disclaimer, privacy, terms } from '#content/legal.ts'
import { starterModules } from '#content/lessons/starter-lessons.ts'
import { starterPosts } from '#content/posts/starter-posts.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { listClaims } from '#features/site/claims/list-claims.server.ts'
import { unclaimedSentences } from '#features/site/claims/sounds-like-claim.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Sentences in what somebody typed that sound like a claim, are none yet, and did not come with the product. */
export async function findUnclaimed(services: Pick<Infrastructure, 'db'>, typed: unknown): Promise<string[]> {
  const [{ starter, own }, shipped] = await Promise.all([listClaims(services), shippedSentences()])
  const claimed = [...starter, ...own].flatMap(({ text, decision }) => [text, decision?.text ?? ''])
  return unclaimedSentences(typed, [...claimed, ...shipped])
}

let shipped: Promise<string[]> | null = null

/** What the texts that came with the product say that sounds like a claim: each names where it read so, or is asked about as a whole. */
function shippedSentences(): Promise<string[]> {
  shipped ??= readShipped()
  return shipped
}

/** The library is half a megabyte, so it is loaded where somebody writes. */
async function readShipped(): Promise<string[]> {
  const { libraryTopics } = await import('#content/library/library.ts')
  const ofOwner = [privacy, terms, disclaimer, Object.keys(noClaims)]
  return unclaimedSentences([ofOwner, starterPosts, starterCourses, starterModules, starterProducts, libraryTopics], [])
}
