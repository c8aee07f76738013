import { expect, test } from 'vitest'

import { readService } from './service-form.ts'

const typed = { host: 'smtp.example.com', encryption: 'starttls', port: '587', user: 'coach', mailPassword: '', from: '' }
const { mailPassword: _, ...plain } = typed
const saved = { settings: plain, secrets: { mailPassword: 'p' } }
const strict = { allowPrivate: false }

test('a saved secret is kept where it is left empty, and replaced where it is typed', () => {
  expect(readService('mail', typed, saved, strict)).toMatchObject({ ok: true, value: { secrets: { mailPassword: 'p' } } })
  const again = readService('mail', { ...typed, mailPassword: 'new' }, saved, strict)
  expect(again).toMatchObject({ ok: true, value: { secrets: { mailPassword: 'new' } } })
})

test.each([
  ['host', 'evil.example.com'],
  ['port', '2525'],
  ['encryption', 'tls'],
])('a saved secret goes to no other place: another %s wants it typed again', (field, value) => {
  const read = readService('mail', { ...typed, [field]: value }, saved, strict)
  expect(read).toEqual({ ok: false, errors: { mailPassword: 'This was saved for another server: please enter it again' } })
})

test('a key that is optional does not follow to another place either, and is simply not there', () => {
  const at = (baseUrl: string) => ({ baseUrl, model: 'small', apiKey: '', tokensPerDay: '', chatSeconds: '' })
  const model = {
    settings: { ...at('https://one.example/v1'), tokensPerDay: '200000', chatSeconds: '5' },
    secrets: { apiKey: 'k' },
  }
  expect(readService('model', at('https://one.example/v1'), model, strict)).toMatchObject({ value: { secrets: { apiKey: 'k' } } })
  expect(readService('model', at('https://two.example/v1'), model, strict)).toMatchObject({ ok: true, value: { secrets: {} } })
})

test('a lost secret is asked for again, and one without its user name goes', () => {
  const lost = { ...saved, secrets: { mailPassword: null } }
  const asked = readService('mail', typed, lost, strict)
  expect(asked).toEqual({ ok: false, errors: { mailPassword: 'Please enter this again: what was saved can no longer be read' } })
  expect(readService('mail', { ...typed, user: '' }, saved, strict)).toMatchObject({ ok: true, value: { secrets: {} } })
})

test.each([
  ['mail', { ...typed, host: 'smtp://smtp.example.com' }, 'host', /name of the server alone/],
  ['mail', { ...typed, port: '70000' }, 'port', /from 1 to 65,535/],
  ['mail', { ...typed, encryption: 'other' }, 'encryption', /choose one of these/],
  ['mail', { ...typed, encryption: 'none', mailPassword: 'p' }, 'encryption', /ALLOW_PRIVATE_SERVICES=1/],
  ['mail', { ...typed, from: 'Coach' }, 'from', /email address/],
  ['payments', { secretKey: 'pk_test_1', webhookSecret: 'whsec_1' }, 'secretKey', /begins with sk_ or rk_/],
  ['payments', { secretKey: 'sk_test_1', webhookSecret: '' }, 'webhookSecret', /is required/],
  ['model', { baseUrl: 'http://127.0.0.1:11434/v1', model: 'm' }, 'baseUrl', /begins with https/],
  ['model', { baseUrl: 'https://me:p@ai.example/v1', model: 'm' }, 'baseUrl', /without a user name/],
  ['model', { baseUrl: 'https://ai.example/v1', model: 'm', chatSeconds: '500' }, 'chatSeconds', /from 1 to 120/],
  ['inbound', { address: 'inbox+x@coach.example', secret: 'x'.repeat(32) }, 'address', /no plus sign/],
  ['inbound', { address: 'inbox@coach.example', secret: 'short' }, 'secret', /32 characters/],
] as const)('%s: %o is refused beside %s', (name, fields, field, sentence) => {
  const read = readService(name, fields, null, strict)
  expect(read.ok ? {} : read.errors).toMatchObject({ [field]: expect.stringMatching(sentence) })
})
