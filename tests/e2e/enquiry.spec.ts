import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { OWNER } from '#tests/support/product.ts'

for (const javaScript of [true, false]) {
  test(
    `an employer’s enquiry reaches the owner; what is wrong is said beside its field (JavaScript: ${javaScript})`,
    deep('tests/e2e/contact.spec.ts'),
    async ({ visitor, dataDir }) => {
      const { page, goTo, axe } = await visitor({ viewport: PHONE, javaScript })
      const name = javaScript ? 'Ada Employer' : 'Ben Employer'
      const organisation = '<b>Quiet</b> Desk'
      await goTo('/corporate')
      const main = page.getByRole('main')
      const send = () => main.getByRole('button', { name: 'Send enquiry' }).click()
      await main.getByLabel('Name', { exact: true }).fill(name)
      await main.getByLabel('Organisation').fill(organisation)
      await send()
      await page.getByText('Email is required').waitFor()
      await page.getByText('Please choose the size of your team').waitFor()
      expect(await main.getByLabel('Organisation').inputValue()).toBe(organisation)
      if (javaScript) expect(await axe()).toEqual([])
      await main.getByLabel('Work email').fill('employer@wellward.test')
      await main.getByLabel('Team size').selectOption('11 to 50')
      await main.getByLabel('Message').fill('We are forty people, half of them on the road.')
      await page.waitForTimeout(3_000)
      await send()
      await page.getByText('Message Sent!').waitFor()
      const mail = await mailTo(dataDir, OWNER.email, new RegExp(name))
      expect(mail.text).toContain(`Organisation: ${organisation}`)
      expect(mail.html).not.toContain('<b>Quiet</b>')
    },
  )
}

test('the owner reads it among the messages, tags as text', deep('tests/e2e/contact.spec.ts'), async ({ visitor, origin }) => {
  const owner = await visitor()
  const { page, context } = owner
  const message = 'We are forty people, half of them on the road.'
  const form = {
    name: 'Cleo Employer',
    email: 'cleo@wellward.test',
    organisation: '<b>Quiet</b> Desk',
    teamSize: '11 to 50',
    message,
  }
  expect((await context.request.post('/corporate', { form, headers: { Origin: origin } })).status()).toBe(200)
  await signIn(owner)
  await owner.goTo('/admin/messages')
  await page
    .getByRole('link', { name: /Cleo Employer/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Cleo Employer' }).waitFor()
  await page.getByText('Organisation: <b>Quiet</b> Desk').first().waitFor()
  await page.getByText('Enquiry').first().waitFor()
})
