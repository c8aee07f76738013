import { DESK, expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

for (const javaScript of [true, false]) {
  const how = `(JavaScript: ${javaScript})`
  const screens = { javaScript, viewport: javaScript ? DESK : PHONE, colorScheme: javaScript ? 'light' : 'dark' } as const

  test(
    `the generator offers three topics for what the library does not cover, and writes the one that is chosen ${how}`,
    deep('app/features/automation/composer/coverage.test.ts'),
    async ({ visitor }) => {
      const owner = await visitor(screens)
      const { page, axe } = owner
      await signIn(owner)
      await owner.goTo('/blog-automation/generator')
      const main = page.getByRole('main')
      await main.getByLabel('Blog Post Prompt').fill('Melatonin for toddlers')
      await main.getByLabel('Custom Tags').fill('kept')
      await main.getByLabel('Article Length').selectOption('short')
      await main.getByRole('button', { name: 'Generate Blog Post' }).click()
      await main.getByText('The library has nothing on this subject').waitFor()
      expect(await main.getByLabel('Blog Post Prompt').inputValue()).toBe('Melatonin for toddlers')
      const offered = main.getByRole('list', { name: 'Topics of the library' }).getByRole('button')
      expect(await offered.count()).toBe(3)
      await main.getByText('Choose one of these instead, or ask in other words:').waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      await page.screenshot({ path: `screenshots/e2e-uncovered-generator-${javaScript ? 'desk' : 'phone'}.png`, fullPage: true })

      // By the keyboard alone.
      await offered.first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => main.getByLabel('Blog Post Prompt').inputValue()).not.toBe('Melatonin for toddlers')
      expect(await main.getByLabel('Custom Tags').inputValue()).toBe('kept')
      expect(await main.getByLabel('Article Length').inputValue()).toBe('short')
      await main.getByRole('button', { name: 'Generate Blog Post' }).click()
      await page.getByText('Blog post generated successfully!').waitFor()
    },
  )

  test(
    `a batch marks what the library does not cover before it is saved, saves nothing of it, and all once it is replaced ${how}`,
    deep('app/features/automation/composer/coverage.test.ts'),
    async ({ visitor }) => {
      const owner = await visitor(screens)
      const { page, axe } = owner
      await signIn(owner)
      await owner.goTo('/blog-automation/batch')
      const main = page.getByRole('main')
      const box = main.getByLabel('Titles and prompts')
      await box.fill('First title!\nprompt one\nSaying no at work\nprompt two')
      if (!javaScript) await main.getByRole('button', { name: 'Show the list' }).click()
      const lines = main.getByRole('region', { name: 'Articles' }).locator('ol > li')
      await lines.first().getByText('Not covered').waitFor()
      await lines.first().getByText('Nothing comes close. Here are three topics that it can write about:').waitFor()
      expect(await lines.nth(1).getByText('Not covered').count()).toBe(0)
      if (javaScript) expect(await axe()).toEqual([])
      await page.screenshot({ path: `screenshots/e2e-uncovered-batch-${javaScript ? 'desk' : 'phone'}.png`, fullPage: true })

      await main.getByRole('button', { name: /^Generate & Save/ }).click()
      await page.getByText('AI Generation Failed').first().waitFor()
      await page.getByText('Failed to generate content for "First title!". Please try again.').first().waitFor()
      expect(await box.inputValue()).toBe('First title!\nprompt one\nSaying no at work\nprompt two')

      await lines.first().getByRole('button').nth(1).click()
      await expect.poll(() => box.inputValue()).not.toContain('First title!')
      expect((await box.inputValue()).split(/\r?\n/).slice(1)).toEqual(['prompt one', 'Saying no at work', 'prompt two'])
      await main.getByText('Not covered').waitFor({ state: 'detached' })
      await main.getByRole('button', { name: 'Generate & Save 2 Articles' }).click()
      await page.getByText('2 articles have been created and scheduled.').waitFor()
    },
  )
}
