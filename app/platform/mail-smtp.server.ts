import { connect, type Socket } from 'node:net'

import { createTransport, type SMTPTransportOptions } from 'nodemailer'

import { checkedAddresses, lookupOf, type AddressCheck } from './checked-addresses.server.ts'
import { composeMail, senderNow, type Sender } from './mail-composition.server.ts'
import type { Mailer } from './mail.server.ts'

export interface SmtpMailer extends Mailer {
  /** Connects and signs in, and sends nothing. @throws what the server said */
  verify(): Promise<void>
  close(): void
}

/** A mail server, part by part. `starttls` refuses a server that does not go over to TLS. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly encryption: 'tls' | 'starttls' | 'none'
  readonly login: { readonly user: string; readonly password: string } | null
}

/**
 * Sends over SMTP ("smtp://user:password@host:587", smtps for TLS from the start; or its parts). Two connections at most, kept for a
 * series of mails; a server that is slow or silent ends in an error, which the job tries again. With `check` every connection goes to an
 * address of the host that was checked.
 */
export function createSmtpMailer(
  server: string | SmtpServer,
  from: Sender,
  { answerWithinMs = 10_000, check, ca }: { answerWithinMs?: number; check?: AddressCheck; ca?: string } = {},
): SmtpMailer {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : partsOf(server)),
    ...(ca && { tls: { ca } }),
    pool: true,
    maxConnections: 2,
    maxMessages: 50,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: 3 * answerWithinMs,
    dnsTimeout: answerWithinMs,
    ...(check && typeof server !== 'string' && { getSocket: checkedSocket(server, check, answerWithinMs) }),
  })
  // A connection that breaks while nobody uses it is opened again at the next mail.
  transport.on('error', () => {})
  return {
    async send(message) {
      await transport.sendMail(composeMail(message, await senderNow(from), new Date()))
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

function partsOf({ host, port, encryption, login }: SmtpServer) {
  return {
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(login && { auth: { user: login.user, pass: login.password } }),
  }
}

function checkedSocket(
  server: SmtpServer,
  check: AddressCheck,
  withinMs: number,
): NonNullable<SMTPTransportOptions['getSocket']> {
  return (_options, callback) => {
    connectChecked(server, check, withinMs).then(
      (connection) => callback(null, { connection }),
      (error: Error) => callback(error, false),
    )
  }
}

async function connectChecked({ host, port }: SmtpServer, check: AddressCheck, withinMs: number): Promise<Socket> {
  const lookup = lookupOf(await checkedAddresses(host, check))
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup })
    const outOfTime = () => socket.destroy(Object.assign(new Error('The server did not answer.'), { code: 'ETIMEDOUT' }))
    socket.setTimeout(withinMs, outOfTime)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('timeout', outOfTime)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}
