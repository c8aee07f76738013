import { aSignedIn } from '#features/identity/account.factory.server.ts'
import { bySession } from '#features/identity/core/grants.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { decideMove, saveBucket, type MoveDecision } from '#features/outside-services/files/decide-move.server.ts'
import {
  openLiveServices,
  type LiveServices,
  type OperatorSettings,
} from '#features/outside-services/live/live-services.server.ts'
import { findService, forgetService, saveService } from '#features/outside-services/settings/saved-services.server.ts'
import { readService } from '#features/outside-services/settings/service-form.ts'
import { openBroadcast } from '#platform/broadcast.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import type { S3Settings } from '#platform/s3-bucket.server.ts'
import type { Services } from '#services.server.ts'

import type { MailServer } from './mail-server.ts'
import { filesInMemory } from './recording-services.ts'
import { expect, test as base } from './test.ts'

const nothingSet: OperatorSettings = {
  variables: new Set(),
  allowPrivate: true,
  senderOf: (from) => from ?? 'no-reply@wellward.test',
  smtpUrl: null,
  mailFrom: null,
  inbound: null,
  stripe: null,
  stripeApiBase: null,
  model: null,
  tokensPerDay: null,
  chatSeconds: null,
  bucket: null,
}
export interface Replicas {
  readonly services: Services
  /** Mails that went to the outbox, of all replicas. */
  readonly outbox: MailMessage[]
  /** The folder that all replicas share. */
  readonly folder: FileStore
  /** Another process on the same database. */
  readonly replica: (operator?: Partial<OperatorSettings>, secret?: string) => Promise<LiveServices>
  /** What an owner types; the words to the replicas are those of the database. */
  readonly save: (name: Parameters<typeof saveService>[2], fields: Record<string, string>) => Promise<void>
  readonly forget: (name: Parameters<typeof saveService>[2]) => Promise<void>
  /** What an owner types of a bucket, and decides of the files in it. */
  readonly saveBucket: (settings: S3Settings) => Promise<unknown>
  readonly decideMove: (decision: MoveDecision) => Promise<unknown>
}

/** Tests with several processes over one database, which hear each other’s words as replicas do. */
export const test = base.extend('house', async ({ freshDatabase }, { onCleanup }): Promise<Replicas> => {
  const { services: bare, pool } = await freshDatabase()
  const closing: Array<() => Promise<unknown>> = []
  onCleanup(async () => {
    for (const close of closing.toReversed()) await close()
  })
  const open = async () => {
    const broadcast = await openBroadcast(pool.options, bare.log)
    closing.push(() => broadcast.close())
    return broadcast
  }
  const outbox: MailMessage[] = []
  const folder = filesInMemory()
  const services = { ...bare, broadcast: await open() }
  const owner = await aSignedIn(services, await aPerson(services, 'owner', { isAdmin: true }))
  const changing = { userId: owner.userId, grounds: [bySession(owner)] as const }
  return {
    services,
    outbox,
    folder,
    async replica(operator = {}, secret = services.secret) {
      const broadcast = await open()
      const settings = { ...nothingSet, ...operator }
      const box = { send: async (mail: MailMessage) => void outbox.push(mail) }
      const live = await openLiveServices({ ...services, broadcast, secret }, settings, { outbox: box, folder })
      closing.push(() => live.close())
      return live
    },
    async save(name, fields) {
      const read = readService(name, fields, await findService(services, name), { allowPrivate: true })
      if (!read.ok) throw new Error(JSON.stringify(read.errors))
      expect(await saveService(services, changing, name, read.value)).toEqual({ ok: true })
    },
    async saveBucket({ endpoint, ...fields }) {
      const typed = { ...fields, endpoint: endpoint ?? '' }
      const read = readService('files', typed, await findService(services, 'files'), { allowPrivate: true })
      if (!read.ok) throw new Error(JSON.stringify(read.errors))
      return saveBucket(services, changing, read.value)
    },
    decideMove: (decision) => decideMove(services, changing, decision),
    forget: async (name) => void (await forgetService(services, changing, name)),
  }
})

/** What an owner types of a mail server. */
export const mailFields = ({ port }: MailServer, mailPassword: string) => ({
  host: '127.0.0.1',
  port: String(port),
  encryption: 'none',
  user: 'coach',
  mailPassword,
  from: 'hello@coach.example',
})
