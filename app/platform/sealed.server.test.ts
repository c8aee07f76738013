import { expect, test } from 'vitest'

import { seal, unseal } from './sealed.server.ts'

test('what was sealed can be read by the same installation for the same purpose, and by nobody else', () => {
  const sealed = seal('secret', 'totp', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toContain('JBSWY')
  expect(unseal('secret', 'totp', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal('another', 'totp', sealed)).toBeNull()
  expect(unseal('secret', 'keys', sealed)).toBeNull()
})

test('the same text is never sealed alike, and a changed one does not open', () => {
  const sealed = seal('secret', 'totp', 'JBSWY3DPEHPK3PXP')
  expect(seal('secret', 'totp', 'JBSWY3DPEHPK3PXP')).not.toBe(sealed)
  const bytes = Buffer.from(sealed, 'base64url')
  bytes[bytes.length - 1]! ^= 1
  expect(unseal('secret', 'totp', bytes.toString('base64url'))).toBeNull()
  expect(unseal('secret', 'totp', '')).toBeNull()
})
