import { EventEmitter } from 'node:events'

import { plannedErasure } from '#features/account-data/planned-erasure.server.ts'
import { createAuditTrail } from '#features/audit/audit-trail.server.ts'
import { libraryTexts } from '#features/automation/library-texts.server.ts'
import { blogPublishedTexts } from '#features/blog/published-texts.server.ts'
import { feedAccess } from '#features/calendar/feeds/feed-access.server.ts'
import { detectDanger } from '#features/chat/intent/danger/detect-danger.ts'
import { chatPublishedTexts } from '#features/chat/published-texts.server.ts'
import { lessonActivity } from '#features/courses/progress/activity.server.ts'
import { coursePublishedTexts } from '#features/courses/published-texts.server.ts'
import { checkInActivity } from '#features/health/activity.server.ts'
import { pagePublishedTexts } from '#features/pages/published/published-texts.server.ts'
import { plansOpenMore, trialContents } from '#features/pages/published/trial-contents.server.ts'
import { shopPublishedTexts } from '#features/shop/published-texts.server.ts'
import { takesPayments } from '#features/site/opening/takes-payments.server.ts'
import { guaranteeDays } from '#features/site/settings/guarantee-days.server.ts'
import { Budget } from '#platform/budget.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/db.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { SendOptions } from '#platform/jobs.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import { noPlaces } from '#platform/places.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import { openReadingThreads } from '#platform/reading-threads.server.ts'
import { attention, firstSteps } from '#server/attention.ts'
import { dataPractices } from '#server/data-practices.ts'
import { ownerSearch } from '#server/owner-search.ts'
import type { Services } from '#services.server.ts'

/** The same for all tests of a process: a thread takes a while to start. */
const readers = openReadingThreads(new AbortController().signal)
const SECRET = 'a secret of tests, long enough to be taken for a real one'

const MANY_STREAMS = { inAll: 1_000, each: 50 }

export interface SentJob {
  readonly name: string
  readonly payload: unknown
  readonly options?: SendOptions
}

export interface MovableClock extends Clock {
  set(instant: string | Date): void
}

/** A clock that stands at an instant until it is set to another. */
export function movableClock(instant: string): MovableClock {
  let at = new Date(instant)
  return {
    now: () => new Date(at),
    set: (next) => {
      at = new Date(next)
    },
  }
}

/** Services on a real database that keep what would leave the machine: jobs, mails, files, words to other replicas. */
export function recordingServices({
  db,
  clock,
  sent,
  mails,
}: {
  db: Database
  clock: Clock
  sent: SentJob[]
  mails: MailMessage[]
}): Services {
  const words = new EventEmitter()
  return {
    db,
    clock,
    places: noPlaces,
    jobs: {
      send: async (_tx, job, payload, options) => {
        job.payload.parse(payload)
        sent.push({ name: job.name, payload, ...(options && { options }) })
      },
    },
    jobRecords: {
      listNaming: async (_db, values) =>
        sent.filter(naming(values)).map(({ name }) => ({ name, state: 'created', createdAt: clock.now() })),
      isUnderWay: async (_db, value) => sent.some(naming([value])),
      markBeforehand: async () => {},
      forgetNaming: async (_tx, values) => {
        const kept = sent.filter((job) => !naming(values)(job))
        sent.splice(0, sent.length, ...kept)
      },
    },
    audit: createAuditTrail({ clock, secret: SECRET }),
    mail: { send: async (message) => void mails.push(message) },
    files: filesInMemory(),
    broadcast: {
      publish: async (_tx, topic, payload = '') => void words.emit(topic, payload),
      subscribe: (topic, listener) => {
        words.on(topic, listener)
        return () => words.off(topic, listener)
      },
    },
    limits: createRateLimits(db, clock, SECRET),
    streams: { visitors: new Budget(MANY_STREAMS), team: new Budget(MANY_STREAMS) },
    fetch: async (url) => {
      throw new Error(`A test tried to reach ${url}`)
    },
    readers,
    log: silentLog,
    site: { origin: 'https://wellward.test', origins: ['https://wellward.test'], insecure: false, name: async () => 'Wellward' },
    payments: null,
    ai: null,
    aiTokensPerDay: 200_000,
    importBytes: { ofMember: 2 * 1024 ** 3, inAll: 20 * 1024 ** 3 },
    aiPatienceMs: 5_000,
    pages: [],
    sourceTexts: [libraryTexts],
    publishedTexts: [pagePublishedTexts, coursePublishedTexts, blogPublishedTexts, shopPublishedTexts, chatPublishedTexts],
    activity: [lessonActivity, checkInActivity],
    attention,
    ownerSearch,
    dataPractices,
    firstSteps,
    takesPayments,
    trialContents,
    plansOpenMore,
    guaranteeDays,
    personalData: [],
    furtherAccess: [feedAccess],
    planned: [plannedErasure],
    threads: { chat: null },
    isInDanger: async (text) => detectDanger(text).danger.length > 0,
    inbound: null,
    filePlaces: { main: 'server', areCopied: false },
    outside: noOutsideServices,
    system: quietSystem,
    address: {
      isFixed: false,
      pending: () => null,
      probe: async () => ({ ok: false, sentence: 'Nobody answers.' }),
      reload: async () => {},
    },
    backups: null,
    secret: SECRET,
    passwordCost: LITTLE,
    allowCommonPasswords: false,
    outbox: null,
    sendsMail: true,
    stopping: new AbortController().signal,
    parts: [],
  }
}

/** Nothing is set up, and nothing is counted. */
const noOutsideServices: Services['outside'] = {
  variables: new Set(),
  allowPrivate: false,
  inUse: () => false,
  reload: async () => {},
  tryOut: async () => ({ ok: false, sentence: 'Nothing is set up here yet.' }),
  moveFiles: async () => {},
  missingFiles: async () => null,
  sendByPrevious: async () => false,
  keepMail: async () => {},
  check: async () => {},
  noteUse: () => {},
}

/** Hashing a password as the product does it takes a tenth of a second, and tests open thousands of accounts. */
const LITTLE: Services['passwordCost'] = { log2N: 4, r: 8, p: 1 }

/** A machine with room, and without backups. */
const quietSystem: Services['system'] = {
  version: '0.0.0',
  commit: null,
  startedAt: new Date(0),
  host: 'test',
  disk: async () => ({ freeBytes: 90_000_000_000, totalBytes: 100_000_000_000, isLow: false }),
  sizes: async () => ({ files: 0, outbox: 0, backups: 0 }),
  backup: async () => null,
}

const silentLog: Services['log'] = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  child: () => silentLog,
}

function naming(values: readonly string[]) {
  return ({ payload }: SentJob) => values.some((value) => JSON.stringify(payload).includes(JSON.stringify(value)))
}

/** Files of a test. */
export function filesInMemory(): FileStore {
  const files = new Map<string, { body: Uint8Array; contentType: string }>()
  return {
    put: async (key, body, contentType) => void files.set(key, { body, contentType }),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
    hasRoomFor: async () => true,
    async *list(after = '') {
      yield* [...files.keys()].filter((key) => key > after).toSorted()
    },
  }
}
