import { listStarterPosts, removeStarterPosts, restoreStarterPosts } from '#features/blog/starter-posts.server.ts'
import { listStarterCourses, removeStarterCourses, restoreStarterCourses } from '#features/courses/starter-courses.server.ts'
import { listStarterProducts, removeStarterProducts, restoreStarterProducts } from '#features/shop/starter-products.server.ts'
import { listStarterRetailers, removeStarterRetailers, restoreStarterRetailers } from '#features/shop/starter-retailer.server.ts'
import type { StarterItem } from '#platform/starter-items.ts'
import type { Services } from '#services.server.ts'

interface By {
  readonly userId: string
}

/** One kind of what the product shipped: what is there of it, and how it goes and comes back. Both return how many. */
interface StarterPart {
  readonly name: 'courses' | 'posts' | 'products' | 'retailers'
  readonly list: (services: Services) => Promise<StarterItem[]>
  readonly remove: (services: Services, by: By, keys: readonly string[]) => Promise<number>
  readonly restore: (services: Services, keys: readonly string[], by: By) => Promise<number>
}

const parts: readonly StarterPart[] = [
  { name: 'courses', list: listStarterCourses, remove: removeStarterCourses, restore: restoreStarterCourses },
  { name: 'posts', list: listStarterPosts, remove: removeStarterPosts, restore: restoreStarterPosts },
  { name: 'products', list: listStarterProducts, remove: removeStarterProducts, restore: restoreStarterProducts },
  {
    name: 'retailers',
    list: listStarterRetailers,
    remove: removeStarterRetailers,
    restore: (services, keys, by) => restoreStarterRetailers(services, by, keys),
  },
]

/** How an item is named among all of them: `posts:one-rising-time`. */
const idOf = (part: StarterPart['name'], key: string) => `${part}:${key}`

/** What the product shipped, kind by kind, each item under an id of its own. */
export async function listStarterParts(services: Services) {
  return Promise.all(
    parts.map(async ({ name, list }) => ({
      name,
      items: (await list(services)).map(({ key, ...item }) => ({ id: idOf(name, key), ...item })),
    })),
  )
}

/** How many of each kind were taken away or brought back. */
type Counts = Record<StarterPart['name'], number>

/** Takes items away, by their ids, and notes it. What is gone already counts for nothing. */
export async function removeStarterItems(services: Services, by: By, ids: readonly string[]): Promise<Counts> {
  const counts = await eachPart(ids, ({ remove }, keys) => remove(services, by, keys))
  await note(services, by, 'starter.removed', counts)
  return counts
}

/** Brings items back, by their ids, and notes it. */
export async function restoreStarterItems(services: Services, by: By, ids: readonly string[]): Promise<Counts> {
  const counts = await eachPart(ids, ({ restore }, keys) => restore(services, keys, by))
  await note(services, by, 'starter.restored', counts)
  return counts
}

async function eachPart(
  ids: readonly string[],
  act: (part: StarterPart, keys: readonly string[]) => Promise<number>,
): Promise<Counts> {
  const counts: Counts = { courses: 0, posts: 0, products: 0, retailers: 0 }
  for (const part of parts) {
    const own = `${part.name}:`
    const keys = ids.flatMap((id) => (id.startsWith(own) ? [id.slice(own.length)] : []))
    if (keys.length > 0) counts[part.name] = await act(part, keys)
  }
  return counts
}

async function note(
  { db, audit }: Services,
  by: By,
  action: 'starter.removed' | 'starter.restored',
  counts: Counts,
): Promise<void> {
  if (Object.values(counts).every((count) => count === 0)) return
  await db.transaction((tx) => audit.record(tx, { actor: by, action, details: { ...counts } }))
}
