import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

import { freePort } from '#tests/support/product.ts'

export interface HoldingMailServer {
  readonly url: string
  /** Addresses of mails that have come in whole, whether they were taken or are being held. */
  readonly received: string[]
  /** Addresses of mails that the sender was told are taken. */
  readonly taken: string[]
  /** From now on mails are taken; those that are held never are. */
  takeMails(): void
  /** From now on they are held again. */
  holdMails(): void
}

/** A mail server that reads a mail and then says nothing, until it is told to take them. */
export async function aHoldingMailServer(): Promise<HoldingMailServer> {
  const received: string[] = []
  const taken: string[] = []
  let takes = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const addresses = session.envelope.rcptTo.map(({ address }) => address)
      stream.resume().once('end', () => {
        received.push(...addresses)
        if (!takes) return
        taken.push(...addresses)
        done()
      })
    },
  })
  server.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    taken,
    takeMails: () => void (takes = true),
    holdMails: () => void (takes = false),
  }
}
