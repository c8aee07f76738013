import { Browser, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { passkeys } from '#features/identity/core/tables.server.ts'
import { makeAdmin } from '#features/identity/owner.server.ts'
import { listPasskeyHolders } from '#features/identity/people/passkey-holders.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import type { Services } from '#services.server.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { expect, test } from '#tests/support/test.ts'

import { askForPasskey, signInByPasskey } from './passkeys.server.ts'

const OLD = 'https://wellward.test'
const NEW = 'https://new.example'

const haveKey = async ({ db, clock }: Services, userId: string) => {
  const key = softPasskey()
  await db.insert(passkeys).values({ userId, name: 'Key', createdAt: clock.now(), ...key.row })
  return key
}

test('a passkey signs in at its own address for as long as the site is served there, and at no other', async ({ services }) => {
  const key = await haveKey(services, await haveSignedUp(services, new Browser()))
  const at = (origin: string, origins: string[]): Services => ({ ...services, site: { ...services.site, origin, origins } })
  const signInBy = async (moved: Services, asking: string) => {
    const { options, cookie } = await askForPasskey(moved, new Request(`${asking}/auth/passkey`), null)
    const browser = new Browser()
    browser.take(new Headers({ 'Set-Cookie': cookie }))
    const { ok } = await signInByPasskey(moved, key.signIn(options.challenge), browser.visit())
    return [options.rpId, ok]
  }
  // A browser offers it only where the question names its host.
  expect(await signInBy(at(NEW, [NEW, OLD]), OLD)).toEqual(['wellward.test', true])
  expect(await signInBy(at(NEW, [NEW, OLD]), NEW)).toEqual(['new.example', true])
  expect(await signInBy(at(NEW, [NEW]), NEW)).toEqual(['new.example', false])
})

test('whoever has a passkey is named once, those who run the site first, with whether they have a password', async ({
  services,
}) => {
  expect(await listPasskeyHolders(services.db)).toEqual([])
  const ann = await haveSignedUp(services, new Browser())
  await makeAdmin(services, 'ann@example.com')
  const abe = await aPerson(services, 'abe')
  await aPerson(services, 'nobody')
  for (const userId of [ann, ann, abe]) await haveKey(services, userId)
  expect(await listPasskeyHolders(services.db)).toEqual([
    { userId: ann, name: 'Ann', isAdmin: true, hasPassword: true },
    { userId: abe, name: 'abe', isAdmin: false, hasPassword: false },
  ])
})
