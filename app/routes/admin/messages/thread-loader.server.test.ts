import { answerMessage } from '#features/chat/conversation/answer-message.server.ts'
import { chatThreads } from '#features/chat/conversation/threads.server.ts'
import { aVisit } from '#features/chat/conversation/visit.factory.server.ts'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { aContactMessage } from '#features/inbox/contact.factory.ts'
import { receiveContactMessage } from '#features/inbox/contact.server.ts'
import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loadThread } from './thread-loader.server.ts'

const DANGER = 'I want to kill myself'

const visit = aVisit()

/** The thread of the one item, as somebody of the team opens it. */
async function opened(services: Services) {
  const [item] = await itemsAt(services)
  const viewer = { userId: '00000000-0000-4000-8000-00000000000f', timeZone: 'UTC' } as Viewer
  const all = { ...services, threads: { chat: chatThreads } }
  const { context } = routeArgs(new Request('https://wellward.test/admin/messages'), { services: all, viewer })
  return loadThread(item!.id, context)
}

test('the thread says that words are missing where the last of them came beyond the limits, and only then', async ({
  services,
  clock,
}) => {
  for (let at = 0; at < 29; at++) await answerMessage(services, visit, { text: 'hello' })
  await answerMessage(services, visit, { text: DANGER })
  expect(await opened(services)).toMatchObject({ readFirst: true, isUnkept: false })
  clock.set(new Date(clock.now().getTime() + 2 * 60_000))
  expect(await answerMessage(services, visit, { text: DANGER })).toMatchObject({ isKept: false })
  const thread = await opened(services)
  expect(thread).toMatchObject({ readFirst: true, isUnkept: true, country: 'Germany' })
  expect(thread.parts.filter(({ text }) => text === DANGER)).toHaveLength(1)
  clock.set(new Date(clock.now().getTime() + 60 * 60_000))
  await answerMessage(services, visit, { text: 'thanks' })
  expect(await opened(services)).toMatchObject({ isUnkept: false })
})

test('it names the country and the numbers that were shown, of the chat and of a form', async ({ services }) => {
  await answerMessage(services, visit, { text: DANGER })
  const { country, numbersShown } = await opened(services)
  expect(country).toBe('Germany')
  expect(numbersShown![0]).toBe('112')
  expect(numbersShown!.length).toBeGreaterThan(1)
})

test('where nobody knows the country, several numbers were shown; what is said again leaves them', async ({ services }) => {
  const anywhere = { ...visit, timeZone: null }
  await answerMessage(services, anywhere, { text: 'I have chest pain' })
  await answerMessage(services, anywhere, { text: 'what should I do?' })
  const { country, numbersShown } = await opened(services)
  expect(country).toBe(null)
  expect(numbersShown).toEqual(expect.arrayContaining(['112', '911']))
})

test('a member who was shown nothing is where the profile’s clock says', async ({ services }) => {
  const userId = await aPerson(services, 'Ann')
  await rememberTimeZone(services, userId, 'Asia/Tokyo')
  const message = aContactMessage({ email: 'ann@example.com', message: DANGER })
  await receiveContactMessage(services, message, { clientNetwork: '192.0.2.1' })
  expect(await opened(services)).toMatchObject({ country: 'Japan', numbersShown: [] })
})
