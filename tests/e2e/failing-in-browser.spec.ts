import type { Page } from 'playwright-core'

import { expect, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { withoutTable } from '#tests/support/without-table.ts'

interface Scene {
  readonly table: string | null
  readonly path: string
  readonly toast: readonly string[]
  act(page: Page): Promise<void>
  /** What was typed, and where it stays. */
  kept?(page: Page): Promise<string>
  /** “typed”, unless it says otherwise. */
  readonly typed?: string
}

const scenes: ReadonlyArray<Scene> = [
  {
    table: 'generation_runs',
    path: '/blog-automation/tools',
    toast: ["Failed to generate today's blog post. Please try again."],
    act: (page) => page.getByRole('button', { name: "Generate Today's Blog" }).click(),
  },
  {
    table: 'generation_runs',
    path: '/blog-automation/generator',
    toast: ['Failed to generate blog post'],
    typed: 'Naps at work',
    act: async (page) => {
      await page.getByLabel('Blog Post Prompt').fill('Naps at work')
      await page.getByRole('button', { name: 'Generate Blog Post' }).click()
    },
    kept: (page) => page.getByLabel('Blog Post Prompt').inputValue(),
  },
  {
    table: 'blog_automation_settings',
    path: '/blog-automation/daily',
    toast: ['Failed to save settings. Please try again.'],
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Prompt' }).fill('typed')
      await page.getByRole('button', { name: 'Save Settings' }).click()
    },
    kept: (page) => page.getByRole('textbox', { name: 'Prompt' }).inputValue(),
  },
  {
    table: 'generation_runs',
    path: '/blog-automation/daily',
    toast: ['Test Failed', 'Failed to test blog generation. Please check your settings.'],
    act: (page) => page.getByRole('button', { name: /test/i }).click(),
  },
  {
    table: null,
    path: '/blog-automation/batch',
    toast: ['No articles to save', 'Please enter titles and prompts in the text box.'],
    act: (page) => page.getByRole('button', { name: /Generate & Save/ }).click(),
  },
  {
    table: 'posts',
    path: '/blog-automation/manage/{post}',
    toast: ['Failed to update post'],
    act: async (page) => {
      await page.getByRole('dialog').getByLabel('Title').fill('typed')
      await page.getByRole('button', { name: /^Save/ }).click()
    },
    kept: (page) => page.getByRole('dialog').getByLabel('Title').inputValue(),
  },
]

test(
  'what failed is a toast that goes away by itself, nothing in the page, and what was typed stays',
  deep('tests/e2e/failing-writes.spec.ts'),
  async ({ visitor, dataDir }) => {
    await inDatabaseOf(dataDir, async (database) => {
      const { rows } = await database.pool.query<{ id: string }>('select id from posts limit 1')
      const owner = await visitor()
      const { page, goTo, wake, axe } = owner
      await signIn(owner)
      for (const { table, path, toast, act, kept, typed = 'typed' } of scenes) {
        await goTo(path.replace('{post}', rows[0]!.id))
        await wake()
        const press = async () => {
          await act(page)
          for (const words of toast) await page.locator('.toast-error').getByText(words, { exact: true }).waitFor()
        }
        if (table) await withoutTable(database, table, press)
        else await press()
        expect(await page.locator('main').getByText(toast.at(-1)!).count(), path).toBe(path.includes('{post}') ? 1 : 0)
        if (kept) expect(await kept(page), path).toBe(typed)
        expect(await axe()).toEqual([])
        await page.screenshot({ path: `screenshots/e2e-failing-${path.split('/')[2]}.png` })
        // It stays while the pointer is on it.
        await page.mouse.move(900, 300)
        const shown = performance.now()
        await page.locator('.toast-error').first().waitFor({ state: 'detached' })
        expect(performance.now() - shown).toBeLessThan(6_000)
      }
    })
  },
)
