import type { z } from 'zod'

import { formatInstant } from '#base/dates/format-date.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { listNames } from '#features/identity/people/names.server.ts'
import type { OutsideServicesPorts } from '#features/outside-services/core/ports.server.ts'
import { serviceKinds } from '#features/outside-services/core/service-kinds.ts'
import type { announceChange } from '#features/outside-services/settings/service-words.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

/**
 * Tells one owner that somebody changed a service. Where the mail server itself was changed it goes by the one before: whoever put in a server
 * of their own shall not be the only one to read this. Where neither takes it, it stays in the outbox, of which the overview tells.
 */
export async function mailChange(
  { db, mail, outside, site, clock, log }: Pick<Infrastructure, 'db' | 'mail' | 'site' | 'clock' | 'log'> & OutsideServicesPorts,
  { service, act, by, to }: z.output<typeof announceChange.payload>,
): Promise<void> {
  const [account, names, siteName] = await Promise.all([findAccount(db, to), listNames(db, [by]), site.name()])
  if (!account) return
  const { title, embedded } = serviceKinds[service]
  const who = names.get(by)
  const whoLabel = who ? (who.displayName ?? who.email) : 'Somebody who has no account any more'
  const text = {
    saved: `${whoLabel} changed the settings of the service “${title}”.`,
    forgotten: `${whoLabel} removed the settings of the service “${title}”. From now on: ${embedded}.`,
    'to-folder': `${whoLabel} has the files of the site moved back to the folder of its server.`,
    'without-bucket': `${whoLabel} has the site use the folder of its server again, without the bucket. Files that only the bucket has are missing until it answers.`,
    stop: `${whoLabel} stopped the move of the files of the site. They stay where they were.`,
  }[act]
  const message = {
    to: account.email,
    ...renderMail({
      subject: `${title}: settings changed at ${siteName}`,
      preview: text,
      brandName: siteName,
      blocks: [
        { kind: 'heading', text: 'A service was changed' },
        { kind: 'paragraph', text },
        { kind: 'paragraph', text: `This mail was written on ${formatInstant(clock.now(), 'UTC', null)} (UTC).` },
        { kind: 'link', label: 'Open the services', href: `${site.origin}/admin/settings/services` },
      ],
      footer:
        'Everybody who runs the site gets this mail. If none of you did this, somebody else is signed in as one of you: change the password of that account, and look into the audit log.',
    }),
  }
  if (service !== 'mail') return mail.send(message)
  if (await outside.sendByPrevious(message)) return
  await mail.send(message).catch((error: unknown) => {
    log.warn({ err: error }, 'No mail server took the word of its change: it stays in the outbox.')
    return outside.keepMail(message)
  })
}
