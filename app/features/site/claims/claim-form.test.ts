import { expect, test } from 'vitest'

import { confirmForm, replaceForm } from './claim-form.ts'

const TODAY = '2026-03-01'
const proof = { text: 'Twelve members', source: 'Our list', asOf: '2026-02-28', reviewOn: '' }

test.each(['2026-02-30', '2025-02-29', '2026-02-00', '2026-13-01', '0000-01-01', '2026-2-3', '2026-02-28T00:00:00Z'])(
  'no claim is true as of %s, or looked at then',
  (never) => {
    for (const form of [confirmForm(TODAY), replaceForm(TODAY)]) {
      expect(form.safeParse(proof).success).toBe(true)
      expect(form.safeParse({ ...proof, asOf: never }).error?.issues[0]?.message).toBe(
        'Please enter the day of which this is true',
      )
      expect(form.safeParse({ ...proof, reviewOn: never.replace('20', '21') }).success).toBe(false)
    }
  },
)
