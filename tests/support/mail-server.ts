import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on 127.0.0.1 for one test, which wants a password. */
export interface MailServer {
  readonly port: number
  /** Sources of the mails that it took. */
  readonly taken: string[]
  /** From now on it wants this password. */
  setPassword(password: string): void
  close(): Promise<void>
}

export async function aMailServer(password: string): Promise<MailServer> {
  const taken: string[] = []
  let wanted = password
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password: shown }, _session, done) =>
      shown === wanted ? done(null, { user: username }) : done(new Error('Wrong login')),
    async onData(stream, _session, done) {
      taken.push((await buffer(stream)).toString('utf8'))
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  onTestFinished(close)
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    setPassword: (next) => void (wanted = next),
    close,
  }
}
