import { expect, test } from 'vitest'

import { grants } from '#tests/support/access-grants.ts'
import { piecesThatGrant } from '#tests/support/granting-code.ts'

/** What holds an account without granting anything that a case of `grants` would have to try. */
const grantsNone = {
  'Opens the account itself in the same transaction: nobody else knows of it yet.': ['openTrialAccount', 'setUpOwner'],
  'Ends ways in, or takes away.': [
    'endOwnSession',
    'endOtherSessions',
    'endSessionsOfBrowser',
    'removePasskey',
    'dropAddressChange',
    'dropLostSteps',
    'eraseAccount',
    'identityData',
  ],
  'Takes the second step away, for the password and the session: nothing is given.': ['turnOff'],
  'Sets up a service that the site uses, for the password and the session: nobody gets into an account by it.': [
    'saveService',
    'forgetService',
    'beginMove',
    'decideMove',
  ],
  'Keeps a second step, and mails the link that does.': ['keepSecondStep', 'removalBlocks'],
  'An act of somebody who runs the site, who is looked at while those are held who do.': ['act', 'scheduleErasure'],
  'Gets hold of an account for whoever grants.': ['grant', 'useLink'],
} as const

/** Who writes without being given the hold of an account. */
const writesWithout = {
  'The account is new: nobody else knows of it yet.': ['insertAccount'],
  'For the one before, and for `writePassword`, which is given the hold.': ['upsertPassword'],
  'For `openChallenge`, which is given the hold, and for the question whose passkey it is, which names nobody.': [
    'writeChallenge',
  ],
} as const

const pieces = piecesThatGrant()

test('whatever gets hold of an account is raced with its endings, or says why it grants nothing', () => {
  const holding = new Set(pieces.filter(({ holds }) => holds).map(({ name }) => name))
  const known = [...Object.values(grants).flatMap(({ by }) => by), ...Object.values(grantsNone).flat()]
  expect([...holding].toSorted()).toEqual([...new Set(known)].toSorted())
})

test('whatever adds to a table that grants access holds the account', () => {
  const loose = pieces.filter(({ adds, holds, isGivenHold }) => adds && !holds && !isGivenHold).map(({ name }) => name)
  expect(loose.toSorted()).toEqual(Object.values(writesWithout).flat().toSorted())
})
