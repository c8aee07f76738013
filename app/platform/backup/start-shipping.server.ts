import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type ClientConfig } from 'pg'

import { systemClock, type Clock } from '#platform/clock.ts'
import type { DiskRoom } from '#platform/disk-room.server.ts'
import { spoolOf } from '#platform/embedded-postgres-log.server.ts'

import { createCopyKeeper } from './keep-copies.server.ts'
import { listSpool, sizeOfSpool } from './log-spool.server.ts'
import type { MirroredPlace } from './mirrored-place.server.ts'
import type { Admission } from './place-writer.server.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { createLogShipper } from './ship-log.server.ts'
import { minutesBetween, type ShippingState } from './shipping-state.ts'

export interface ShippingOptions {
  readonly postgres: { readonly config: ClientConfig; readonly home: string }
  readonly sealed: SealedPlace
  /** The same place, where it is two: what the second one missed is brought once it is there again. */
  readonly mirror?: MirroredPlace | null
  /** Asked before anything is written there; without it the place is ours alone. */
  readonly admit?: Admission
  readonly dataDir: string
  readonly room: DiskRoom
  /** Told, in a sentence, what an operator should know. */
  readonly report: (sentence: string) => void
  readonly clock?: Clock
  readonly pollMs?: number
  /** A first base copy lets the start come first. */
  readonly firstCopyAfterMs?: number
  readonly bytesPerSecond?: number
}

export interface Shipping {
  state(): Promise<ShippingState>
  /** Ships what was written up to now, if that takes less than three seconds. PostgreSQL still runs, and nobody writes any more. */
  stop(): Promise<void>
}

const MB = 1024 ** 2
const LONGEST_PAUSE_MS = 60_000
const LONGEST_STOP_MS = 3_000
const LONGEST_SILENCE_MS = 2 * 60_000

/** Takes the log of the embedded database to a place as it is written, and a base copy every night. */
export function startShipping(options: ShippingOptions): Shipping {
  const { postgres, sealed, mirror = null, dataDir, room, report, clock = systemClock, pollMs = 1_000 } = options
  const { firstCopyAfterMs = 10_000, bytesPerSecond = 16 * MB, admit = async () => ({ writer: null }) } = options
  const spool = spoolOf(postgres.home)
  const stopped = new AbortController()
  const failures = new Map<Shipped, { sentence: string; since: Date }>()
  const isSameDisk = () => sealed.place.takesRoomOf(dataDir)
  const shipper = createLogShipper({ spool, sealed, clock, room, isSameDisk, report })
  const keeper = createCopyKeeper({
    postgres,
    sealed,
    room,
    isSameDisk,
    clock,
    line: shipper.line,
    bytesPerSecond,
    firstCopyAfterMs,
  })

  /** Since when one is under way: a place whose disk hangs neither takes anything nor refuses it. */
  const underWay = new Map<Shipped, Date>()
  const hanging = (): { sentence: string; since: Date } | null => {
    const [begun, moved] = [underWay.get('log'), shipper.movedAt()]
    const since = begun && moved && moved > begun ? moved : begun
    if (!since || clock.now().getTime() - since.getTime() < LONGEST_SILENCE_MS) return null
    return { sentence: `${names.log} could not be taken to ${sealed.place.address}: it does not answer`, since }
  }

  const attempt = async (what: Shipped, work: () => Promise<void>): Promise<boolean> => {
    underWay.set(what, clock.now())
    try {
      await work()
      if (failures.delete(what)) report(`${names[what]} is taken to ${sealed.place.address} again.`)
      return true
    } catch (error) {
      if (stopped.signal.aborted) return false
      const sentence = `${names[what]} could not be taken to ${sealed.place.address}: ${reasonOf(error)}`
      if (failures.get(what)?.sentence !== sentence) report(sentence)
      failures.set(what, { sentence, since: failures.get(what)?.since ?? clock.now() })
      return false
    } finally {
      underWay.delete(what)
    }
  }
  const pauseOf = (ms: number) => sleep(ms, undefined, { signal: stopped.signal }).catch(() => {})
  const repeat = async (what: Shipped, work: () => Promise<void>) => {
    let pause = pollMs
    while (!stopped.signal.aborted) {
      pause = (await attempt(what, work)) ? pollMs : Math.min(pause * 2, LONGEST_PAUSE_MS)
      await pauseOf(pause)
    }
  }
  /** Beside the attempts, and more often than these: the disk fills meanwhile. */
  const keepRoom = async () => {
    while (!stopped.signal.aborted) {
      await makeRoom().catch((error: unknown) => report(reasonOf(error)))
      await pauseOf(pollMs)
    }
  }
  const makeRoom = async () => {
    if ((!failures.has('log') && !hanging()) || (await room.isThereFor(0, 'file'))) return
    if ((await listSpool(spool)).length === 0) return
    await shipper.giveUp()
    report(
      'The disk is nearly full: the part of the database’s log that could not be shipped was deleted. A new base copy follows.',
    )
  }
  const admitted = async (work: (writer: string | null) => Promise<void>): Promise<void> => {
    const site = await admit()
    if (site) await work(site.writer)
  }
  const shipping = repeat('log', () => admitted(shipper.ship))
  void keepRoom()
  const copying = repeat('copy', () => admitted((writer) => keeper.keep(stopped.signal, writer)))
  let isMirrorCompared = false
  const keepMirror = async (): Promise<void> => {
    if (!mirror || (isMirrorCompared && mirror.behind() === null)) return
    await mirror.catchUp()
    isMirrorCompared = true
  }
  const mirroring = mirror ? repeat('mirror', () => admitted(keepMirror)) : Promise.resolve()

  return {
    async state() {
      const waiting = await listSpool(spool)
      const copy = keeper.last()
      const last = shipper.last()
      const shippedTo = last && copy && last.at > copy.stoppedAt ? last.at : (copy?.stoppedAt ?? null)
      return {
        address: sealed.place.address,
        shippedTo,
        lastSegment: last?.name ?? null,
        atRiskMinutes: shippedTo && minutesBetween(shippedTo, clock.now()),
        lastBaseCopy: copy && { at: copy.startedAt, bytes: copy.stream.bytes },
        isCopying: keeper.isCopying(),
        spool: { segments: waiting.length, bytes: await sizeOfSpool(spool, waiting) },
        failure: failures.get('log') ?? hanging() ?? failures.get('copy') ?? failures.get('mirror') ?? null,
      }
    },
    async stop() {
      stopped.abort()
      const last = async () => {
        await Promise.all([shipping, copying, mirroring])
        await finishSegment(postgres.config)
        await admitted(shipper.ship)
      }
      const giveUp = AbortSignal.timeout(LONGEST_STOP_MS)
      await Promise.race([last().catch(() => {}), new Promise((resolve) => giveUp.addEventListener('abort', resolve))])
    },
  }
}

const names = {
  log: 'The database’s log',
  copy: 'A base copy of the database',
  mirror: 'What the second place lacks',
} as const
type Shipped = keyof typeof names

/** Without the full stop: it stands in sentences. */
function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')
}

/** Has PostgreSQL leave what it has written up to now in the spool. */
async function finishSegment(config: ClientConfig): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name')
    for (;;) {
      const answer = await client.query<{ done: boolean }>(
        'SELECT last_archived_wal >= $1 OR pg_walfile_name(pg_current_wal_lsn()) <= $1 AS done FROM pg_stat_archiver',
        [rows[0]!.name],
      )
      if (answer.rows[0]?.done) return
      await sleep(20)
    }
  } finally {
    await client.end().catch(() => {})
  }
}
