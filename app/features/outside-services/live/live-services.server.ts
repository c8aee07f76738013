import { isDeepStrictEqual } from 'node:util'

import type { OutsideServices, Trial } from '#features/outside-services/core/ports.server.ts'
import { resolveService, type Resolved } from '#features/outside-services/core/resolved-services.ts'
import { samePlace, serviceNames, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { countMissing, hasSomeMissing } from '#features/outside-services/files/bucket-files.server.ts'
import { doNextSlice } from '#features/outside-services/files/move-files.server.ts'
import { findStore, type StoreRow } from '#features/outside-services/files/store-state.server.ts'
import { createTwoStores } from '#features/outside-services/files/two-stores.server.ts'
import { followSettings } from '#features/outside-services/settings/follow-settings.server.ts'
import { findPreviousMail, findService, loadServices } from '#features/outside-services/settings/saved-services.server.ts'
import { createUseCounter, type NoteUse } from '#features/outside-services/uses/uses.server.ts'
import { createOpenAICompatibleModel } from '#platform/ai-openai-compatible.server.ts'
import type { TextModel } from '#platform/ai.server.ts'
import type { FilePlaces, Files, FileStore } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { createSmtpMailer, type SmtpMailer } from '#platform/mail-smtp.server.ts'
import type { Mailer } from '#platform/mail.server.ts'
import { createStripePayments, type Payments } from '#platform/payments.server.ts'

import {
  countedFiles,
  countedMailer,
  countedModel,
  countedPayments,
  typedBucket,
  typedMailer,
  typedModel,
  type Surroundings,
} from './adapters.server.ts'
import { trialMail } from './trial-mail.server.ts'
import { tryFiles, tryMail, tryModel, tryPayments } from './try-out.server.ts'

/** What the operator set in the environment; null where nothing. It wins over what is typed. */
export interface OperatorSettings extends Surroundings {
  readonly variables: ReadonlySet<string>
  readonly smtpUrl: string | null
  readonly mailFrom: string | null
  readonly inbound: Resolved['inbound'] | null
  readonly stripe: Resolved['payments'] | null
  readonly model: Pick<Resolved['model'], 'baseUrl' | 'apiKey' | 'model'> | null
  readonly tokensPerDay: number | null
  readonly chatSeconds: number | null
  /** The file store where it is an outside one. */
  readonly bucket: FileStore | null
}

/** The services in use, which follow the settings without a restart. What is read here holds for the moment. */
export interface LiveServices {
  readonly mail: Mailer
  readonly files: Files
  readonly filePlaces: () => FilePlaces
  /** The keys of all files in every store of the site, some twice. */
  readonly listFiles: () => AsyncIterable<string>
  readonly sendsMail: () => boolean
  readonly payments: () => Payments | null
  readonly ai: () => TextModel | null
  readonly inbound: () => Resolved['inbound'] | null
  readonly aiTokensPerDay: () => number
  readonly aiPatienceMs: () => number
  readonly outside: OutsideServices
  close(): Promise<void>
}

/** Those behind which an adapter stands. */
const BUILT = ['mail', 'payments', 'model', 'files'] as const
/** The word that clears what is cached of public pages. */
const PAGES = 'pages'
const TOKENS_PER_DAY = 200_000
const CHAT_SECONDS = 5
const TRIES_WITHIN_MS = 20_000

type Typed = { readonly [Name in ServiceName]: Resolved[Name] | null }

/**
 * Opens the services as environment and database have them, and follows the database from then on. `outbox` takes mails while there is no mail
 * server, and `folder` files while there is no bucket.
 */
export async function openLiveServices(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'db' | 'log' | 'secret' | 'site'>,
  operator: OperatorSettings,
  { outbox, folder }: { readonly outbox: Mailer; readonly folder: FileStore },
): Promise<LiveServices> {
  const { allowPrivate, senderOf, stripeApiBase: apiBase, variables } = operator
  const counter = createUseCounter({ ...services, outside: operator })
  const { note } = counter
  const noting = new Map<ServiceName, symbol>()
  /** For a service that takes the place of another one: what that one still does says nothing of this one. */
  const noteOf = (name: ServiceName): NoteUse => {
    const mine = Symbol(name)
    noting.set(name, mine)
    return (service, outcome) => {
      if (noting.get(name) === mine) note(service, outcome)
    }
  }
  const fixedBucket = operator.bucket && countedFiles(operator.bucket, note)
  let typed: Typed = { mail: null, inbound: null, payments: null, model: null, files: null }
  let store: StoreRow | null = null
  let bucket: FileStore | null = null
  let mailer: SmtpMailer | null = null
  let payments: Payments | null = null
  let model: TextModel | null = null

  const build = {
    mail() {
      const counted = noteOf('mail')
      mailer?.close()
      const from = senderOf(operator.mailFrom ?? typed.mail?.from ?? null)
      if (operator.smtpUrl) mailer = countedMailer(createSmtpMailer(operator.smtpUrl, from), counted)
      else mailer = typed.mail && countedMailer(typedMailer(typed.mail, from, allowPrivate), counted)
    },
    payments() {
      const counted = noteOf('payments')
      const settings = operator.stripe ?? typed.payments
      payments = settings && countedPayments({ ...settings, apiBase }, counted)
    },
    model() {
      const counted = noteOf('model')
      if (operator.model) model = countedModel(createOpenAICompatibleModel(operator.model), counted)
      else model = typed.model && countedModel(typedModel(typed.model, allowPrivate), counted)
    },
    files() {
      const counted = noteOf('files')
      bucket = typed.files && countedFiles(typedBucket(typed.files, allowPrivate), counted)
    },
    inbound() {},
  } satisfies Record<ServiceName, () => void>

  async function read(): Promise<Typed> {
    const saved = await loadServices(services)
    const of = <Name extends ServiceName>(name: Name) => (saved[name] ? resolveService(name, saved[name]) : null)
    return { mail: of('mail'), inbound: of('inbound'), payments: of('payments'), model: of('model'), files: of('files') }
  }
  async function takeUp() {
    const before = { typed, place: placeOf(store) }
    const now = await findStore(services.db)
    typed = await read()
    store = now
    const changed = serviceNames.filter((name) => !isDeepStrictEqual(before.typed[name], typed[name]))
    for (const name of changed) build[name]()
    // Public pages offer to buy, or lead to the trial, and the policy names every service. Said once this process knows, so that it draws none as
    // before.
    if (changed.length > 0 || before.place !== placeOf(store))
      await services.db.transaction((tx) => services.broadcast.publish(tx, PAGES))
  }
  store = await findStore(services.db)
  typed = await read()
  for (const name of BUILT) build[name]()
  const { reload, stop } = followSettings(services, takeUp)

  const trials: { [Name in ServiceName]: (settings: Resolved[Name] | null, to: string | null) => Promise<Trial> } = {
    async mail(settings, to) {
      const mail = to === null ? null : await trialMail(services.site, to)
      if (settings === null) return mailer ? tryMail(mailer, mail) : NOTHING
      const trier = typedMailer(settings, senderOf(operator.mailFrom ?? settings.from), allowPrivate)
      return tryMail(trier, mail).finally(() => trier.close())
    },
    payments: async (settings) => {
      if (settings === null) return payments ? tryPayments(payments) : NOTHING
      return tryPayments(createStripePayments({ ...settings, apiBase }))
    },
    model: async (settings) => {
      if (settings === null) return model ? tryModel(model) : NOTHING
      return tryModel(typedModel(settings, allowPrivate, TRIES_WITHIN_MS))
    },
    async files(settings) {
      const inUse = fixedBucket ?? bucket
      if (settings === null) return inUse ? tryFiles(inUse) : NOTHING
      const saved = await findService(services, 'files')
      const isNew = !saved || !samePlace('files', saved.settings, { ...settings, endpoint: settings.endpoint ?? '' })
      const tried = typedBucket(settings, allowPrivate)
      return tryFiles(tried, isNew && { isOurs: () => hasSomeMissing(services, tried, folder) })
    },
    async inbound(settings) {
      const address = (settings ?? operator.inbound ?? typed.inbound)?.address
      if (address === undefined) return NOTHING
      if (mailer === null) return { ok: false, sentence: 'A mail would have to go there, and no mail server is set up here.' }
      const sent = await tryMail(mailer, await trialMail(services.site, address))
      return sent.ok
        ? { ok: true, sentence: `A mail to ${address} is on its way. Once it has come in, it stands in the inbox.` }
        : sent
    },
  }

  return {
    files: fixedBucket ?? createTwoStores(services, { folder, bucket: () => bucket, known: () => store, reload }),
    filePlaces: () => ({
      main: fixedBucket || store?.main === 'bucket' ? 'outside' : 'server',
      areCopied: fixedBucket === null && store !== null,
    }),
    async *listFiles() {
      if (fixedBucket) return yield* fixedBucket.list()
      yield* folder.list()
      if (bucket) yield* bucket.list()
    },
    mail: { send: (message) => (mailer ?? outbox).send(message) },
    sendsMail: () => mailer !== null,
    payments: () => payments,
    ai: () => model,
    inbound: () => operator.inbound ?? typed.inbound,
    aiTokensPerDay: () => (model ? (operator.tokensPerDay ?? typed.model?.tokensPerDay ?? TOKENS_PER_DAY) : 0),
    aiPatienceMs: () => (model ? (operator.chatSeconds ?? typed.model?.chatSeconds ?? CHAT_SECONDS) * 1000 : 0),
    outside: {
      variables,
      allowPrivate,
      inUse: (name) => {
        const files = fixedBucket ?? (store?.main === 'bucket' ? bucket : null)
        return { mail: mailer, payments, model, inbound: operator.inbound ?? typed.inbound, files }[name] !== null
      },
      reload,
      tryOut: (name, settings, to) => trials[name](settings, to),
      // What a bucket of the environment has is not known here, and nothing is moved beside it.
      moveFiles: (needs) => (fixedBucket ? Promise.resolve() : doNextSlice(needs, { folder, bucket })),
      missingFiles: () => (fixedBucket ? Promise.resolve(null) : countMissing(services, folder)),
      async sendByPrevious(message) {
        const previous = operator.smtpUrl ? null : await findPreviousMail(services)
        const settings = previous && resolveService('mail', previous)
        if (!settings) return false
        const before = typedMailer(settings, senderOf(operator.mailFrom ?? settings.from), allowPrivate)
        return before
          .send(message)
          .then(
            () => true,
            () => false,
          )
          .finally(() => before.close())
      },
      keepMail: (message) => outbox.send(message),
      async check(name) {
        if (name === 'payments') await payments?.readAccount()
        else if (name === 'files') await trials.files(null, null)
        else await mailer?.verify().catch(() => {})
      },
      noteUse: note,
    },
    async close() {
      stop()
      await counter.write()
      mailer?.close()
    },
  }
}

const placeOf = (store: StoreRow | null) => store && `${store.main} ${store.phase}`

const NOTHING: Trial = { ok: false, sentence: 'Nothing is set up here yet.' }
