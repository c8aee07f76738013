import { expect, test } from 'vitest'

import { TrialForm } from './trial.ts'

test.each([
  [{ firstName: '', email: 'a@b.co' }, ['First name is required']],
  [{ firstName: ' <script>x</script> ', email: 'a@b.co' }, ['First name is required']],
  [{ email: 'a@b.co' }, ['First name is required']],
  [{ firstName: 'x'.repeat(101), email: 'a@b.co' }, ['First name must not exceed 100 characters']],
  [{ firstName: 'Maya', email: '' }, ['Email is required']],
  [{ firstName: 'Maya', email: 'maya' }, ['Please enter a valid email address']],
])('%j is answered with %j', (fields, sentences) => {
  const parsed = TrialForm.safeParse(fields)
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual(sentences)
})

test('name and address are kept clean', () => {
  const parsed = TrialForm.parse({ firstName: ' Maya ', email: ' Maya@Example.COM ', timeZone: 'Asia/Tokyo' })
  expect(parsed).toEqual({ firstName: 'Maya', email: 'maya@example.com', timeZone: 'Asia/Tokyo' })
})

test.each([undefined, '', 'Mars/Olympus', '+02:00', '"><script>'])('the zone %j is none', (timeZone) => {
  expect(TrialForm.parse({ firstName: 'Maya', email: 'a@b.co', timeZone }).timeZone).toBe(null)
})
