import type { BackupReport } from './backup-report.ts'

/** Something that is wrong now. */
export interface Condition {
  readonly kind: string
  readonly title: string
  /** For the owner; nothing that a person typed. */
  readonly sentence: string
  readonly path: string
  /** Since when; null where only those who look can tell. */
  readonly since: Date | null
}

/** What is looked at. */
export interface Observed {
  readonly now: Date
  readonly host: string
  readonly services: ReadonlyArray<{
    readonly name: string
    readonly title: string
    readonly failingSince: Date | null
    readonly failedAt: Date | null
    readonly sentence: string | null
  }>
  readonly queues: ReadonlyArray<{
    readonly name: string
    readonly waitingSince: Date | null
    readonly struggling: number
    readonly failed: number
    readonly failedSince: Date | null
  }>
  readonly disk: { readonly isLow: boolean; readonly free: string } | null
  /** Since when requests wait for connections to the database; null where none do. */
  readonly poolExhaustedSince: Date | null
  readonly backup: BackupReport | null
}

/** How long something has to be wrong until owners are told. */
export const TOLD_AFTER_MS = 10 * 60_000
/** Whether it was seen over so long a time: what ended before is not told because somebody looks later. */
export function hasLasted({ since, seenAt }: { readonly since: Date; readonly seenAt: Date }): boolean {
  return seenAt.getTime() - since.getTime() >= TOLD_AFTER_MS
}

const DAY_MS = 24 * 3600_000
const SYSTEM = '/admin/system'

/** Everything that is wrong. */
export function conditionsIn(observed: Observed): Condition[] {
  return [
    ...servicesIn(observed),
    ...queuesIn(observed),
    ...observed.queues.flatMap(failingJobs),
    ...machineIn(observed),
    ...backupIn(observed),
    ...changesIn(observed),
  ]
}

/** The model is asked only when somebody needs it, and answers are given without it: one failure of it is no trouble until another one follows. */
function servicesIn({ services }: Observed): Condition[] {
  return services.flatMap(({ name, title, failingSince, failedAt, sentence }) => {
    if (!failingSince) return []
    const lasted = (failedAt?.getTime() ?? 0) - failingSince.getTime()
    if (name === 'model' && lasted < TOLD_AFTER_MS) return []
    return [
      {
        kind: `service.${name}`,
        title: `${title} does not work`,
        sentence: sentence ?? 'The last use failed.',
        path: `/admin/settings/services/${name}`,
        since: failingSince,
      },
    ]
  })
}

/** One trouble, however many queues stand: most often nothing works at them at all. */
function queuesIn({ queues, now }: Observed): Condition[] {
  const old = queues.filter(({ waitingSince }) => waitingSince && now.getTime() - waitingSince.getTime() >= TOLD_AFTER_MS)
  if (old.length === 0) return []
  const oldest = Math.min(...old.map(({ waitingSince }) => waitingSince!.getTime()))
  const named = old.slice(0, 3).map(({ name }) => jobLabel(name))
  const more = old.length - named.length
  return [
    {
      kind: 'queues',
      title: 'Work in the background stands still',
      sentence: `${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}: what waits should have begun over ten minutes ago. Mails may be late.`,
      path: SYSTEM,
      since: new Date(oldest),
    },
  ]
}

function failingJobs({ name, failed, failedSince, struggling }: Observed['queues'][number]): Condition[] {
  if (failed === 0 && struggling === 0) return []
  const sentence =
    failed > 0
      ? `${failed === 1 ? 'One job of this kind has' : `${failed} jobs of this kind have`} failed for good. Have ${failed === 1 ? 'it' : 'them'} run again, or give ${failed === 1 ? 'it' : 'them'} up.`
      : 'It fails again and again, and is still tried.'
  return [{ kind: `jobs.${name}`, title: `${jobLabel(name)} fails`, sentence, path: SYSTEM, since: failedSince }]
}

function machineIn({ host, disk, poolExhaustedSince }: Observed): Condition[] {
  const found: Condition[] = []
  if (disk?.isLow)
    found.push({
      kind: `disk@${host}`,
      title: 'The disk is nearly full',
      sentence: `${disk.free} are free on ${host}. Nothing large is taken any more until there is room.`,
      path: SYSTEM,
      since: null,
    })
  if (poolExhaustedSince)
    found.push({
      kind: `pool@${host}`,
      title: 'Requests wait for the database',
      sentence: `All connections of ${host} to the database have been in use.`,
      path: SYSTEM,
      since: poolExhaustedSince,
    })
  return found
}

function backupIn({ backup, now }: Observed): Condition[] {
  if (!backup) return []
  const last = backup.lastGoodAt ?? backup.since
  if (now.getTime() - last.getTime() < DAY_MS) return []
  const since = new Date(last.getTime() + DAY_MS)
  return [{ kind: 'backup', title: 'No good backup for a day', sentence: backup.sentence, path: SYSTEM, since }]
}

function changesIn({ backup }: Observed): Condition[] {
  const failure = backup?.changes?.failure
  if (!failure) return []
  const sentence = `${failure.sentence}. What changes meanwhile is lost with this machine.`
  const title = 'Changes do not reach the backup'
  return [{ kind: 'backup-changes', title, sentence, path: '/admin/settings/backup', since: failure.since }]
}

/** A job by its name, in words: “Blog: publish due” of `blog.publish-due`. */
export function jobLabel(name: string): string {
  const [part = '', ...rest] = name.split('.')
  const words = rest.join(' ').replaceAll('-', ' ')
  const head = part.replaceAll('-', ' ')
  return `${head.charAt(0).toUpperCase()}${head.slice(1)}${words && `: ${words}`}`
}
