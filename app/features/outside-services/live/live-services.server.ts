import { isDeepStrictEqual } from 'node:util'

import type { OutsideServices, Trial } from '#features/outside-services/core/ports.server.ts'
import { resolveService, type Resolved } from '#features/outside-services/core/resolved-services.ts'
import type { ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { followSettings } from '#features/outside-services/settings/follow-settings.server.ts'
import { findPreviousMail, loadServices } from '#features/outside-services/settings/saved-services.server.ts'
import { createUseCounter } from '#features/outside-services/uses/uses.server.ts'
import { createOpenAICompatibleModel } from '#platform/ai-openai-compatible.server.ts'
import type { TextModel } from '#platform/ai.server.ts'
import type { Files } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { createSmtpMailer, type SmtpMailer } from '#platform/mail-smtp.server.ts'
import type { Mailer } from '#platform/mail.server.ts'
import { createStripePayments, type Payments } from '#platform/payments.server.ts'

import {
  countedFiles,
  countedMailer,
  countedModel,
  countedPayments,
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
  readonly bucket: Files | null
}

/** The services in use, which follow the settings without a restart. What is read here holds for the moment. */
export interface LiveServices {
  readonly mail: Mailer
  /** Null where files lie in the folder. */
  readonly bucket: Files | null
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
const BUILT = ['mail', 'payments', 'model'] as const
/** The word that clears what is cached of public pages. */
const PAGES = 'pages'
const TOKENS_PER_DAY = 200_000
const CHAT_SECONDS = 5
const TRIES_WITHIN_MS = 20_000

type Typed = { readonly [Name in ServiceName]: Resolved[Name] | null }

/** Opens the services as environment and database have them, and follows the database from then on. `outbox` takes mails while there is no mail server. */
export async function openLiveServices(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'db' | 'log' | 'secret' | 'site'>,
  operator: OperatorSettings,
  outbox: Mailer,
): Promise<LiveServices> {
  const { allowPrivate, senderOf, stripeApiBase: apiBase, variables } = operator
  const counter = createUseCounter(services)
  const { note } = counter
  const bucket = operator.bucket && countedFiles(operator.bucket, note)
  let typed: Typed = { mail: null, inbound: null, payments: null, model: null }
  let mailer: SmtpMailer | null = null
  let payments: Payments | null = null
  let model: TextModel | null = null

  const build = {
    mail() {
      mailer?.close()
      const from = senderOf(operator.mailFrom ?? typed.mail?.from ?? null)
      if (operator.smtpUrl) mailer = countedMailer(createSmtpMailer(operator.smtpUrl, from), note)
      else mailer = typed.mail && countedMailer(typedMailer(typed.mail, from, allowPrivate), note)
    },
    payments() {
      const settings = operator.stripe ?? typed.payments
      payments = settings && countedPayments({ ...settings, apiBase }, note)
    },
    model() {
      if (operator.model) model = countedModel(createOpenAICompatibleModel(operator.model), note)
      else model = typed.model && countedModel(typedModel(typed.model, allowPrivate), note)
    },
    inbound() {},
  } satisfies Record<ServiceName, () => void>

  async function read(): Promise<Typed> {
    const saved = await loadServices(services)
    const of = <Name extends ServiceName>(name: Name) => (saved[name] ? resolveService(name, saved[name]) : null)
    return { mail: of('mail'), inbound: of('inbound'), payments: of('payments'), model: of('model') }
  }
  async function takeUp() {
    const before = typed
    typed = await read()
    const changed = BUILT.filter((name) => !isDeepStrictEqual(before[name], typed[name]))
    for (const name of changed) build[name]()
    // Public pages offer to buy, or lead to the trial. Said once this process knows, so that it draws none of them as before.
    if (changed.includes('payments')) await services.db.transaction((tx) => services.broadcast.publish(tx, PAGES))
  }
  typed = await read()
  for (const name of BUILT) build[name]()
  const { reload, stop } = followSettings(services, takeUp)

  const trials: { [Name in ServiceName]: (settings: Resolved[Name] | null, to: string) => Promise<Trial> } = {
    async mail(settings, to) {
      const mail = await trialMail(services.site, to)
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
    bucket,
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
      inUse: (name) => ({ mail: mailer, payments, model, inbound: operator.inbound ?? typed.inbound })[name] !== null,
      reload,
      tryOut: (name, settings, to) => trials[name](settings, to),
      tryFiles: () => (bucket ? tryFiles(bucket) : Promise.resolve(NOTHING)),
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
      async check(name) {
        if (name === 'payments') await payments?.readAccount()
        else if (name === 'files') await (bucket && tryFiles(bucket))
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

const NOTHING: Trial = { ok: false, sentence: 'Nothing is set up here yet.' }
