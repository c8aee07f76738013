import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { expect } from 'vitest'

export interface WrittenMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The first link of the text, as a mail program would open it. */
  readonly link: string
}

/** Waits for the newest mail to an address whose subject matches. */
export async function mailTo(dataDir: string, address: string, subject: RegExp): Promise<WrittenMail> {
  let found: WrittenMail | undefined
  await expect
    .poll(
      async () => {
        const mails = await Promise.all(filesOf(join(dataDir, 'outbox')).map(readMail))
        found = mails.findLast((mail) => mail.to === address && subject.test(mail.subject))
        return found?.subject
      },
      { timeout: 15_000, message: `a mail to ${address} about ${subject}` },
    )
    .toMatch(subject)
  return found!
}

/** Whom the mails in the outbox are for, the oldest first. */
export async function addressesIn(dataDir: string): Promise<string[]> {
  const mails = await Promise.all(filesOf(join(dataDir, 'outbox')).map(readMail))
  return mails.map(({ to }) => to)
}

function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => join(folder, name))
}

async function readMail(file: string): Promise<WrittenMail> {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(readFileSync(file))
  return { to: to?.[0]?.address ?? '', subject, text, html, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
}
