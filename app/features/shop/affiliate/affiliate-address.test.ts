import { expect, test } from 'vitest'

import { affiliateAddress } from './affiliate-address.ts'

const partner = { retailerDomain: 'roguefitness.com', partnerParameter: 'a_aid', partnerId: 'coach 1' }

test.each([
  ['https://www.roguefitness.com/ohio-bar', 'https://www.roguefitness.com/ohio-bar?a_aid=coach+1'],
  ['https://roguefitness.com/?p=2', 'https://roguefitness.com/?p=2&a_aid=coach+1'],
  ['https://www.roguefitness.com/bar?A_AID=other&p=1', 'https://www.roguefitness.com/bar?p=1&a_aid=coach+1'],
  ['https://www.roguefitness.com/bar?a_aid=other&p=1&a_aid=more#top', 'https://www.roguefitness.com/bar?a_aid=coach+1&p=1#top'],
])('the retailer’s address %s carries the id once', (stored, wanted) => {
  expect(affiliateAddress(stored, partner)).toBe(wanted)
  expect(affiliateAddress(wanted, partner)).toBe(wanted)
})

test.each([
  'https://www.livemomentous.com/products/creatine?rfsn=12',
  'https://roguefitness.com.evil.example/bar',
  'https://evilroguefitness.com/bar',
  'https://evil.example/?u=roguefitness.com',
  'https://roguefitness.com@evil.example/',
])('another’s address %s stays as it is stored', (stored) => {
  expect(affiliateAddress(stored, partner)).toBe(stored)
})

test('without an id nothing is added', () => {
  const stored = 'https://www.roguefitness.com/ohio-bar'
  expect(affiliateAddress(stored, { ...partner, partnerId: '' })).toBe(stored)
})

test.each([null, '', 'ohio-bar', '//evil.example', 'javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example'])(
  '%j leads nowhere',
  (stored) => {
    expect(affiliateAddress(stored, partner)).toBeNull()
  },
)
