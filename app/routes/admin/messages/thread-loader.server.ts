import { data, type RouterContextProvider } from 'react-router'

import { countryOf } from '#features/chat/intent/country.ts'
import { findTimeZone } from '#features/identity/core/profile.server.ts'
import { namesOf } from '#features/identity/people.server.ts'
import { listAdmins } from '#features/identity/people/admins.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { markSeen } from '#features/inbox/items/change-items.server.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { isForgotten, nameOf, type Item } from '#features/inbox/items/item.ts'
import { countryName } from '#features/inbox/read-first/help-shown.ts'
import { findDrafts } from '#features/inbox/thread/drafts.server.ts'
import { findItem, findSender, listParts } from '#features/inbox/thread/find-thread.server.ts'
import { answerSubject } from '#features/inbox/thread/subject.ts'
import { isConversation } from '#features/inbox/thread/write.server.ts'
import { instantLabel } from '#routes/admin/instant-label.ts'
import { servicesContext, type Services } from '#services.server.ts'

/** A thread with all that was said in it. To open it is to have read it. */
export async function loadThread(id: string, context: Readonly<RouterContextProvider>) {
  const services = context.get(servicesContext)
  const me = signedIn(context)
  const item = await findItem(services, id)
  if (!item) throw data(null, 404)
  if (!item.read) await markSeen(services, id)
  const [parts, sender, drafts, team, { waiting }] = await Promise.all([
    listParts(services, item),
    findSender(services, item),
    findDrafts(services, me, id),
    listAdmins(services.db),
    countUnread(services),
  ])
  const writers = await namesOf(services.db, drafts.others)
  const label = (instant: Date) => instantLabel(instant, me.timeZone)
  const replies = parts.filter(({ from }) => from === 'reply')
  const { ref: _ref, body: _body, receivedAt, begunAt, dangerAt, danger: _danger, help: _help, ...facts } = item
  return {
    ...facts,
    name: nameOf(item),
    begun: label(begunAt),
    begunAt: begunAt.toISOString(),
    parts: parts.map(({ at, writtenBy, ...part }) => ({
      ...part,
      isOwn: writtenBy === me.userId,
      at: at.toISOString(),
      when: label(at),
      isLate: isLate(services.clock.now(), at),
    })),
    account: sender.account && { userId: sender.account.userId, emailVerified: sender.account.emailVerified },
    others: sender.others.map(({ receivedAt: at, ...other }) => ({
      ...other,
      receivedAt: at.toISOString(),
      received: label(at),
    })),
    draft: drafts.own,
    seenDanger: dangerAt?.toISOString() ?? '',
    recognised: dangerAt && label(dangerAt),
    isForgotten: isForgotten(item),
    ...(await whereWriterIs(services, item, sender.account)),
    // What is kept renews the instant of the item as well.
    isUnkept: dangerAt !== null && dangerAt > receivedAt,
    writers: [...writers.values()],
    team,
    waiting,
    /** The newest reply that stands on this page: whoever answers has seen it. */
    seen: replies.at(-1)?.id ?? '',
    subject: answerSubject(parts.findLast(({ subject }) => subject !== '')?.subject ?? ''),
    isInChat: isConversation(item) && services.threads.chat !== null,
  }
}

/** The writer’s country as the help that was shown tells it, else as the profile’s zone does; in English, null where nobody knows. */
async function whereWriterIs(services: Pick<Services, 'db'>, { help }: Item, account: { readonly userId: string } | null) {
  const country =
    help?.country ?? (account && countryOf({ timeZone: await findTimeZone(services, account.userId), languages: null }))
  return { country: countryName(country), numbersShown: help?.numbers ?? null }
}

/** After so long a mail that has not gone is not just on its way: the job gives up within the hour. */
const LATE_MS = 60 * 60 * 1000

function isLate(now: Date, at: Date): boolean {
  return now.getTime() - at.getTime() > LATE_MS
}
