import { expect, test } from 'vitest'

import { Enquiry, enquiryText } from './enquiry.ts'

const typed = {
  name: ' Ann O’Neil ',
  email: 'Ann@Firm.example',
  organisation: 'Firm <b>& Daughters</b>',
  teamSize: '11 to 50',
  message: 'We are forty people, half of them on the road.',
}
const refusals = (changed: Record<string, string>) => {
  const parsed = Enquiry.safeParse({ ...typed, ...changed })
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test('an enquiry is kept as it was typed, tags and all, with its ends trimmed', () => {
  expect(Enquiry.parse(typed)).toEqual({ ...typed, name: 'Ann O’Neil', email: 'ann@firm.example' })
  expect(enquiryText(Enquiry.parse(typed))).toBe(
    'Organisation: Firm <b>& Daughters</b>\nTeam size: 11 to 50\n\nWe are forty people, half of them on the road.',
  )
})

test('its sentences are those of the contact form', () => {
  expect(refusals({ name: '', email: 'x', organisation: ' ', teamSize: '', message: 'short' })).toEqual({
    name: 'Name is required',
    email: 'Email format is invalid',
    organisation: 'Organisation is required',
    teamSize: 'Please choose the size of your team',
    message: 'Message must be at least 10 characters',
  })
  expect(refusals({ teamSize: '12' })).toEqual({ teamSize: 'Please choose the size of your team' })
})
