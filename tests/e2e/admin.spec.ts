import { expect, signIn, startTrial, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

test('the owner sees what is in use and how to change it', async ({ visitor, dataDir }) => {
  const owner = await visitor()
  await signIn(owner)
  await owner.goTo('/')
  await owner.page.getByRole('link', { name: 'AI Blog' }).first().waitFor()
  await owner.goTo('/admin/settings/services')
  const main = owner.page.getByRole('main')
  await main.getByText('DATABASE_URL', { exact: false }).first().waitFor()
  await main.getByText(dataDir, { exact: false }).first().waitFor()
  await main.getByText('SMTP_URL', { exact: false }).first().waitFor()
})

test('a mail that was written can be read in the outbox, and its scripts do nothing', async ({ visitor }) => {
  const member = await visitor()
  const email = await startTrial(member, 'Outbox')
  const owner = await visitor()
  await signIn(owner)
  await expect
    .poll(async () => {
      await owner.goTo('/admin/outbox')
      return owner.page.getByText(email).count()
    })
    .toBeGreaterThan(0)
  await owner.page
    .getByRole('link')
    .filter({ hasText: /confirm|verify/i })
    .first()
    .click()
  await owner.page
    .getByRole('heading', { level: 1 })
    .filter({ hasText: /confirm|verify/i })
    .waitFor()
  expect(await owner.axe()).toEqual([])
  const page = owner.page
  expect(await page.content()).not.toMatch(/token=[\w-]{16}/)
  await page.getByRole('button', { name: 'Show the link' }).click()
  await page.getByRole('link', { name: /token=[\w-]{16}/ }).waitFor()
  await owner.goTo('/admin/audit')
  await page.getByRole('table').getByText('Looked at the link of a written mail').first().waitFor()
})

test('the owner deletes a message for good, after being asked', deep('tests/e2e/inbox.spec.ts'), async ({ visitor }) => {
  const person = await visitor()
  await person.goTo('/contact')
  const form = person.page.getByRole('main')
  const name = `Delia ${Date.now().toString(36).replaceAll(/\d/g, 'x')}`
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill('delia@wellward.test')
  await form.getByLabel('Message').fill('Please forget that I ever wrote this.')
  await form.getByRole('button', { name: /Send/ }).click()
  await person.page.getByText('Message Sent!').waitFor()
  const owner = await visitor()
  await signIn(owner)
  const { page } = owner
  // Sent at once, so it was held back.
  await owner.goTo('/admin/messages?box=spam')
  if ((await page.getByRole('link', { name: new RegExp(name) }).count()) === 0) await owner.goTo('/admin/messages')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the message' }).click()
  await page.getByText('The message is deleted').waitFor()
  expect(await page.getByRole('link', { name: new RegExp(name) }).count()).toBe(0)
})

test('a file of the outbox that is none is not there', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  for (const name of ['none.eml', '..%2f..%2fsecret', '%2e%2e%2fsecret']) {
    const answer = await owner.context.request.get(`/admin/outbox/${name}`)
    expect(answer.status(), name).toBe(404)
  }
})
