import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const number = () => crypto.getRandomValues(new Uint32Array(1))[0]! + 1000

/** "Sun 22 Nov 2026, 06:00" of tomorrow and the days after it, in the zone of the test’s browser. */
function mornings(count: number): string[] {
  const day = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(at)
  const [year, month, date] = day(new Date()).split('-').map(Number)
  return Array.from({ length: count }, (_, at) => {
    const noon = new Date(Date.UTC(year!, month! - 1, date! + at + 1, 12))
    const part = Object.fromEntries(
      new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
        .formatToParts(noon)
        .map(({ type, value }) => [type, value]),
    )
    return `${part.weekday} ${part.day} ${part.month} ${part.year}, 06:00`
  })
}

async function open(owner: Visitor, tab: string) {
  await signIn(owner)
  await owner.goTo(`/blog-automation/${tab}`)
}

for (const javaScript of [true, false]) {
  const how = `(JavaScript: ${javaScript})`

  test(
    `an article is generated as a draft, previewed and published ${how}`,
    javaScript ? {} : deep('tests/e2e/automation.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, axe } = owner
      await open(owner, 'generator')
      const main = page.getByRole('main')
      expect(await main.getByLabel('Author').inputValue()).toBe('Wellward Team')
      expect(await main.getByLabel('Writing Tone').inputValue()).toBe('professional')
      expect(await main.getByLabel('Article Length').inputValue()).toBe('medium')
      if (javaScript) expect(await axe()).toEqual([])

      await main.getByLabel('Custom Tags').fill('kept, tags')
      await main.getByRole('button', { name: 'Generate Blog Post' }).click()
      await page.getByText('Please enter a prompt for the blog post').waitFor()
      expect(await main.getByLabel('Custom Tags').inputValue()).toBe('kept, tags')

      await main.getByLabel('Blog Post Prompt').fill(`How to sleep before a long day ${nonce()}`)
      await main.getByLabel('Article Length').selectOption('short')
      await main.getByRole('button', { name: 'Generate Blog Post' }).click()
      await page.getByText('Blog post generated successfully!').waitFor()
      const preview = main.getByRole('article')
      await preview.getByText('Draft', { exact: true }).waitFor()
      await preview.getByText('... (content continues)').waitFor()
      expect(await preview.getByText(/^#/).count()).toBe(0)
      expect(await preview.getByText('Wellward Team').count()).toBe(1)
      expect(await preview.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts()).toEqual(['kept', 'tags'])
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-generator.png', fullPage: true })

      await preview.getByRole('button', { name: 'Publish Now' }).click()
      await page.getByText('Blog post published successfully!').waitFor()
      await preview.getByText('Published', { exact: true }).waitFor()
      expect(await preview.getByRole('button', { name: 'Publish Now' }).count()).toBe(0)
      const title = await preview.getByRole('heading', { level: 2 }).innerText()
      await owner.goTo('/blog-automation/manage?filter=published')
      await page.getByRole('article').filter({ hasText: title }).first().waitFor()
    },
  )

  test(
    `a batch is listed, written and scheduled ${how}`,
    deep('app/features/automation/composer/coverage.test.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, axe } = owner
      await open(owner, 'batch')
      const main = page.getByRole('main')
      const submit = main.getByRole('button', { name: /^Generate & Save/ })
      await submit.click()
      await page.getByText('No articles to save').waitFor()
      await page.getByText('Please enter titles and prompts in the text box.').waitFor()
      if (javaScript) expect(await axe()).toEqual([])

      // Titles that name no subject: whatever the library has not given yet is right.
      const [one, two] = [`A better week ${number()}`, `A healthier day ${number()}`]
      await main
        .getByLabel('Titles and prompts')
        .fill(`${one}\n\nWrite about sleep.\n${two}\nWrite about nutrition.\nA title alone`)
      if (!javaScript) await main.getByRole('button', { name: 'Show the list' }).click()
      const list = main.getByRole('region', { name: 'Articles' }).getByRole('listitem')
      await expect.poll(() => list.count()).toBe(2)
      const [first, second] = await list.allInnerTexts()
      const [tomorrow, afterwards] = javaScript ? mornings(2) : [/, 06:00/, /, 06:00/]
      expect(first).toMatch(tomorrow!)
      expect(second).toMatch(afterwards!)
      expect(first).toContain('Write about sleep.')
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-batch.png', fullPage: true })

      await main.getByRole('button', { name: 'Generate & Save 2 Articles' }).click()
      await page.getByText('2 articles have been created and scheduled.').waitFor()
      if (javaScript) expect(await main.getByLabel('Titles and prompts').inputValue()).toBe('')
      for (const title of [one, two]) {
        await owner.goTo(`/blog-automation/manage?q=${encodeURIComponent(title)}`)
        await page.getByRole('article').getByText('Scheduled', { exact: true }).waitFor()
      }
    },
  )

  test(
    `the daily article is set, tried and stands in the history ${how}`,
    deep('tests/e2e/automation.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, axe } = owner
      await open(owner, 'daily')
      const main = page.getByRole('main')
      const zones = await main.getByLabel('Timezone').locator('option').allInnerTexts()
      expect(zones).toHaveLength(10)
      expect(await main.getByLabel('Publishing Time').locator('option').allInnerTexts()).toEqual([
        '6 AM',
        '7 AM',
        '8 AM',
        '9 AM',
        '10 AM',
      ])
      if (javaScript) {
        await page.getByText('6 AM UTC daily').waitFor()
        expect(await axe()).toEqual([])
      }
      // Turned off, so that no article is published by itself while the tests run.
      await main.getByLabel('Enable daily automation').setChecked(false)
      await main.getByLabel('Monthly budget').fill('five')
      await main.getByRole('button', { name: 'Save Settings' }).click()
      await page.getByText('Write an amount in dollars, for example 12.50.').waitFor()
      expect(await main.getByLabel('Monthly budget').inputValue()).toBe('five')
      expect(await main.getByLabel('Enable daily automation').isChecked()).toBe(false)
      await main.getByLabel('Monthly budget').fill('')
      await main.getByLabel('Publishing Time').selectOption('07:00:00')
      await main.getByLabel('Timezone').selectOption('Asia/Tokyo')
      await main.getByLabel('Prepare for review').check()
      await main.getByRole('button', { name: 'Save Settings' }).click()
      await page.getByText('Settings Saved').waitFor()
      await page.getByText('Your daily blog automation settings have been updated successfully.').waitFor()
      await page.getByText('7 AM Asia/Tokyo daily').waitFor()
      expect(await main.getByLabel('Prepare for review').isChecked()).toBe(true)

      await main.getByRole('button', { name: 'Test Generation' }).click()
      await page.getByText('Test Generation Complete').waitFor()
      const row = main.getByRole('row').filter({ hasText: 'Test' }).first()
      await row.getByText('Saved', { exact: true }).waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-daily.png', fullPage: true })
    },
  )

  test(
    `today’s blog waits where articles are prepared for review, and is published from any tab where not ${how}`,
    deep('tests/e2e/automation.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript })
      const { page } = owner
      const choose = async (mode: string) => {
        await open(owner, 'daily')
        await page.getByLabel('Enable daily automation').setChecked(false)
        await page.getByLabel(mode).check()
        await page.getByRole('button', { name: 'Save Settings' }).click()
        await page.getByText('Settings Saved').waitFor()
      }
      await choose('Prepare for review')
      await page.getByRole('button', { name: "Generate Today's Blog" }).click()
      await page.getByText("Today's article waits for your review.", { exact: true }).first().waitFor()
      await owner.goTo('/blog-automation/manage?filter=draft&q=daily-tips')
      await page.getByRole('article').filter({ hasText: 'daily-tips' }).first().waitFor()
      await choose('Publish at once')
      await open(owner, 'scheduled')
      await page.getByRole('button', { name: "Generate Today's Blog" }).click()
      await page.getByText("Today's blog post has been generated and published automatically.").waitFor()
      expect(new URL(page.url()).pathname).toBe('/blog-automation/scheduled')
      await owner.goTo('/blog-automation/manage?filter=published&q=daily-tips')
      await page.getByRole('article').filter({ hasText: 'daily-tips' }).first().waitFor()
    },
  )
}
