import { createHash } from 'node:crypto'

import { formatInstant } from '#base/dates/format-date.ts'
import { listAdminAddresses } from '#features/identity/people/admins.server.ts'
import type { SetByOperator } from '#features/outside-services/uses/uses.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import { conditionsIn } from './conditions.ts'
import { whyNobodyIsMailed } from './nobody-mailed.ts'
import type { SystemPorts } from './ports.server.ts'
import { observe } from './read-state.server.ts'
import {
  claimNews,
  findTroubles,
  noteConditions,
  noteMailFailed,
  noteTold,
  type Claimed,
  type Trouble,
} from './troubles.server.ts'

export type Watching = Pick<Infrastructure, 'db' | 'clock' | 'mail' | 'sendsMail' | 'site' | 'log'> & SetByOperator & SystemPorts

/** How things stood at the last look. */
export interface Seen {
  readonly troubles: readonly Trouble[]
  /** A mail about a trouble could not be sent, or the mail server does not work at all. */
  readonly mailFails: boolean
}

/**
 * One look at the whole, which each process takes every minute: notes what is wrong, and mails the owners what has been so for ten minutes and
 * what is well again. It is the process itself that mails, and no job, because that jobs stand still is one of the things to be told.
 */
export async function checkSystem(services: Watching, poolExhaustedSince: Date | null): Promise<Seen> {
  const { db, clock } = services
  const observed = await observe(services, poolExhaustedSince)
  await noteConditions(db, observed.now, conditionsIn(observed))
  const news = await claimNews(db, observed.now)
  if (news.begun.length + news.over.length > 0) await tell(services, news)
  const troubles = await findTroubles(db, clock.now())
  const mailFails = troubles.some(({ kind, mailFailedAt }) => kind === 'service.mail' || mailFailedAt !== null)
  return { troubles, mailFails }
}

/** What could be told to nobody counts as not told: it is tried again, until there is somebody. */
async function tell(services: Watching, news: Claimed): Promise<void> {
  const { db, clock, log, mail } = services
  const kinds = (troubles: readonly Trouble[]) => troubles.map(({ kind }) => kind)
  const what = { begun: kinds(news.begun), over: kinds(news.over) }
  try {
    const owners = await listAdminAddresses(db)
    const why = whyNobodyIsMailed(services.sendsMail, owners)
    if (why !== null) {
      log.error(what, `Nobody could be told what is wrong, or well again: ${why}.`)
      return await noteMailFailed(db, clock.now(), news)
    }
    await mail.send(await alertMail(services, owners, news))
  } catch (error) {
    log.error({ ...what, err: error }, 'The owners could not be mailed what is wrong.')
    return noteMailFailed(db, clock.now(), news)
  }
  log.warn(what, 'The owners were told what is wrong, or well again.')
  await noteTold(db, clock.now(), news)
}

/** One mail about all of it. */
async function alertMail({ site, clock }: Watching, owners: readonly string[], { begun, over }: Claimed) {
  const siteName = await site.name()
  const first = begun[0] ?? over[0]!
  const others = begun.length > 0 ? begun.length - 1 : over.length - 1
  const more = others > 0 ? `, and ${others} more` : ''
  const subject = begun.length > 0 ? `${first.title}${more}` : `Well again: ${first.title}${more}`
  return {
    to: owners.join(', '),
    messageId: `${nameOf(begun, over)}@${new URL(site.origin).hostname}`,
    ...renderMail({
      subject: `${subject} (${siteName})`,
      preview: begun[0]?.sentence ?? 'It is over.',
      brandName: siteName,
      blocks: [
        { kind: 'heading', text: begun.length > 0 ? 'Something has been wrong for ten minutes' : 'It is well again' },
        ...begun.map(({ title, sentence, since }) => ({
          kind: 'paragraph' as const,
          text: `${title}, since ${formatInstant(since, 'UTC', null)} (UTC). ${sentence}`,
        })),
        ...over.map(({ title, since, seenAt }) => ({
          kind: 'paragraph' as const,
          text: `Well again: ${title}. It was so from ${formatInstant(since, 'UTC', null)} to ${formatInstant(seenAt, 'UTC', null)} (UTC).`,
        })),
        { kind: 'paragraph', text: `This mail was written on ${formatInstant(clock.now(), 'UTC', null)} (UTC).` },
        { kind: 'link', label: 'Look at the system', href: `${site.origin}/admin/system` },
      ],
      footer: 'Everybody who runs the site gets this mail, once for each trouble and once when it is over.',
    }),
  }
}

/** The same for the same news: a mail that goes out twice, because a process was killed in between, is shown once. */
function nameOf(begun: readonly Trouble[], over: readonly Trouble[]): string {
  const told = [begun, over].map((troubles) => troubles.map(({ kind, since }) => [kind, since.toISOString()]).toSorted())
  return `trouble-${createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 32)}`
}
