import { createTransport } from 'nodemailer'

import { composeMail, senderNow, type Sender } from './mail-composition.server.ts'
import type { Mailer } from './mail.server.ts'

export interface SmtpMailer extends Mailer {
  close(): void
}

/**
 * Sends over SMTP ("smtp://user:password@host:587", smtps for TLS from the start). Two connections at most, kept for a
 * series of mails; a server that is slow or silent ends in an error, which the job tries again.
 */
export function createSmtpMailer(url: string, from: Sender, { answerWithinMs = 10_000 } = {}): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: 3 * answerWithinMs,
    dnsTimeout: answerWithinMs,
  })
  // A connection that breaks while nobody uses it is opened again at the next mail.
  transport.on('error', () => {})
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, await senderNow(from), new Date()))
    },
    close: () => transport.close(),
  }
}
