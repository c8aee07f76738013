import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const main = ({ page }: Visitor) => page.getByRole('main')
const save = ({ page }: Visitor) => page.getByRole('button', { name: 'Save to the draft', exact: true }).last()
const focused = ({ page }: Visitor) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.id ?? '')

/** A page of the owner's own with one section of a kind; the address of its form. */
async function pageWith(owner: Visitor, title: string, kind: string): Promise<string> {
  const { page } = owner
  await owner.goTo('/admin/pages')
  await main(owner).getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create page' }).click()
  await page.getByRole('link', { name: 'Add a section' }).click()
  await page.getByRole('button', { name: `Add ${kind}`, exact: true }).click()
  await page.waitForURL(/\?section=/)
  return page.url()
}

test(
  'nothing that is typed in a section is lost: by its buttons, a refused save, a conflict or a deletion elsewhere',
  deep('tests/e2e/page-editor.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const address = await pageWith(owner, 'Editor one', 'Steps')
    const step = (at: number) => page.locator(`[name="steps.${at}.title"]`)

    // The focus goes to what was added, and an act after an autosave is in the draft a moment later.
    await page.getByRole('button', { name: 'Add step' }).click()
    await expect.poll(() => focused(owner)).toBe('steps.1.title')
    await page.keyboard.type('Second')
    await page.getByText('Saved to the draft').waitFor()
    await page.getByRole('button', { name: 'Remove step 1' }).click()
    await expect.poll(() => focused(owner)).toBe('steps.0.title')
    expect(await step(0).inputValue()).toBe('Second')
    await page.getByText('Saved to the draft').waitFor()
    await page.getByRole('link', { name: 'All sections' }).click()
    await owner.goTo(address.slice(owner.origin.length))
    expect(await step(0).inputValue()).toBe('Second')

    // Save says that it saved, and the focus stays on it.
    await step(0).fill('Second, better')
    await save(owner).click()
    await page.getByText('Saved to the draft').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save to the draft')

    // A save without an answer is tried again.
    await page.context().setOffline(true)
    await step(0).fill('Typed without a line')
    await save(owner).click()
    await page.getByText('The site does not answer').first().waitFor()
    await page.context().setOffline(false)
    await page.getByText('Saved to the draft').waitFor({ timeout: 15_000 })

    // Of two windows the second one chooses, and until then nothing of the first one is replaced.
    const second = await owner.context.newPage()
    await second.goto(address)
    await second.locator('[name="steps.0.title"]').fill('From the other window')
    await second.getByText('Saved to the draft').waitFor()
    await step(0).fill('Mine')
    await save(owner).click()
    await page.getByText('Somebody else saved this section in the meantime').waitFor()
    await step(0).press('End')
    await page.keyboard.type(', and more')
    await page.waitForTimeout(4_000)
    await second.reload()
    expect(await second.locator('[name="steps.0.title"]').inputValue()).toBe('From the other window')
    await page.getByRole('link', { name: 'All sections' }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay' }).click()
    await save(owner).click()
    await page.getByText('Saved to the draft').waitFor()

    // What was typed in a section that is deleted elsewhere can be copied.
    await second.goto(address.replace(/\?.*/, ''))
    await second.getByRole('button', { name: /^Delete: Steps/ }).click()
    await second.getByText('Section deleted').waitFor()
    await step(0).fill('Nowhere to go')
    await save(owner).click()
    expect(await page.getByLabel('What you typed').inputValue()).toContain('Nowhere to go')
  },
)

test('on a phone an act on a section stays where it was, with the way back in sight, and the field with a mistake is seen', async ({
  visitor,
}) => {
  const owner = await visitor({ viewport: PHONE })
  const { page } = owner
  await signIn(owner)
  await owner.goTo('/admin/pages/about')
  await owner.wake()
  const last = page.getByRole('button', { name: /^Hide: / }).last()
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await last.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
  expect(await undo.evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(PHONE.height)
  await undo.click()
  await page.getByText('Undone').waitFor()

  await owner.goTo('/admin/pages/about?section=closing')
  await owner.wake()
  const label = page.locator('[name="buttons.0.label"]')
  await label.fill('x'.repeat(80))
  await save(owner).click()
  await expect.poll(() => focused(owner)).toBe('buttons.0.label')
  const [field, foot] = [await label.boundingBox(), await page.locator('.section-editor-foot').boundingBox()]
  expect(field!.y + field!.height).toBeLessThan(foot!.y)
})
