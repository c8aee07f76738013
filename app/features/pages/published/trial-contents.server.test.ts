import { trialTerms } from '#content/plans.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { writeSection } from '#features/pages/core/section-acts.ts'
import { changePage, publishPage } from '#features/pages/editing/edit-page.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { trialContents } from './trial-contents.server.ts'

test('the mails of the trial name what its published page names', async ({ services }) => {
  const editor = await aMember(services)
  expect(await trialContents(services)).toEqual(trialTerms.includes)
  await changePage(services, editor, 'trial', (page) => writeSection(page, 'frame', { includes: [{ text: 'One call' }] }))
  expect(await trialContents(services)).toEqual(trialTerms.includes)
  await publishPage(services, editor, 'trial')
  expect(await trialContents(services)).toEqual(['One call'])
})
