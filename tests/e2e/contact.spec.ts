import { expect, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { OWNER } from '#tests/support/product.ts'

const body = 'I would like to know how the sleep course is built.'

test('a message is kept, mailed to the owner, and the form is empty again', async ({ visitor, dataDir }) => {
  const { page, goTo, axe } = await visitor()
  const name = `Ann O’Neil-${'ABCDEFGH'[Math.floor(Math.random() * 8)]}`
  await goTo('/contact')
  expect(await axe()).toEqual([])
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill(name)
  await main.getByLabel('Email').fill('  ANN@Example.org ')
  await main.getByLabel('Message').fill(body)
  // A person needs longer than this; faster ones are taken for programs.
  await page.waitForTimeout(3_200)
  await main.getByRole('button', { name: /Send/ }).click()
  await page.getByText('Message Sent!').waitFor()
  await page.getByText("Thank you for reaching out. We'll get back to you soon.").waitFor()
  expect(await main.getByLabel('Message').inputValue()).toBe('')
  const mail = await mailTo(dataDir, OWNER.email, new RegExp(name))
  expect(mail.text).toContain(body)

  const owner = await visitor()
  await signIn(owner)
  await owner.goTo('/admin/messages')
  await owner.page.getByText(name).first().click()
  await owner.page.getByText(body).waitFor()
  await owner.page.getByText('ann@example.org').first().waitFor()
})

for (const javaScript of [true, false]) {
  test(
    `what is wrong is said beside the field and nothing typed is lost, ${javaScript ? 'with' : 'without'} JavaScript`,
    javaScript ? {} : deep('tests/e2e/contact.spec.ts'),
    async ({ visitor }) => {
      const { page, goTo } = await visitor({ javaScript })
      await goTo('/contact')
      const main = page.getByRole('main')
      await main.getByLabel('Name').fill('R2-D2')
      await main.getByLabel('Email').fill('not an address')
      await main.getByLabel('Message').fill('Too short')
      await main.getByRole('button', { name: /Send/ }).click()
      await page.getByText('Name format is invalid').waitFor()
      await page.getByText('Email format is invalid').waitFor()
      await page.getByText('Message must be at least 10 characters').waitFor()
      await page.getByText('Validation Error').waitFor()
      await page.getByText('Please correct the errors in the form.').waitFor()
      expect(await main.getByLabel('Name').inputValue()).toBe('R2-D2')
      expect(await main.getByLabel('Email').inputValue()).toBe('not an address')
      expect(await main.getByLabel('Message').inputValue()).toBe('Too short')
    },
  )
}

test('the function takes the same message as JSON', async ({ origin }) => {
  const send = (value: unknown) =>
    fetch(`${origin}/api/functions/send-contact-email`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(value),
    })
  const good = await send({ name: 'Ann', email: 'ann@example.org', message: body })
  expect(good.status).toBe(200)
  expect(await good.json()).toEqual({ message: expect.any(String) })
  const bad = await send({ name: '', email: 'x', message: 'short' })
  expect(bad.status).toBe(400)
  expect(await bad.json()).toMatchObject({
    error: expect.any(String),
    errors: { name: 'Name is required', email: 'Email format is invalid', message: 'Message must be at least 10 characters' },
  })
})
