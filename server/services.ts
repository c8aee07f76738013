import { join } from 'node:path'

import type pg from 'pg'

import { plannedErasure } from '#features/account-data/planned-erasure.server.ts'
import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { writeSelfAccess } from '#features/audit/self-access.server.ts'
import type { SourceTextContributor } from '#features/automation/core/ports.server.ts'
import { libraryTexts } from '#features/automation/library-texts.server.ts'
import { holdingMailer } from '#features/backup/hold-mails.server.ts'
import { blogPages } from '#features/blog/listed-posts.server.ts'
import { blogPublishedTexts } from '#features/blog/published-texts.server.ts'
import { feedAccess } from '#features/calendar/feeds/feed-access.server.ts'
import { chatThreads } from '#features/chat/conversation/threads.server.ts'
import type { PublishedTextContributor } from '#features/chat/core/ports.server.ts'
import { createDangerSense } from '#features/chat/intent/danger-sense.server.ts'
import { chatPublishedTexts } from '#features/chat/published-texts.server.ts'
import { coursePages } from '#features/courses/learning/listed-lessons.server.ts'
import { lessonActivity } from '#features/courses/progress/activity.server.ts'
import { coursePublishedTexts } from '#features/courses/published-texts.server.ts'
import { lessonTexts } from '#features/courses/source-texts.server.ts'
import { checkInActivity } from '#features/health/activity.server.ts'
import { PASSWORD_COST } from '#features/identity/core/password-hash.server.ts'
import type { FurtherAccess, Planned } from '#features/identity/core/ports.server.ts'
import type { ActivitySource } from '#features/membership/core/ports.server.ts'
import { openLiveAddress } from '#features/outside-services/address/live-address.server.ts'
import { openLiveServices } from '#features/outside-services/live/live-services.server.ts'
import { builtPages } from '#features/pages/published/listed-pages.server.ts'
import { pagePublishedTexts } from '#features/pages/published/published-texts.server.ts'
import { plansOpenMore, trialContents } from '#features/pages/published/trial-contents.server.ts'
import { shopPages } from '#features/shop/product-page/listed-products.server.ts'
import { shopPublishedTexts } from '#features/shop/published-texts.server.ts'
import { mailLookOf } from '#features/site/brand/mail-look.server.ts'
import type { PageContributor } from '#features/site/core/ports.server.ts'
import { takesPayments } from '#features/site/opening/takes-payments.server.ts'
import { writeHits } from '#features/site/redirects/redirect-hits.server.ts'
import { guaranteeDays } from '#features/site/settings/guarantee-days.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import { inventoriedFiles } from '#platform/backup/file-inventory.server.ts'
import type { Shipping } from '#platform/backup/start-shipping.server.ts'
import { openBroadcast, type OpenBroadcast } from '#platform/broadcast.server.ts'
import { Budget } from '#platform/budget.ts'
import { systemClock } from '#platform/clock.ts'
import { openDatabase, type DatabasePool } from '#platform/db.server.ts'
import { diskRoomOf } from '#platform/disk-room.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createOutboundFetch } from '#platform/fetch.server.ts'
import { createLocalFiles } from '#platform/files-local.server.ts'
import type { Part } from '#platform/infrastructure.server.ts'
import { createJobRecords } from '#platform/job-records.server.ts'
import type { Log } from '#platform/log.server.ts'
import { senderOf } from '#platform/mail-composition.server.ts'
import { brandedMailer } from '#platform/mail-look.server.ts'
import { createOutboxMailer } from '#platform/mail-outbox.server.ts'
import { createJobs } from '#platform/pg-boss.server.ts'
import { noPlaces, openPlaces } from '#platform/places.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import { openReadingThreads } from '#platform/reading-threads.server.ts'
import { readOrCreateSecret } from '#platform/secret.server.ts'
import type { SlowQueries } from '#platform/slow-queries.server.ts'
import type { Services } from '#services.server.ts'

import { attention, firstSteps } from './attention.ts'
import { backupsOf } from './backup-places.ts'
import { dataPractices } from './data-practices.ts'
import { eachOf } from './each-of.ts'
import { operatorSettings } from './operator-settings.ts'
import { ownerSearch } from './owner-search.ts'
import { personalData } from './personal-data.ts'
import { systemOf } from './system.ts'

export interface OpenServices {
  readonly services: Services
  readonly database: DatabasePool
  readonly broadcast: OpenBroadcast
  close(): Promise<void>
}

