import { runEvents } from '#features/automation/runs/run-events.server.ts'
import { RUNS } from '#features/automation/runs/run-rows.server.ts'
import { CHAT } from '#features/chat/conversation/conversations.server.ts'
import { threadEvents } from '#features/chat/conversation/threads.server.ts'
import { aVisit } from '#features/chat/conversation/visit.factory.server.ts'
import { INBOX } from '#features/inbox/core/inbox-topic.server.ts'
import { SEVERAL } from '#features/inbox/core/inbox-word.ts'
import { inboxEvents } from '#features/inbox/live/inbox-events.server.ts'
import { refreshEvents } from '#features/shop/refreshing/refresh-events.server.ts'
import { REFRESHES } from '#features/shop/refreshing/refresh-rows.server.ts'
import { Budget } from '#platform/budget.ts'
import { withinShare } from '#platform/stream-share.server.ts'
import { addresses } from '#routes/addresses.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { expect, test } from '#tests/support/test.ts'

const mayRead = async () => true
const id = '00000000-0000-4000-8000-000000000000'

interface Kind {
  readonly topic: string
  readonly word: string
  readonly open: (services: Services, signal: AbortSignal, at: number) => Response
}

/** Every stream of events, by its address: a word that is told on it, and how one is opened. */
const streams: Readonly<Record<string, Kind>> = {
  '/chat/events': {
    topic: CHAT,
    word: id,
    open: (services, signal, at) => threadEvents(services, aVisit({ browser: `browser-${at}` }), signal),
  },
  '/admin/messages/events': {
    topic: INBOX,
    word: SEVERAL,
    open: (services, signal) => inboxEvents(services, { mayRead, signal }),
  },
  '/blog-automation/events': { topic: RUNS, word: id, open: (services, signal) => runEvents(services, { mayRead, signal }) },
  '/shop/manage/refreshes/events': {
    topic: REFRESHES,
    word: id,
    open: (services, signal) => refreshEvents(services, { mayRead, signal }),
  },
}

/** What one word on a topic costs while so many streams are open. */
async function costOfWord(
  database: Parameters<typeof countQueries>[0],
  { topic, word, open }: Kind,
  howMany: number,
): Promise<number> {
  const end = new AbortController()
  const began: Array<Promise<unknown>> = []
  let cost = 0
  await countQueries(database, async (counted) => {
    for (let at = 0; at < howMany; at++) began.push(open(counted, end.signal, at).body!.getReader().read())
    // Each has said its first word: what opening a stream costs is over.
    await Promise.all(began)
    cost = await countQueries(database, async (again) => {
      Object.assign(counted, { db: again.db })
      await again.db.transaction((tx) => again.broadcast.publish(tx, topic, word))
      await new Promise((settled) => setTimeout(settled, 100))
    })
  })
  end.abort()
  return cost
}

test.for(Object.keys(streams))('a word on %s costs the same however many follow it', async (address, { freshDatabase }) => {
  const database = await freshDatabase()
  const one = await costOfWord(database, streams[address]!, 1)
  expect(await costOfWord(database, streams[address]!, 60)).toBe(one)
  expect(one).toBeLessThanOrEqual(5)
})

test('every stream of events is among those that are counted', () => {
  const named = addresses.filter(({ kind }) => kind === 'stream').map(({ path }) => path)
  expect(named.toSorted()).toEqual(Object.keys(streams).toSorted())
})

test('so many streams are open from a network, and so many in all; who is refused is told so, and a stream that ends makes room', async () => {
  const share = new Budget({ inAll: 3, each: 2 })
  const open = (network: string) => {
    const end = new AbortController()
    return { end, answer: withinShare(share, { network, signal: end.signal }, () => new Response('stream')) }
  }
  const first = open('a')
  expect([first.answer.status, open('a').answer.status]).toEqual([200, 200])
  const { answer } = open('a')
  expect([answer.status, answer.headers.get('Retry-After'), answer.headers.get('Connection'), await answer.text()]).toEqual([
    429,
    '60',
    'close',
    'Too many streams are open from your network. Please ask now and then instead.\n',
  ])
  expect([open('b').answer.status, open('c').answer.status]).toEqual([200, 503])
  first.end.abort()
  expect(open('c').answer.status).toBe(200)
})
