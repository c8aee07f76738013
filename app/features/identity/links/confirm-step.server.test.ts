import { aPersonSignedIn } from '#features/identity/account.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { confirmStep } from './confirm-step.server.ts'
import { proveAddress } from './ownership.server.ts'

test('the own address is a step until it is confirmed, as of the owner whom the printed link made', async ({ services }) => {
  const { viewer } = await aPersonSignedIn(services)
  const isDone = async () => (await confirmStep.find(services, viewer)).map((step) => step.isDone)
  expect(await isDone()).toEqual([false])
  await services.db.transaction((tx) => proveAddress(tx, services, viewer.userId))
  expect(await isDone()).toEqual([true])
})
