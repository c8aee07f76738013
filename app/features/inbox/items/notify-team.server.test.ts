import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { anItem } from './item.factory.server.ts'
import { tellTeam } from './notify-team.server.ts'

/** A mail server that takes a mail and then holds its answer until it is let go, or breaks. */
function heldMail() {
  const taken: Parameters<Services['mail']['send']>[0][] = []
  const { promise: answer, resolve: letGo, reject: breakDown } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const send: Services['mail']['send'] = async (message) => {
    taken.push(message)
    reach()
    await answer
  }
  return { taken, send, reached, letGo, breakDown }
}

test('two workers with the same job send one mail', async ({ freshDatabase, clock }) => {
  const { services } = await freshDatabase()
  await aPerson(services, 'Owner', { isAdmin: true })
  const messageId = await anItem({ db: services.db, clock })
  const { taken, send, letGo } = heldMail()
  const both = [0, 1].map(() => tellTeam({ ...services, mail: { send } }, { messageId }))
  letGo()
  await Promise.all(both)
  await tellTeam({ ...services, mail: { send } }, { messageId })
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({ messageId: `${messageId}.contact@wellward.test` })
})

test('a worker that is killed while the mail server has the mail is not followed by a second mail', async ({
  freshDatabase,
  clock,
}) => {
  const { services } = await freshDatabase()
  await aPerson(services, 'Owner', { isAdmin: true })
  const messageId = await anItem({ db: services.db, clock })
  const { taken, send, reached } = heldMail()
  // It never comes back from there.
  void tellTeam({ ...services, mail: { send } }, { messageId })
  await reached
  await tellTeam({ ...services, mail: { send } }, { messageId })
  expect(taken).toHaveLength(1)
})

test('a mail that the server refuses is tried again', async ({ services, mails }) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  const messageId = await anItem(services)
  const refusing = { send: () => Promise.reject(new Error('421 later')) }
  await expect(tellTeam({ ...services, mail: refusing }, { messageId })).rejects.toThrow('421 later')
  await tellTeam(services, { messageId })
  expect(mails).toHaveLength(1)
})

test('what was moved to spam before the mail went is nobody’s mail', async ({ services, mails }) => {
  await aPerson(services, 'Owner', { isAdmin: true })
  await tellTeam(services, { messageId: await anItem(services, { spam: true }) })
  expect(mails).toEqual([])
})
