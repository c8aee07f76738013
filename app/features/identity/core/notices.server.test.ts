import { Browser, doJobs, haveSession, haveSignedUp, PASSWORD } from '#features/identity/account.factory.server.ts'
import { viewerIn } from '#features/identity/factors/second-step.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { changeOwnPassword } from './access/own-password.server.ts'
import { sendAccountNotice } from './notices.server.ts'

test('an account gets ten notices a day, and one more that says that there are more', async ({
  services,
  sent,
  mails,
  clock,
}) => {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  browser.take(await haveSession(services, userId, browser.visit()))
  const viewer = await viewerIn(services, browser)
  await doJobs({ services, sent })
  mails.length = 0
  const change = () =>
    changeOwnPassword(services, viewer, { current: PASSWORD, next: PASSWORD, endsTokens: false, endsAddresses: false })
  for (let count = 0; count < 14; count++) expect(await change()).toEqual({ ok: true })
  await doJobs({ services, sent })
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Your password was changed'))).toHaveLength(10)
  expect(subjects.slice(10)).toEqual(['More happened to your account at Wellward'])
  clock.set('2026-03-03T09:30:01Z')
  await change()
  await doJobs({ services, sent })
  expect(mails).toHaveLength(12)
})

test('a notice whose act did not happen is not counted', async ({ services, sent }) => {
  const userId = await haveSignedUp(services, new Browser())
  sent.length = 0
  for (let count = 0; count < 12; count++) {
    const undone = services.db.transaction(async (tx) => {
      await sendAccountNotice(tx, services, { userId, notice: 'passkey-added' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
  }
  sent.length = 0
  await services.db.transaction((tx) => sendAccountNotice(tx, services, { userId, notice: 'passkey-added' }))
  expect(sent).toMatchObject([{ payload: { notice: 'passkey-added' } }])
})
