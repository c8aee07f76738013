import type pg from 'pg'
import { PgBoss, type Db, type JobWithMetadata } from 'pg-boss'

import { createFailingRounds, type FailingRounds } from './failing-rounds.ts'
import type { Infrastructure } from './infrastructure.server.ts'
import { CRON_KEY, runBeforehand } from './job-context.server.ts'
import { opened } from './job-envelope.server.ts'
import { explainJobFailure } from './job-failures.server.ts'
import type { JobHandler } from './jobs.server.ts'
import { describeError } from './log-redaction.server.ts'
import type { Log } from './log.server.ts'
import { executorOn } from './pg-boss.server.ts'
import { withRequestId } from './request-id.server.ts'

export interface Worker {
  /** Takes no new jobs, waits up to 5 s for those that run, and hands the rest back to be run again. */
  stop(): Promise<void>
}

const LONGEST_STOP_MS = 5_000
const SAME_COMPLAINT_EVERY_MS = 30_000

/**
 * Runs jobs in this process until it is stopped. A committed job wakes its worker at once by NOTIFY, over the connection that
 * the broadcast listens on anyway; polling is for retries and delayed jobs, and for when the broadcast is away.
 */
export async function startWorker<Needs extends Pick<Infrastructure, 'broadcast' | 'log'>>({
  pool,
  handlers,
  services,
}: {
  pool: pg.Pool
  handlers: ReadonlyArray<JobHandler<Needs>>
  services: Needs
}): Promise<Worker> {
  const { log } = services
  const boss = new PgBoss({
    db: { ...executorOn(pool), listen: listenOver(services) },
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    // Rebuilds only what is done well within the pool's limit of 15 s a statement.
    reindex: { maxIndexBytes: 64 * 1024 * 1024 },
    // Flows (jobs that wait for others) are not used here.
    flowIntervalSeconds: 3600,
  })
  boss.on('error', complainSparingly(log))
  await boss.start()
  await scheduleCrons(boss, handlers)
  for (const handler of handlers) {
    const rounds = createFailingRounds()
    for (let i = 0; i < (handler.job.atOnce ?? 1); i++) await work(boss, handler, services, rounds)
  }
  // What a process left behind that died a while ago is found now, and not at the first round half a minute from here.
  void boss.supervise().catch(() => {})
  return { stop: () => boss.stop({ graceful: true, timeout: LONGEST_STOP_MS, close: false }) }
}

async function work<Needs extends Pick<Infrastructure, 'log'>>(
  boss: PgBoss,
  handler: JobHandler<Needs>,
  services: Needs,
  rounds: FailingRounds,
): Promise<void> {
  const { name } = handler.job
  const polling = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 15 }
  const workerId = await boss.work(name, { includeMetadata: true, ...polling }, async ([job]) => {
    // Look for the next one right after this one; otherwise a queue of ten would take ten polls.
    boss.notifyWorker(workerId)
    const { payload, requestId } = opened(job!.data)
    await withRequestId(requestId, () => runJob(handler, { ...job!, data: payload }, services, rounds))
  })
}

/** What pg-boss keeps of a failure, and what the log says, is free of the payload and of anything else people typed. */
async function runJob<Needs extends Pick<Infrastructure, 'log'>>(
  handler: JobHandler<Needs>,
  job: JobWithMetadata<unknown>,
  services: Needs,
  rounds: FailingRounds,
): Promise<void> {
  const log = services.log.child({ job: job.name, jobId: job.id })
  let running = true
  job.signal.addEventListener('abort', () => {
    if (running) log.error({ seconds: job.expireInSeconds }, 'A job was cut off: out of time, or the process is stopping.')
  })
  const isRound = job.singletonKey === CRON_KEY
  try {
    await runBeforehand(() => handler.run({ ...services, log }, job.data), isRound || job.priority < 0)
    const failures = isRound ? rounds.succeeded() : 0
    if (failures > 0) log.info({ failures }, 'A job works again.')
  } catch (error) {
    const description = describeError(error)
    const attempt = { attempt: job.retryCount + 1, attempts: job.retryLimit + 1, error: description }
    if (job.retryCount < job.retryLimit) log.warn(attempt, 'A job failed and will be tried again.')
    else if (!isRound || rounds.failed(description.message, Date.now())) log.error(attempt, 'A job failed for the last time.')
    throw Object.assign(new Error(description.message), { stack: description.stack, reason: explainJobFailure(error) })
  } finally {
    running = false
  }
}

/** Crons as the handlers have them; those of jobs that are no more are taken out. */
async function scheduleCrons(boss: PgBoss, handlers: ReadonlyArray<Pick<JobHandler, 'job'>>): Promise<void> {
  const crons = new Map(handlers.flatMap(({ job }) => (job.cron ? [[job.name, job.cron] as const] : [])))
  const present = await boss.getSchedules()
  for (const { name } of present) if (!crons.has(name)) await boss.unschedule(name)
  for (const [name, cron] of crons) {
    if (present.some((schedule) => schedule.name === name && schedule.cron === cron)) continue
    await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once', singletonKey: CRON_KEY })
  }
}

function listenOver({ broadcast }: Pick<Infrastructure, 'broadcast'>): NonNullable<Db['listen']> {
  return async (channel, onNotification, onReconnect) => {
    const stop = broadcast.subscribe(channel, (word) => (word === null ? onReconnect() : onNotification(word)))
    return { close: async () => stop() }
  }
}

/** With the database away every queue's poll fails every few seconds: one line says it. */
function complainSparingly(log: Log): (error: Error) => void {
  let last = 0
  return (error) => {
    if (Date.now() - last < SAME_COMPLAINT_EVERY_MS) return
    last = Date.now()
    // pg-boss hands on copies of errors that are errors no more.
    log.warn({ error: Object.assign(new Error(error.message), error) }, 'The job queue met an error.')
  }
}
