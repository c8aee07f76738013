import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { partQuoted } from './quoted.ts'
import { answerSubject } from './subject.ts'

test.each([
  ['Yes!\n\nOn Fri, 20 Nov 2026 at 09:30, Ann wrote:\n> Shall we?\n> Ann', 'Yes!'],
  ['Ja gern.\n\nAm Fr., 20. Nov. 2026 um 09:30 Uhr schrieb\nWellward <inbox@coach.example>:\n\n> Sollen wir?\n', 'Ja gern.'],
  ['Oui.\n\nLe 20 nov. 2026, Coach a écrit :\n> On y va ?', 'Oui.'],
  ['Yes\n\n> Shall we?', 'Yes'],
  ['Fine.\n\n-----Original Message-----\nFrom: Coach\nShall we?', 'Fine.'],
  ['Gut.\n\nVon: Coach <inbox@coach.example>\nGesendet: Freitag\nAn: Ann\nBetreff: Re: x\n\nText', 'Gut.'],
])('of %j, what was newly written is %j', (text, own) => {
  const parted = partQuoted(text)
  expect(parted.own).toBe(own)
  expect(parted.quoted).not.toBe('')
})

test.each([
  'No quote at all',
  'On Friday I wrote:\n- one\n- two',
  '> You said this\nand I say that',
  '> nothing but a quote\n> to its end',
  'From: here to there it is far\nand further',
  '',
])('%j is all their own', (text) => {
  expect(partQuoted(text)).toEqual({ own: text, quoted: '' })
})

test('nothing that was written is lost', () => {
  const lines = fc.array(
    fc.constantFrom('> a', 'words', '', 'On 1 May Ann wrote:', '>> b', 'From: x', 'Sent: y', '---- Original Message ----'),
  )
  fc.assert(
    fc.property(lines, (parts) => {
      const text = parts.join('\n')
      const { own, quoted } = partQuoted(text)
      expect(`${own}\n${quoted}`.split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean))
    }),
  )
})

test.each([
  ['', 'Re: your message'],
  ['Sleep', 'Re: Sleep'],
  ['Re: Sleep', 'Re: Sleep'],
  ['AW: RE: Sleep', 'Re: Sleep'],
  ['Re:', 'Re: your message'],
])('an answer to %j is called %j', (before, subject) => {
  expect(answerSubject(before)).toBe(subject)
})
