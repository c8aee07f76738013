import { chatConversations } from '#features/chat/core/tables.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { CHAT } from './conversations.server.ts'
import { threadEvents } from './threads.server.ts'
import { aVisit } from './visit.factory.server.ts'

test('only the browser and the person of a conversation hear what is said in it', async ({ services }) => {
  const viewer = { userId: await aPerson(services, 'ann') } as Viewer
  const begun = await Promise.all(
    [
      { browser: 'here', userId: null },
      { browser: 'there', userId: null },
      { browser: 'here', userId: viewer.userId },
    ].map(async (whose) => {
      const at = services.clock.now()
      const values = { ...whose, sessionId: crypto.randomUUID(), beganAt: at, lastAt: at }
      const [row] = await services.db.insert(chatConversations).values(values).returning({ id: chatConversations.id })
      return row!.id
    }),
  )
  /** Waits for each word that should be heard, and a moment for each that should not. */
  const expectHearing = async (visit: ReturnType<typeof aVisit>, expected: boolean[]) => {
    const heard: boolean[] = []
    for (const [at, conversation] of begun.entries()) {
      const end = new AbortController()
      const reader = threadEvents(services, visit, end.signal).body!.getReader()
      await reader.read()
      await services.db.transaction((tx) => services.broadcast.publish(tx, CHAT, conversation))
      const moment = new Promise((later) => setTimeout(later, expected[at] ? 10_000 : 300, null))
      const next = await Promise.race([reader.read(), moment])
      heard.push(next !== null)
      end.abort()
    }
    expect(heard).toEqual(expected)
  }
  await expectHearing(aVisit({ browser: 'here' }), [true, false, false])
  await expectHearing(aVisit({ browser: 'here', viewer }), [true, false, true])
  await expectHearing(aVisit({ browser: 'elsewhere', viewer }), [false, false, false])
})
