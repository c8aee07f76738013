import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const SECTIONS = ['house', 'links', 'marks', 'figures', 'plans', 'imprint', 'analytics'] as const
const at = (section: string) => `/admin/settings/site?section=${section}`
const main = ({ page }: Visitor) => page.getByRole('main')

async function save({ page }: Visitor) {
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByText(/ saved$/)
    .first()
    .waitFor()
}

test(
  'going back to what the product ships asks first, in words, and is undone',
  deep('tests/e2e/owner-promises.spec.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin/settings/site')
    const name = main(owner).getByLabel('Name', { exact: true })
    await name.fill('Stillwater House')
    await save(owner)
    const button = main(owner).getByRole('button', { name: 'Reset to the default' })
    await button.click()
    const question = page.getByRole('alertdialog', { name: 'Reset to the default?' })
    await question.getByText('Your text is kept').waitFor()
    expect(await owner.axe()).toEqual([])
    expect(
      await question.getByRole('button', { name: 'Keep what is here' }).evaluate((it) => it === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await (await fetch(origin)).text()).toContain('Stillwater House')

    await button.click()
    await question.getByRole('button', { name: 'Reset', exact: true }).click()
    await page.getByText('Brand: reset to the default').waitFor()
    await expect.poll(() => name.inputValue()).toBe('Wellward')
    await main(owner).getByRole('button', { name: 'Put it back' }).click()
    await page.getByText('Brand put back').waitFor()
    await expect.poll(() => name.inputValue()).toBe('Stillwater House')
    await expect.poll(async () => (await fetch(origin)).text()).toContain('Stillwater House')
    await button.click()
    await question.getByRole('button', { name: 'Reset', exact: true }).click()
    // The toast of the first time may stand there still.
    await expect.poll(() => name.inputValue()).toBe('Wellward')
    await expect.poll(async () => (await fetch(origin)).text()).not.toContain('Stillwater House')
  },
)

test(
  'without a script the question is a step of its own, in every section',
  deep('tests/e2e/owner-promises.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor({ javaScript: false, viewport: PHONE })
    const { page } = owner
    await signIn(owner)
    for (const section of SECTIONS) {
      await owner.goTo(at(section))
      await save(owner)
      await page.getByRole('button', { name: 'Reset to the default' }).click()
      await page.getByRole('heading', { name: 'Reset to the default?' }).first().waitFor()
      await page.getByRole('link', { name: 'Keep what is here' }).click()
      await page.getByRole('button', { name: 'Reset to the default' }).click()
      await page.getByRole('button', { name: 'Reset', exact: true }).first().click()
      await page
        .getByText(/: reset to the default$/)
        .first()
        .waitFor()
      expect(await page.getByRole('button', { name: 'Reset to the default' }).count()).toBe(0)
    }
  },
)

async function dropImprint({ page, goTo }: Visitor): Promise<void> {
  await goTo(at('imprint'))
  await page.getByRole('button', { name: 'Reset to the default' }).click()
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByText('Legal: reset to the default').waitFor()
}

for (const javaScript of [true, false]) {
  test(
    `every kept version is offered with who, when and what differs, and put back, JavaScript: ${javaScript}`,
    deep('tests/e2e/owner-promises.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: PHONE })
      const { page } = owner
      await signIn(owner)
      await owner.goTo(at('imprint'))
      if (javaScript) await owner.wake()
      const name = page.getByLabel('Legal name')
      const mark = javaScript ? 'With' : 'Without'
      for (const [number, text] of ['One', 'Two', 'Three'].entries()) {
        await owner.goTo(at('imprint'))
        await name.fill(`${mark} ${text}`)
        if (number === 2) await page.getByLabel('Phone').fill(javaScript ? '+1 555 0100' : '+1 555 0199')
        await page.getByRole('textbox', { name: 'Email' }).fill('hello@wellward.test')
        await page.getByLabel('Address').first().fill('1 Sample Street')
        await save(owner)
      }
      await owner.goTo(at('imprint'))
      const offers = main(owner).locator('form', { has: page.getByRole('button', { name: 'Put it back' }) })
      await offers.first().getByText(`Differs in: Legal name (“${mark} Two”), Phone.`).waitFor()
      expect(await offers.first().innerText()).toMatch(/changed on \w{3} \d+ \w{3} \d{4}, \d+:\d\d.* by \S+/)
      await main(owner)
        .getByText(/earlier versions?$/)
        .click()
      if (javaScript) expect(await owner.axe()).toEqual([])
      await offers.nth(1).getByRole('button').click()
      await page.getByText('Legal put back').waitFor()
      await expect.poll(() => name.inputValue()).toBe(`${mark} One`)
      await owner.goTo(at('imprint'))
      await offers.first().getByRole('button').click()
      await expect.poll(() => name.inputValue()).toBe(`${mark} Three`)
      await dropImprint(owner)
    },
  )
}

type Field = readonly [path: string, label: string]

async function typeAndPutBack([path, label]: Field, owner: Visitor): Promise<void> {
  const { page } = owner
  await signIn(owner)
  const field = main(owner).getByRole('textbox', { name: label }).first()
  const saveIt = async () => {
    await main(owner).getByRole('button', { name: /^Save/ }).first().click()
    await page
      .getByText(/ saved$| Saved$/)
      .first()
      .waitFor()
  }
  await owner.goTo(path)
  const before = await field.inputValue()
  for (const text of ['first.example', 'second.example']) {
    await owner.goTo(path)
    await field.fill(text)
    if (path.includes('imprint')) {
      await page.getByRole('textbox', { name: 'Email' }).fill('hello@wellward.test')
      await page.getByLabel('Address').first().fill('1 Sample Street')
    }
    await saveIt()
  }
  await owner.goTo(path)
  await owner.wake()
  await field.fill('typed and not saved')
  const back = main(owner).getByRole('button', { name: 'Put it back' }).first()
  await back.click()
  const question = page.getByRole('alertdialog', { name: 'Replace what you typed?' })
  await question.getByRole('button', { name: 'Keep what I typed' }).waitFor()
  expect(await owner.axe()).toEqual([])
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('typed and not saved')
  expect(await back.evaluate((it) => it === document.activeElement)).toBe(true)
  await back.click()
  await question.getByRole('button', { name: 'Replace it' }).click()
  await expect.poll(() => field.inputValue()).toBe('first.example')
  await back.click()
  await expect.poll(() => field.inputValue()).toBe('second.example')
  expect(await question.count()).toBe(0)
  if (path.includes('imprint')) return dropImprint(owner)
  await owner.goTo(path)
  await field.fill(before)
  await saveIt()
}

const putBack = 'what is typed at %s and not saved is not replaced by putting back without a question'
test.for<Field>([['/admin/settings/site?section=imprint', 'Legal name']])(putBack, async (at, { visitor }) => {
  await typeAndPutBack(at, await visitor())
})

test.for<Field>([
  ['/shop/manage/settings', 'Retailer’s domain'],
  ['/blog-automation/daily', 'Prompt'],
])(putBack, deep('tests/e2e/owner-promises.spec.ts'), async (at, { visitor }) => {
  await typeAndPutBack(at, await visitor())
})
