import type { Trial } from '#features/outside-services/core/ports.server.ts'
import { TextModelError, type TextModel } from '#platform/ai.server.ts'
import { NO_ROOM } from '#platform/file-problems.ts'
import { explainFileFailure } from '#platform/files-s3.server.ts'
import { isNoRoom, type FileStore } from '#platform/files.server.ts'
import { explainMailFailure } from '#platform/mail-failures.server.ts'
import type { SmtpMailer } from '#platform/mail-smtp.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'
import { explainPaymentFailure, type Payments } from '#platform/payments.server.ts'

/** Signs in at a mail server, and sends one mail where there is one. */
export async function tryMail(mailer: SmtpMailer, message: MailMessage | null): Promise<Trial> {
  try {
    await mailer.verify()
    if (message === null) return { ok: true, sentence: 'The mail server let the site in.' }
    await mailer.send(message)
    return {
      ok: true,
      sentence: `The mail server took a mail to ${message.to}. Please look whether it has come, also among spam.`,
    }
  } catch (error) {
    const { sentence, words } = explainMailFailure(error)
    return { ok: false, sentence: words === null ? sentence : `${sentence} It said: “${words}”` }
  }
}

/** Reads whose account it is. */
export async function tryPayments(payments: Payments): Promise<Trial> {
  const answer = await payments.readAccount()
  if (!answer.ok) return { ok: false, sentence: explainPaymentFailure(answer) ?? 'Stripe refused to say whose account this is.' }
  const { name, isLive } = answer.value
  const mode = isLive ? 'live mode: money moves' : 'test mode: no money moves'
  return {
    ok: true,
    sentence: `Stripe knows the secret key${name === null ? '' : `, of the account “${name}”`} (${mode}). Whether the signing secret is right shows with the first event of the webhook.`,
  }
}

/**
 * Puts a small file, reads it and deletes it.
 *
 * @param isNew a place that has no files of this site yet, which has to be empty, unless what lies there `isOurs`
 */
export async function tryFiles(files: FileStore, isNew: { isOurs(): Promise<boolean> } | false = false): Promise<Trial> {
  const key = `probes/${crypto.randomUUID()}.txt`
  const body = new TextEncoder().encode('This file was put here to try the file store.')
  try {
    if (isNew && !(await files.list()[Symbol.asyncIterator]().next()).done && !(await isNew.isOurs()))
      return { ok: false, sentence: NOT_EMPTY }
    await files.put(key, body, 'text/plain')
    const file = await files.get(key)
    await files.delete(key)
    if (!file || Buffer.compare(file.body, body) !== 0)
      return { ok: false, sentence: 'The file store took a file, and gave back another one.' }
    return { ok: true, sentence: 'The file store took a small file, gave it back whole, and deleted it.' }
  } catch (error) {
    const sentence = isNoRoom(error) ? NO_ROOM : explainFileFailure(error)
    if (sentence === null) throw error
    return { ok: false, sentence }
  }
}

const NOT_EMPTY = 'There are files in this bucket already. Please use an empty one, which nothing else uses.'

/** Asks one short question. */
export async function tryModel(model: TextModel): Promise<Trial> {
  try {
    const { text } = await model.generate({
      system: 'You are being tried out. Answer in one short sentence.',
      prompt: 'Please say that you are ready.',
      maxOutputTokens: 300,
      isWaitedFor: true,
    })
    return { ok: true, sentence: `The model answered: “${text.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}”` }
  } catch (error) {
    if (error instanceof TextModelError) return { ok: false, sentence: error.message }
    throw error
  }
}
