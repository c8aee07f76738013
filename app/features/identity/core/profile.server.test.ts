import { eq } from 'drizzle-orm'

import { Browser, haveSignedIn, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { ProfileForm } from './profile-form.ts'
import { saveProfile } from './profile.server.ts'
import { profiles } from './tables.server.ts'

async function ann(services: Services) {
  const browser = new Browser()
  const userId = await haveSignedUp(services, browser)
  await haveSignedIn(services, browser)
  return { userId, read: async () => (await findViewer(services, browser.request())).viewer! }
}

test('units and the language of dates are kept, and those that a form does not send stay as they are', async ({ services }) => {
  const { userId, read } = await ann(services)
  expect(await read()).toMatchObject({ units: 'metric', dateLanguage: null })
  const save = (sent: Record<string, string>) => saveProfile(services, userId, ProfileForm.parse(sent))
  await save({ displayName: 'Ann', units: 'us', dateLanguage: 'pt-BR' })
  expect(await read()).toMatchObject({ units: 'us', dateLanguage: 'pt-BR' })
  await save({ displayName: 'Ann Lind' })
  expect(await read()).toMatchObject({ displayName: 'Ann Lind', units: 'us', dateLanguage: 'pt-BR' })
  await save({ displayName: 'Ann', units: 'metric', dateLanguage: '' })
  expect(await read()).toMatchObject({ units: 'metric', dateLanguage: null })
})

test('a new name of somebody who runs the site reaches the pages that are kept, nobody else’s does', async ({ services }) => {
  const { userId } = await ann(services)
  let words = 0
  const stop = services.broadcast.subscribe('pages', () => (words += 1))
  await saveProfile(services, userId, ProfileForm.parse({ displayName: 'Ann Lind' }))
  expect(words).toBe(0)
  await services.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.userId, userId))
  await saveProfile(services, userId, ProfileForm.parse({ displayName: 'Ann' }))
  stop()
  expect(words).toBe(1)
})

test.for([
  [{ units: 'imperial' }, 'Please choose units from the list'],
  [{ units: '' }, 'Please choose units from the list'],
  [{ dateLanguage: 'en' }, 'Please choose a language from the list'],
  [{ dateLanguage: 'tlh' }, 'Please choose a language from the list'],
  [{ dateLanguage: 'x'.repeat(1000) }, 'Please choose a language from the list'],
] as const)('%j is refused with one sentence', ([sent, sentence]) => {
  expect(ProfileForm.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([sentence])
})
