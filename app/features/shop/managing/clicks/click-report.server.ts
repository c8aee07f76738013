import { desc, eq, gte, sql } from 'drizzle-orm'

import { affiliateClicks } from '#features/shop/affiliate/affiliate-tables.server.ts'
import { products, productSlugs } from '#features/shop/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { lastMondays } from './weeks.ts'

/** What was followed, and how often in each of the weeks. */
export interface ClickLine {
  readonly target: string
  readonly label: string
  readonly total: number
  /** In the order of the report’s weeks. */
  readonly weeks: ReadonlyArray<number>
}

export interface ClickReport {
  /** Mondays (UTC), the newest first. */
  readonly weeks: ReadonlyArray<string>
  readonly byProduct: ReadonlyArray<ClickLine>
  /** `target` is the path of the page; empty where the browser did not say. */
  readonly byPage: ReadonlyArray<ClickLine>
  readonly byWeek: ReadonlyArray<number>
  readonly total: number
}

const LISTED = 200

/** How often links led out of the shop in the last weeks: by product, by page, by week. */
export async function findClicks({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>, weekCount: number): Promise<ClickReport> {
  const weeks = lastMondays(clock.now().toISOString().slice(0, 10), weekCount)
  const since = gte(affiliateClicks.day, weeks.at(-1)!)
  const week = sql<string>`to_char(date_trunc('week', ${affiliateClicks.day}), 'YYYY-MM-DD')`
  const clicks = sql<number>`sum(${affiliateClicks.count})::int`
  const label = sql<string>`(array_agg(${affiliateClicks.label} order by ${affiliateClicks.day} desc))[1]`
  // A product that has another address by now is one line all the same, and so is its page.
  const target = sql<string>`coalesce(${products.slug}, ${affiliateClicks.target})`
  const page = sql<string>`coalesce('/shop/' || ${products.slug}, ${affiliateClicks.page})`
  const [targets, pages] = await Promise.all([
    db
      .select({ target, label, week, clicks })
      .from(affiliateClicks)
      .leftJoin(products, eq(products.id, affiliateClicks.productId))
      .where(since)
      .groupBy(target, week)
      .orderBy(desc(week)),
    db
      .select({ target: page, label: page, week, clicks })
      .from(affiliateClicks)
      .leftJoin(productSlugs, eq(affiliateClicks.page, sql`'/shop/' || ${productSlugs.slug}`))
      .leftJoin(products, eq(products.id, productSlugs.productId))
      .where(since)
      .groupBy(page, week)
      .orderBy(desc(week)),
  ])
  const byWeek = weeks.map((monday) => sumOf(targets.filter((row) => row.week === monday)))
  return {
    weeks,
    byProduct: linesOf(targets, weeks),
    byPage: linesOf(pages, weeks),
    byWeek,
    total: byWeek.reduce((sum, each) => sum + each, 0),
  }
}

interface Row {
  readonly target: string
  readonly label: string
  readonly week: string
  readonly clicks: number
}

/** Rows come newest first, so the first label of a target is its latest. */
function linesOf(rows: ReadonlyArray<Row>, weeks: ReadonlyArray<string>): ClickLine[] {
  const lines = [...Map.groupBy(rows, ({ target }) => target)].map(([target, own]): ClickLine => {
    const counts = weeks.map((monday) => sumOf(own.filter(({ week }) => week === monday)))
    return { target, label: own[0]!.label, total: sumOf(own), weeks: counts }
  })
  return lines.toSorted((one, other) => other.total - one.total || one.target.localeCompare(other.target)).slice(0, LISTED)
}

function sumOf(rows: ReadonlyArray<Pick<Row, 'clicks'>>): number {
  return rows.reduce((sum, { clicks }) => sum + clicks, 0)
}
