import { expect, test } from 'vitest'

import { hasSecretLink, withoutSecrets } from './mail-secrets.ts'

const token = 'aB3-_'.repeat(9)

test('a link that lets somebody in is made blunt, in text and in HTML, and everything else stays', () => {
  const text = `Reset it:\nhttps://coach.example/auth?token=${token}&next=%2Ftrial\n\nSee https://coach.example/blog?q=token`
  expect(hasSecretLink(text)).toBe(true)
  expect(withoutSecrets(text)).toBe(
    'Reset it:\nhttps://coach.example/auth?token=…&next=%2Ftrial\n\nSee https://coach.example/blog?q=token',
  )
  expect(withoutSecrets(`<a href="/sign-in-link?a=1&amp;token=${token}">`)).toBe('<a href="/sign-in-link?a=1&amp;token=…">')
})

test('a mail without such a link has nothing to hide', () => {
  expect(hasSecretLink('Your data is ready: https://coach.example/profile/data/export/3f2c')).toBe(false)
})
