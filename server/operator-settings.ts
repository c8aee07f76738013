import type { OperatorSettings } from '#features/outside-services/live/live-services.server.ts'
import type { Env } from '#platform/env.server.ts'
import { createS3Files } from '#platform/files-s3.server.ts'
import type { Sender } from '#platform/mail-composition.server.ts'

/** What the environment says of services that the owner could set up too: there it wins. */
export function operatorSettings(env: Env, senderOf: (from: string | null) => Sender): OperatorSettings {
  return {
    variables: env.given,
    allowPrivate: env.allowPrivateServices,
    senderOf,
    smtpUrl: env.smtpUrl,
    mailFrom: env.mailFrom,
    inbound: env.inbound,
    stripe: env.stripe,
    stripeApiBase: env.stripe?.apiBase ?? null,
    model: env.ai,
    tokensPerDay: env.aiTokensPerDay,
    chatSeconds: env.aiChatSeconds,
    bucket: env.s3 && createS3Files(env.s3),
  }
}
