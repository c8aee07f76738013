import { and, eq, gt, isNull } from 'drizzle-orm'

import { isHostOf } from '#features/shop/addresses/retailer-address.ts'
import { isOver } from '#features/shop/core/refresh.ts'
import { notRetailer, retailerOf } from '#features/shop/core/retailer.ts'
import { refreshes, refreshPages } from '#features/shop/core/tables.server.ts'
import { wait } from '#features/shop/reading/polite-fetch.server.ts'
import { createShopReader } from '#features/shop/reading/shop-reader.server.ts'
import { findShopSettings } from '#features/shop/settings/settings.server.ts'
import { isDatabaseUnavailable } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { isAlive, LEASE_MS, watchWork, type Watch } from '#platform/work-watch.server.ts'

import { findProducts } from './find-products.server.ts'
import { finishRefresh } from './finish-refresh.server.ts'
import { findNextPage, noteOutcome } from './frontier.server.ts'
import {
  endRefresh,
  leaseEnd,
  letGo,
  lockRefresh,
  REFRESHES,
  tellProgress,
  type RefreshPage,
  type RefreshRow,
} from './refresh-rows.server.ts'
import { sendRefresh } from './requests.server.ts'
import type { ShopBeingRead } from './shop-being-read.ts'
import { findShop } from './shop-of-refresh.server.ts'
import { visitProduct, type Visited } from './visit-product.server.ts'

interface Options {
  /** Waits; a test has no time for it. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** How many pages one job looks at before the next job goes on. */
  readonly pages?: number
}

const MAX_TRIES = 3
/** Somebody waits for a single page. */
const REVIEW_WAIT_MS = 15_000
/** For longer a job does not wait in place: another one goes on then. */
const PLACE_WAIT_MS = 60_000
/** A host that wants more is left alone until the next reading. */
const LONGEST_WAIT_MS = 60 * 60 * 1000
/** So many pages without an answer, one after the other, and the rest is given up. */
const SILENT_AT_MOST = 5

/**
 * Goes on with a reading, page by page, and ends it after the last. May be run again at any point: what was looked at is not looked at
 * twice. A page that fails never stops it.
 */
export async function carryOn(
  services: Infrastructure,
  { refreshId }: { refreshId: string },
  options: Options = {},
): Promise<void> {
  const refresh = await claim(services, refreshId)
  if (refresh === null) return
  if (refresh === 'held') {
    // Another worker is at it, or was until a moment ago.
    const later = new Date(services.clock.now().getTime() + LEASE_MS)
    return services.db.transaction((tx) => sendRefresh(services, tx, refreshId, later))
  }
  const watch = watchRefresh(services, refreshId)
  try {
    const next = await readPages(services, refresh, watch, options)
    if (next !== 'done') return await handOn(services, refreshId, next)
    await finishRefresh(services, refreshId)
  } catch (error) {
    // The job is tried again, elsewhere or later.
    if (isDatabaseUnavailable(error)) throw error
    if (watch.isStopping) {
      await letGo(services, refreshId)
      throw error
    }
    if (watch.signal.aborted) return await finishRefresh(services, refreshId, 'cancelled')
    services.log.error({ err: error }, 'A reading of a shop broke off.')
    const sentence = 'Something went wrong on our side. Please try again.'
    await services.db.transaction((tx) => endRefresh(services, tx, refreshId, { status: 'failed', error: sentence }))
  } finally {
    watch.end()
  }
}

/** Looks at pages until there are no more (`done`), enough for one job (null), or the host wants to be left alone (until then). */
async function readPages(
  services: Infrastructure,
  refresh: RefreshRow,
  { signal }: Watch,
  { pause = wait, pages = 50 }: Options,
) {
  const shop = await findShop(services, refresh)
  const reader = createShopReader(services, { allowsHost: (host) => isHostOf(shop.domain, host), pause, signal })
  let silent = 0
  for (let left = pages; left > 0; left--) {
    const page = await findNextPage(services, refresh.id)
    signal.throwIfAborted()
    if (!page) return 'done'
    if (services.stopping.aborted) return null
    await tellProgress(services, refresh.id, page.kind === 'product' ? 'Reading products' : 'Looking for products')
    const visited = await orFailed(services, signal, () =>
      page.kind === 'product'
        ? visitProduct(services, page, { reader, shop, isForReview: refresh.kind === 'page' })
        : findProducts({ services, page, reader, shop }),
    )
    silent = visited !== 'done' && visited.what === 'failed' && visited.isSilent ? silent + 1 : 0
    const until = visited === 'done' ? null : await settle(services, refresh, page, { visited, shop })
    if (silent >= SILENT_AT_MOST) await giveUpRest(services, refresh.id)
    if (!until) continue
    const ms = until.getTime() - services.clock.now().getTime()
    if (ms > PLACE_WAIT_MS) return until
    await pause(ms, signal)
  }
  return null
}

