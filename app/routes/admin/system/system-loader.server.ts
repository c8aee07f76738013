import type { RouterContextProvider } from 'react-router'

import { formatBytes } from '#base/format-bytes.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { hasLasted, jobLabel } from '#features/system/conditions.ts'
import { databaseBytes, readServices } from '#features/system/read-state.server.ts'
import { findTroubles } from '#features/system/troubles.server.ts'
import { listFailedJobs, readQueues } from '#platform/job-queues.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { SERVICES, useView } from '#routes/admin/services/use-view.ts'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** Everything on the page of the system, in words; null of what could not be read. */
export async function loadSystem(context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const { db, clock, system } = services
  const { timeZone } = signedIn(context)
  const now = clock.now()
  const at = (instant: Date) => instantLabel(instant, timeZone)
  const page = partsOfPage(context)
  const [troubles, used, queues, failed, disk, sizes, database, backup] = await Promise.all([
    page.read(findTroubles(db, now), 'What is wrong'),
    page.read(readServices(services), 'How services are used'),
    page.read(readQueues(db, now), 'The queues'),
    page.read(listFailedJobs(db), 'The failed jobs'),
    page.read(system.disk(), 'The disk'),
    page.read(system.sizes(), 'The sizes of the data folder'),
    page.read(databaseBytes(db), 'The size of the database'),
    page.read(
      system.backup().then((report) => ({ report })),
      'The backups',
    ),
  ])
  const answer = {
    about: {
      version: system.version,
      commit: system.commit?.slice(0, 12) ?? null,
      startedAt: at(system.startedAt),
      runsFor: spanLabel(now.getTime() - system.startedAt.getTime()),
      host: system.host,
    },
    troubles: troubles
      ?.filter((trouble) => trouble.mailFailedAt !== null || hasLasted(trouble))
      .map(({ kind, title, sentence, path, since, mailFailedAt }) => ({
        kind,
        title,
        sentence,
        path,
        since: at(since),
        mailFailed: mailFailedAt !== null,
      })),
    services: used?.map(({ name, title, ...use }) => ({
      name,
      title,
      to: `${SERVICES}/${name}`,
      // The own folder is no service whose uses are counted.
      view:
        name === 'files' && services.filePlaces.main === 'server'
          ? { summary: 'The data folder of this machine: no bucket is in use.', failing: null }
          : useView(use.successes + use.failures === 0 ? undefined : use, timeZone),
    })),
    queues: queues
      ?.filter(({ waiting, running, later, failed }) => waiting + running + later + failed > 0)
      .map(({ name, waiting, waitingSince, later, running, failed }) => ({
        name,
        label: jobLabel(name),
        waiting,
        oldest: waitingSince && spanLabel(now.getTime() - waitingSince.getTime()),
        later,
        running,
        failed,
      })),
    failed: failed?.map(({ name, count, firstAt, lastAt, reason }) => ({
      name,
      label: jobLabel(name),
      count,
      firstAt: at(firstAt),
      lastAt: at(lastAt),
      until: lastAt.toISOString(),
      reason: reason ?? 'Something unexpected went wrong: the log says what, beside the name of the job.',
    })),
    disk: disk && { isLow: disk.isLow, free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) },
    folders: [
      { name: 'Database', bytes: database },
      { name: 'Files', bytes: sizes?.files ?? null },
      { name: 'Written mails', bytes: sizes?.outbox ?? null },
      { name: 'Backups', bytes: sizes?.backups ?? null },
    ].map(({ name, bytes }) => ({ name, size: bytes === null ? 'Still being counted' : formatBytes(bytes) })),
    backup: backup && {
      isSetUp: backup.report !== null,
      changesUntil: backup.report?.changes?.until ? at(backup.report.changes.until) : null,
      sentence: backup.report?.sentence ?? 'Backups are not set up yet.',
      lastGoodAt: backup.report?.lastGoodAt ? at(backup.report.lastGoodAt) : null,
    },
    isWhole: page.isWhole(),
  }
  return { answer, status: page.status() }
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const

/** “3 hours”: the largest whole unit of a span. */
export function spanLabel(ms: number): string {
  const [size, unit] = UNITS.find(([size]) => ms >= size) ?? [60_000, 'minute']
  const count = Math.floor(ms / size)
  if (count === 0) return 'Less than a minute'
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
