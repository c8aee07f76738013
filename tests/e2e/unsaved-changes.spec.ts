import { expect, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const at = (section: string) => `/admin/settings/site?section=${section}`
const main = ({ page }: Visitor) => page.getByRole('main')

async function save({ page }: Visitor) {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/ saved$/)
    .first()
    .waitFor()
}

type Typed = readonly [path: string, label: string, typed: string, elsewhere: string]

async function typeAndLeave([path, label, typed, elsewhere]: Typed, owner: Visitor): Promise<void> {
  const { page } = owner
  await signIn(owner)
  await owner.goTo(path)
  await owner.wake()
  const field = main(owner).getByLabel(label, { exact: true }).last()
  const before = await field.inputValue()
  await field.fill(typed)
  const link = page
    .getByRole('link', { name: new RegExp(elsewhere) })
    .filter({ visible: true })
    .first()
  await link.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe(typed)
  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await page.reload({ timeout: 2_000 }).catch(() => null)
  expect(asked).toBe(1)
  expect(await field.inputValue()).toBe(typed)
  await link.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await question.waitFor({ state: 'hidden' })
  await owner.goTo(path)
  expect(await main(owner).getByLabel(label, { exact: true }).last().inputValue()).toBe(before)
}

const title = 'unsaved changes at %s are not lost without a question'
test.for<Typed>([
  ['/admin/settings/site?section=plans', 'Monthly price', '12.34', 'Legal'],
  ['/shop/manage/suppliers/new', 'Name', 'Not saved', 'Suppliers'],
])(title, async (typed, { visitor }) => {
  await typeAndLeave(typed, await visitor())
})

test.for<Typed>([
  ['/blog-automation/daily', 'Prompt', 'A prompt that is not saved', 'Tools'],
  ['/shop/manage/settings', 'Retailer’s domain', 'not-saved.example', 'Suppliers'],
  ['/admin/calendar/settings', 'Members may cancel until', '7', 'Clients'],
  ['/admin/calendar/types', 'Name', 'Not saved', 'Clients'],
  ['/admin/labs', 'Test', 'Ferritin', 'Outbox'],
])(title, deep('tests/e2e/unsaved-changes.spec.ts'), async (typed, { visitor }) => {
  await typeAndLeave(typed, await visitor())
})

test('what was saved, or put back as it was, is left without a question; what was refused is not', async ({ visitor }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await owner.goTo(at('figures'))
  await owner.wake()
  await main(owner).getByRole('textbox').first().fill('  4,711  ')
  await save(owner)
  await page.getByRole('link', { name: 'Legal', exact: true }).first().click()
  await page.getByLabel('Legal name').waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please enter an email address').waitFor()
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await page.getByLabel('Monthly price').waitFor()
  const price = await page.getByLabel('Monthly price').inputValue()
  await page.getByLabel('Monthly price').fill('1')
  await page.getByLabel('Monthly price').fill(price)
  await page.getByRole('link', { name: 'Legal', exact: true }).first().click()
  await page.getByLabel('Legal name').waitFor()
})

/** Leaves the imprint as other files expect it. */