/** Chooses what stands behind every name in Services: an outside service where the operator set one, else the embedded part. */
export async function openServices(
  env: Env,
  config: pg.PoolConfig,
  log: Log,
  { stopping, slow, shipping }: { stopping: AbortSignal; slow: SlowQueries; shipping: Pick<Shipping, 'state'> | null },
): Promise<OpenServices> {
  const database = openDatabase(config, { slow })
  const { db } = database
  const clock = systemClock
  const broadcast = await openBroadcast(config, log)
  const secret = env.appSecret ?? readOrCreateSecret(env.dataDir)
  const siteName = async () => (await findSiteSettings(services)).house.name
  const mailLook = async () => mailLookOf((await findSiteSettings(services)).house, site.origin)
  const fromNow = (from: string | null) => senderOf(from, () => new URL(site.origin).hostname, siteName)
  const outbox = join(env.dataDir, 'outbox')
  const readers = openReadingThreads(stopping)
  const room = diskRoomOf(env.dataDir, env.freeDiskPercent)
  const address = await openLiveAddress(
    { db, broadcast, clock, log, secret },
    { home: env.site.origin, isFixed: env.given.has('SITE_URL'), allowPrivate: env.allowPrivateServices },
  )
  const site = {
    insecure: env.site.insecure,
    name: siteName,
    get origin() {
      return address.origins()[0]
    },
    get origins() {
      return address.origins()
    },
  }
  const outboxMailer = createOutboxMailer(outbox, fromNow(env.mailFrom), clock, room, () => site.origin)
  const live = await openLiveServices({ db, broadcast, clock, log, secret, site }, operatorSettings(env, fromNow), {
    outbox: outboxMailer,
    folder: createLocalFiles(join(env.dataDir, 'files'), room),
  })
  const backups = backupsOf(env, config, { db, clock }, live.listFiles)
  const services: Services = {
    db,
    backups,
    jobs: createJobs(),
    jobRecords: createJobRecords(),
    audit: createAuditTrail({ clock, secret }),
    mail: holdingMailer(brandedMailer(live.mail, mailLook), { db, clock, secret }),
    files: inventoriedFiles(live.files, { db, clock }, backups.isTemporary),
    get filePlaces() {
      return live.filePlaces()
    },
    broadcast,
    limits: createRateLimits(db, clock, secret),
    streams: { visitors: new Budget(env.streams), team: new Budget(env.streams) },
    fetch: createOutboundFetch(),
    readers,
    places: env.placesDatabase ? openPlaces(env.placesDatabase) : noPlaces,
    // These follow what the owner sets: each is read where it is used.
    get payments() {
      return live.payments()
    },
    get ai() {
      return live.ai()
    },
    get aiTokensPerDay() {
      return live.aiTokensPerDay()
    },
    get aiPatienceMs() {
      return live.aiPatienceMs()
    },
    get inbound() {
      return live.inbound()
    },
    get sendsMail() {
      return live.sendsMail()
    },
    outside: live.outside,
    address,
    system: systemOf(env, { db, clock }, shipping),
    importBytes: env.importBytes,
    clock,
    log,
    site,
    pages: eachOf<PageContributor>(builtPages, coursePages, blogPages, shopPages),
    sourceTexts: eachOf<SourceTextContributor>(libraryTexts, lessonTexts),
    publishedTexts: eachOf<PublishedTextContributor>(
      pagePublishedTexts,
      coursePublishedTexts,
      blogPublishedTexts,
      shopPublishedTexts,
      chatPublishedTexts,
    ),
    activity: eachOf<ActivitySource>(lessonActivity, checkInActivity),
    attention,
    dataPractices,
    firstSteps,
    ownerSearch,
    takesPayments,
    trialContents,
    plansOpenMore,
    guaranteeDays,
    furtherAccess: eachOf<FurtherAccess>(feedAccess),
    planned: eachOf<Planned>(plannedErasure),
    threads: { chat: chatThreads },
    isInDanger: createDangerSense(readers),
    personalData,
    secret,
    passwordCost: PASSWORD_COST,
    allowCommonPasswords: env.allowCommonPasswords,
    outbox,
    stopping,
    parts: partsInUse(env),
  }
  return {
    services,
    database,
    broadcast,
    async close() {
      await writeSelfAccess(services).catch((error: unknown) => {
        log.error({ err: error }, 'The last looks at health data could not be noted.')
      })
      await writeHits(services).catch((error: unknown) => {
        log.error({ err: error }, 'The last hits of redirects could not be counted.')
      })
      await live.close()
      address.close()
      await broadcast.close()
      await database.close()
    },
  }
}

/** What the owner reads under Settings -> Services. Addresses are shown without their passwords. */
function partsInUse(env: Env): Part[] {
  return [
    {
      name: 'Database',
      inUse: env.databaseUrl
        ? `PostgreSQL at ${hostOf(env.databaseUrl)}`
        : `PostgreSQL that comes with Wellward, in ${env.dataDir}`,
      embedded: !env.databaseUrl,
      howToChange: 'Set DATABASE_URL to the address of a PostgreSQL server, version 15 or later.',
    },
    {
      name: 'Places',
      inUse: env.placesDatabase ?? 'Nobody is told where a session was opened',
      embedded: !env.placesDatabase,
      howToChange:
        'Set PLACES_DATABASE to a file in the MaxMind DB format (GeoLite2 or DB-IP). Members then see the place of each of their sessions; no ' +
        'address leaves this machine.',
    },
  ]
}

function hostOf(address: string): string {
  return new URL(address).host
}
