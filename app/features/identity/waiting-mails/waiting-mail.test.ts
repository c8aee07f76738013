import { expect, test } from 'vitest'

import { boxOfMail, maySend, validityOf, tickedMails, tokensIn } from './waiting-mail.ts'

const now = new Date('2026-03-02T09:30:00Z')
const origin = 'https://coach.example'
const token = 'aB3-_'.repeat(9)
const fresh = { text: `Confirm:\n${origin}/confirm-email?token=${token}\n`, date: new Date('2026-03-02T09:00:00Z') }
const invitation = (ends: string) => ({
  ...fresh,
  text: 'Your appointment',
  calendar: { text: `BEGIN:VEVENT\r\nDTEND:${ends}\r\n` },
})

test.for([
  ['holds', fresh, ['ready']],
  ['expired', fresh, ['expired']],
  ['used', fresh, ['gone']],
  ['used', fresh, ['expired', 'gone']],
  ['elsewhere', { ...fresh, text: fresh.text.replace(origin, 'http://localhost:3000') }, ['ready']],
  ['old', { ...fresh, date: new Date('2026-03-01T09:29:59Z') }, ['ready']],
  ['old', { text: 'Your trial ends tomorrow', date: new Date('2026-02-20T09:00:00Z') }, []],
  ['elsewhere', { text: `Stop: http://localhost/stop-mails?token=${token}`, date: fresh.date }, []],
  ['elsewhere', { text: 'See http://localhost:3000/profile/security', date: fresh.date }, []],
  ['elsewhere', { text: 'See https://old.example/profile/data', writtenAt: 'https://old.example', date: fresh.date }, []],
  ['elsewhere', { text: 'News', stopAddress: `https://old.example/stop-mails?token=${token}`, date: fresh.date }, []],
  ['holds', { text: 'See https://doi.org/10.1/x', stopAddress: `${origin}/stop-mails?token=${token}`, date: fresh.date }, []],
  ['holds', { text: 'See https://localhost.example/, and https://doi.org/10.1/x', writtenAt: origin, date: fresh.date }, []],
  ['holds', { text: `See ${origin}/profile/security`, writtenAt: 'https://old.example', date: fresh.date }, []],
  ['holds', invitation('20260302T093001Z'), []],
  ['over', invitation('20260302T092900Z'), []],
] as const)('%s: %j', ([standing, mail, links]) => {
  expect(validityOf(mail, { now, origin, links })).toBe(standing)
})

test('only what holds, or what somebody has read, may be sent', () => {
  const all = ['holds', 'old', 'expired', 'used', 'elsewhere', 'over'] as const
  expect(all.filter(maySend)).toEqual(['holds', 'old'])
})

test('a token is found once, in whatever link it stands; ticks name mails', () => {
  expect(tokensIn(`a?token=${token} b?next=%2F&token=${token} c?token=short`)).toEqual([token])
  expect(tickedMails({ [boxOfMail('x.eml')]: 'on', intent: 'send' })).toEqual(['x.eml'])
})
