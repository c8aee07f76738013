import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** Payloads name the person or the address, never a token: the link is made where the mail is. */
export const sendConfirmation = defineJob({ name: 'identity.send-confirmation', payload: z.object({ userId: z.uuid() }) })

/** Sent for unknown addresses too, so that asking takes the same time; the handler then sends nothing. */
export const sendReset = defineJob({ name: 'identity.send-reset', payload: z.object({ email: z.string() }) })

/** What a person is told of when it happens to their account. */
export const notices = [
  'new-device',
  'password-changed',
  'password-reset',
  'factor-added',
  'factor-removed',
  'factor-taken',
  'factor-lost',
  'factor-kept',
  'recovery-used',
  'address-changed',
  'passkey-added',
  'passkey-removed',
  'token-made',
  'erasure-called-off',
  'more',
] as const

export const sendNotice = defineJob({
  name: 'identity.send-notice',
  payload: z.object({ userId: z.uuid(), notice: z.enum(notices), userAgent: z.string().optional(), to: z.string().optional() }),
})

/** Both addresses of a change get a link of their own. */
export const sendAddressChange = defineJob({ name: 'identity.send-address-change', payload: z.object({ userId: z.uuid() }) })

/**
 * The link that begins the removal of a second step that is lost; none once the sign-in in which it was asked for was ended. A job that was
 * queued by a version before this rule names no challenge, and still runs.
 */
export const sendLostStep = defineJob({
  name: 'identity.send-lost-step',
  payload: z.object({ userId: z.uuid(), challengeId: z.uuid().optional() }),
})

/** Says that a second step goes, and how to stop it. A removal of another day than `dueAt` has mails of its own. */
export const sendPlannedRemoval = defineJob({
  name: 'identity.send-planned-removal',
  payload: z.object({ userId: z.uuid(), dueAt: z.iso.datetime() }),
})

/** `next` is where the link leads. */
export const sendSignIn = defineJob({
  name: 'identity.send-sign-in',
  payload: z.object({ email: z.string(), next: z.string().nullable() }),
})