/** What became of a visit that was none. Returns until when to wait before it is tried again. */
async function settle(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  { kind, id }: RefreshRow,
  page: RefreshPage,
  { visited, shop }: { visited: Exclude<Visited, 'done'>; shop: ShopBeingRead },
): Promise<Date | null> {
  const { db, clock } = services
  const failed = (reason: string) => db.transaction((tx) => noteOutcome(tx, page, { what: 'failed', reason }))
  if (visited.what === 'failed') {
    await failed(kind === 'page' && visited.isElsewhere ? await elsewhere(services, shop) : visited.reason)
    return null
  }
  const ms = visited.at.getTime() - clock.now().getTime()
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  if (kind === 'page' && ms > REVIEW_WAIT_MS) {
    await failed(
      `The shop asks to be left alone for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}. Please try again then.`,
    )
    return null
  }
  if (page.tries + 1 >= MAX_TRIES || ms > LONGEST_WAIT_MS) {
    await failed('The shop asks to be left alone for now.')
    return null
  }
  await db
    .update(refreshPages)
    .set({ tries: page.tries + 1 })
    .where(and(eq(refreshPages.refreshId, id), eq(refreshPages.url, page.url)))
  return visited.at
}

/** What is said of a single page that led to another shop. */
async function elsewhere(services: Pick<Infrastructure, 'db'>, { key }: ShopBeingRead): Promise<string> {
  const retailer = retailerOf(await findShopSettings(services))
  if (key === retailer?.key) return notRetailer(retailer)
  return 'This address leads to another site. Please enter the one to which it leads.'
}

async function orFailed(
  { log }: Pick<Infrastructure, 'log'>,
  signal: AbortSignal,
  work: () => Promise<Visited>,
): Promise<Visited> {
  try {
    return await work()
  } catch (error) {
    if (isDatabaseUnavailable(error) || signal.aborted) throw error
    log.error({ err: error }, 'A page of a shop could not be taken over.')
    return { what: 'failed', reason: 'Something went wrong on our side.' }
  }
}

/** A host that does not answer again and again is not asked for the rest. */
async function giveUpRest({ db }: Pick<Infrastructure, 'db'>, refreshId: string): Promise<void> {
  const outcome = { what: 'failed', reason: 'The shop stopped answering.' } as const
  await db
    .update(refreshPages)
    .set({ outcome })
    .where(and(eq(refreshPages.refreshId, refreshId), isNull(refreshPages.outcome)))
}

/** Takes a reading up, unless it is over (null) or somebody is at it. */
async function claim(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock'>,
  id: string,
): Promise<RefreshRow | 'held' | null> {
  const { db, clock } = services
  return db.transaction(async (tx) => {
    const refresh = await lockRefresh(tx, id)
    const now = clock.now()
    if (!refresh || isOver(refresh.status)) return null
    if (isAlive(refresh, now)) return 'held'
    if (refresh.isCancelAsked) {
      await endRefresh(services, tx, id, { status: 'cancelled' })
      return null
    }
    const claimed = { status: 'running', aliveAt: now, startedAt: refresh.startedAt ?? now } as const
    await tx.update(refreshes).set(claimed).where(eq(refreshes.id, id))
    return { ...refresh, ...claimed }
  })
}

/** The next pages are a job of their own: now, or when their host may be asked again. */
async function handOn(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock'>,
  refreshId: string,
  startAfter: Date | null,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await letGo({ ...services, db: tx }, refreshId)
    await sendRefresh(services, tx, refreshId, startAfter)
  })
}

function watchRefresh(services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'log' | 'stopping'>, id: string): Watch {
  const { db, clock } = services
  return watchWork(services, {
    topic: REFRESHES,
    id,
    beat: async () => {
      const [refresh] = await db
        .update(refreshes)
        .set({ aliveAt: clock.now() })
        .where(and(eq(refreshes.id, id), eq(refreshes.status, 'running'), gt(refreshes.aliveAt, leaseEnd(clock.now()))))
        .returning({ isCancelAsked: refreshes.isCancelAsked })
      return refresh?.isCancelAsked ?? false
    },
  })
}
