import { formatDayOf } from '#base/dates/format-date.ts'
import { makeLink } from '#features/identity/core/access/mailed-links.server.ts'
import { findAccount, type Account } from '#features/identity/core/accounts.server.ts'
import { holdAccount } from '#features/identity/core/grants.server.ts'
import { findTimeZone } from '#features/identity/core/profile.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'

import { findRemoval } from './lost-step.server.ts'

/** The day on which a person’s lost second step goes, in words; null when it stays. */
export async function dayOfRemoval(services: Pick<Infrastructure, 'db'>, userId: string): Promise<string | null> {
  const removal = await findRemoval(services, userId)
  return removal && formatDayOf(removal.dueAt, await findTimeZone(services, userId), null)
}

/** What every mail about the account says while its second step is about to go, with a link that stops it; nothing otherwise. */
export async function removalBlocks(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site'>,
  { userId, email }: Account,
): Promise<MailBlock[]> {
  const day = await dayOfRemoval(services, userId)
  if (day === null) return []
  const link = await services.db.transaction(async (tx) => {
    const held = await holdAccount(tx, userId)
    return held && makeLink(held, services, 'keep-second-step', { userId, address: email })
  })
  if (link === null) return []
  return [
    {
      kind: 'paragraph',
      text:
        `Your second step will be removed on ${day}: somebody who knows your password and reads your mail said that phone and recovery ` +
        'codes are lost. From then on your password alone signs in. If that was not you, keep it here.',
    },
    { kind: 'button', label: 'Keep the second step', href: link },
  ]
}

/** Told on each day of the wait. Silent when the removal was stopped, or another one has taken its place. */
export async function mailPlannedRemoval(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site'>,
  { userId, dueAt }: { userId: string; dueAt: string },
): Promise<void> {
  const [account, removal] = [await findAccount(services.db, userId), await findRemoval(services, userId)]
  if (!account || removal?.dueAt.toISOString() !== dueAt) return
  const siteName = await services.site.name()
  const blocks = await removalBlocks(services, account)
  const mail = renderMail({
    subject: `Your second step at ${siteName} is about to be removed`,
    preview: 'Until then it can be kept.',
    brandName: siteName,
    blocks: [{ kind: 'heading', text: 'Was this you?' }, ...blocks],
    footer:
      'If it was you, there is nothing to do but wait. If it was not, keep the second step, reset your password at once, and choose a new ' +
      'password for your mailbox too.',
  })
  await services.mail.send({ to: account.email, ...mail })
}
