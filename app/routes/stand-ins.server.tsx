import { renderToStaticMarkup } from 'react-dom/server'

import { pageTitles } from '#content/page-titles.ts'
import { WhileCoursesLoad } from '#features/courses/while-courses-load.tsx'
import { DashboardSkeleton } from '#features/health/dashboard/dashboard-skeleton.tsx'
import { shopFrame } from '#features/pages/kinds/shop-frames.ts'
import { findPublishedPage } from '#features/pages/published/find-published.server.ts'
import { WhileShopLoads } from '#features/shop/shelves/shelf-skeleton.tsx'
import { fillIn } from '#features/site/core/fill-in.ts'
import type { Services } from '#services.server.ts'

import type { Address, Pending } from './address.ts'
import { addresses } from './addresses.ts'

const courses = renderToStaticMarkup(<WhileCoursesLoad />)
const dashboard = renderToStaticMarkup(<DashboardSkeleton />)
const SHIPPED = pageTitles['/shop']!
const forVisitors = addresses.filter(({ who }) => who === 'anyone')

/** What is asked for the stand-ins of one document. */
interface Asked {
  readonly isSignedIn: boolean
  /** The name of the house; null where nothing could be loaded, and nothing more is asked then. */
  readonly name: string | null
}

/** What stands in for pages that are on their way, as markup by their paths; with the heading that the owner gave the page. */
export async function findStandIns(services: Services, { isSignedIn, name }: Asked): Promise<Readonly<Record<string, string>>> {
  const markup: Record<Pending, string> = {
    courses,
    dashboard,
    shop: drawShop(name === null ? SHIPPED : fillIn(await findShopTitle(services), name)),
  }
  return standInsFor(isSignedIn ? addresses : forVisitors, markup)
}

function standInsFor(pages: readonly Address[], markup: Readonly<Record<Pending, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.flatMap(({ path, pending }) => (pending ? [[path, markup[pending]]] : [])))
}

/** Kept in memory with all published pages; where they cannot be read, it is the one that ships. */
async function findShopTitle(services: Services): Promise<string> {
  const page = await findPublishedPage(services, '/shop').catch(() => null)
  const frame = page?.sections.find(({ kind }) => kind === shopFrame.name)
  return typeof frame?.values['title'] === 'string' ? frame.values['title'] : SHIPPED
}

let shop = { title: '', markup: '' }

/** The one that was drawn last is kept: it changes with its title alone. */
function drawShop(title: string): string {
  if (shop.title !== title) shop = { title, markup: renderToStaticMarkup(<WhileShopLoads title={title} />) }
  return shop.markup
}
