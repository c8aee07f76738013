import type { Resolved } from '#features/outside-services/core/resolved-services.ts'
import type { NoteUse } from '#features/outside-services/uses/uses.server.ts'
import { createOpenAICompatibleModel } from '#platform/ai-openai-compatible.server.ts'
import { TextModelError, type TextModel } from '#platform/ai.server.ts'
import type { AddressCheck } from '#platform/checked-addresses.server.ts'
import { createS3Files, explainFileFailure } from '#platform/files-s3.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { Sender } from '#platform/mail-composition.server.ts'
import { explainMailFailure } from '#platform/mail-failures.server.ts'
import { createSmtpMailer, type SmtpMailer } from '#platform/mail-smtp.server.ts'
import { createStripePayments, explainPaymentFailure, type Payments } from '#platform/payments.server.ts'
import { createServiceFetch } from '#platform/service-fetch.server.ts'

/** What the operator allows of addresses that are typed, and where Stripe is. */
export interface Surroundings {
  readonly allowPrivate: boolean
  readonly stripeApiBase: string | null
  /** Who a mail comes from, where this is written as its sender. */
  readonly senderOf: (from: string | null) => Sender
}

type Typed = Omit<Resolved['mail'], 'from'>

/** A mail server that was typed: its host is looked up and checked for every connection. */
export function typedMailer({ server }: Typed, from: Sender, allowPrivate: boolean, answerWithinMs = 10_000): SmtpMailer {
  const check: AddressCheck = allowPrivate ? { allowAddress: () => true } : {}
  return createSmtpMailer(server, from, { answerWithinMs, check })
}

const asFields = { baseUrl: 'the address', apiKey: 'the API key', model: 'the name of the model' }

/** A model that was typed. */
export function typedModel({ baseUrl, apiKey, model }: Resolved['model'], allowPrivate: boolean, timeoutMs?: number): TextModel {
  const settings = { fetchBy: createServiceFetch({ allowPrivate }), ...(timeoutMs !== undefined && { timeoutMs }) }
  return createOpenAICompatibleModel({ baseUrl, apiKey, model }, settings, asFields)
}

export function countedMailer(mailer: SmtpMailer, note: NoteUse): SmtpMailer {
  const counted = async (work: () => Promise<void>) => {
    try {
      await work()
      note('mail', null)
    } catch (error) {
      const { sentence, isOfOneMail } = explainMailFailure(error)
      note('mail', isOfOneMail ? null : sentence)
      throw error
    }
  }
  return {
    send: (message) => counted(() => mailer.send(message)),
    verify: () => counted(() => mailer.verify()),
    close: () => mailer.close(),
  }
}

/** A bucket that was typed. */
export function typedBucket(settings: Resolved['files'], allowPrivate: boolean): FileStore {
  return createS3Files(settings, createServiceFetch({ allowPrivate }))
}

export function countedFiles(files: FileStore, note: NoteUse): FileStore {
  const counted = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await work()
      note('files', null)
      return result
    } catch (error) {
      const failure = explainFileFailure(error)
      if (failure !== null) note('files', failure)
      throw error
    }
  }
  return {
    put: (key, body, contentType) => counted(() => files.put(key, body, contentType)),
    get: (key) => counted(() => files.get(key)),
    delete: (key) => counted(() => files.delete(key)),
    hasRoomFor: (bytes) => files.hasRoomFor(bytes),
    list: (after) => files.list(after),
  }
}

export function countedPayments(settings: Parameters<typeof createStripePayments>[0], note: NoteUse): Payments {
  return createStripePayments(settings, (answer) => note('payments', explainPaymentFailure(answer)))
}

export function countedModel(model: TextModel, note: NoteUse): TextModel {
  return {
    name: model.name,
    fingerprint: model.fingerprint,
    async generate(request) {
      try {
        const answer = await model.generate(request)
        note('model', null)
        return answer
      } catch (error) {
        const failure = failureOf(error, request.signal)
        if (failure !== null) note('model', failure)
        throw error
      }
    },
  }
}

/** Null where whoever asked has gone, or the mistake is ours. */
function failureOf(error: unknown, signal: AbortSignal | undefined): string | null {
  if (error instanceof TextModelError) return error.message
  const reason: unknown = signal?.aborted ? signal.reason : null
  return reason instanceof DOMException && reason.name === 'TimeoutError'
    ? 'The AI model did not answer in the time that visitors wait.'
    : null
}
