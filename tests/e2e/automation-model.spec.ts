import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

import { article, refusal, startAiServer, type AiServer } from '#tests/support/ai-server.ts'
import { expect, signIn, test as base, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { discardProduct, startProduct, type Product } from '#tests/support/product.ts'

let ai: AiServer
let product: Product

beforeAll(async () => {
  ai = await startAiServer()
  product = await startProduct({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'stand-in', AI_API_KEY: 'key' })
})
afterAll(async () => {
  await discardProduct(product)
  await ai.close()
})

/** Visitors of a product with a model. */
const test = base.extend<{ origin: string }>({ origin: async ({}, use) => use(product.origin) })

/** The next article is written only once it is let go, unless the asker goes first. */
function holdArticle(title?: string): { letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  ai.answerWith(async (response, asked) => {
    await promise
    await article(700, title)(response, asked)
  })
  return { letGo: resolve }
}

async function ask(owner: Visitor, prompt: string) {
  await owner.goTo('/blog-automation/generator')
  const main = owner.page.getByRole('main')
  await main.getByLabel('Blog Post Prompt').fill(prompt)
  await main.getByLabel('Article Length').selectOption('short')
  await main.getByRole('button', { name: 'Generate Blog Post' }).click()
}

const progress = (page: Page) => page.getByRole('region', { name: 'Progress' })

test(
  'a failure is told, what was typed stays, and a retry ends it',
  deep('tests/e2e/automation.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    ai.answerWith(refusal(400, 'no'))
    await ask(owner, 'Walking to work')
    await page.getByText('Failed to generate blog post').waitFor()
    expect(await page.getByLabel('Blog Post Prompt').inputValue()).toBe('Walking to work')
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-generator-failed.png', fullPage: true })
    await progress(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByText('Blog post generated successfully!').waitFor()
    await page.getByRole('article').getByText('The model stand-in').waitFor()
  },
)

test(
  'progress shows as it happens, survives a reload, and one stream serves two tabs',
  deep('tests/e2e/automation.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context, axe } = owner
    await signIn(owner)
    const streams = new Set<Request>()
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/blog-automation/events') streams.add(request)
    })
    for (const end of ['requestfailed', 'requestfinished'] as const)
      context.on(end as 'requestfailed', (request) => void streams.delete(request))
    const { letGo } = holdArticle('The slow one')
    await ask(owner, 'Slowly')
    await progress(page).getByText('Waiting for stand-in').waitFor()
    expect(await axe()).toEqual([])
    await page.reload()
    await progress(page).getByText('Waiting for stand-in').waitFor()
    const second = await context.newPage()
    await second.goto(page.url())
    await progress(second).getByText('Waiting for stand-in').waitFor()
    // That a stream has ended is told a moment after the next one has begun.
    await expect.poll(() => streams.size).toBe(1)
    letGo()
    for (const each of [page, second]) {
      await each.getByText('Blog post generated successfully!').waitFor()
      await each.getByRole('article').getByRole('heading', { name: 'The slow one' }).waitFor()
    }
    expect(streams.size).toBeLessThanOrEqual(1)
  },
)

test(
  'without JavaScript the page looks by itself until the article is there',
  deep('tests/e2e/automation.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor({ javaScript: false })
    await signIn(owner)
    const { letGo } = holdArticle('Without a script')
    await ask(owner, 'Slowly')
    await progress(owner.page).getByText('Waiting for stand-in').waitFor()
    letGo()
    await owner.page.getByText('Blog post generated successfully!').waitFor()
    await owner.page.getByRole('article').getByRole('heading', { name: 'Without a script' }).waitFor()
  },
)

for (const javaScript of [true, false]) {
  test(
    `a run is cancelled, and the model is not waited for (JavaScript: ${javaScript})`,
    deep('tests/e2e/automation.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript })
      const { page } = owner
      await signIn(owner)
      holdArticle()
      await ask(owner, 'Never')
      await progress(page).getByRole('button', { name: 'Cancel' }).click()
      await page.getByText('You stopped it').waitFor()
      await progress(page).getByRole('button', { name: 'Retry' }).click()
      await page.getByText('Blog post generated successfully!').waitFor()
    },
  )
}

test(
  'a batch stops at the article that fails, saves nothing, and pays only for the rest afterwards',
  deep('tests/e2e/automation.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    await owner.goTo('/blog-automation/batch')
    const main = page.getByRole('main')
    const titles = ['First of batch', 'Second of batch', 'Third of batch']
    await main.getByLabel('Titles and prompts').fill(titles.map((title) => `${title}\nWrite it.`).join('\n'))
    ai.answerWith(article(2_000), refusal(400, 'no'))
    const before = ai.asked.length
    await main.getByRole('button', { name: 'Generate & Save 3 Articles' }).click()
    await page.getByText('AI Generation Failed').waitFor()
    const failure = 'Failed to generate content for "Second of batch". Please try again.'
    await progress(page).getByText(failure).waitFor()
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-batch-failed.png', fullPage: true })
    expect(ai.asked.length - before).toBe(2)
    await owner.goTo('/blog-automation/manage?q=of+batch')
    await page.getByText('No posts match your search.').waitFor()
    await owner.goTo('/blog-automation/batch')
    await progress(page).getByRole('button', { name: 'Retry' }).click()
    await page.getByText('3 articles have been created and scheduled.').waitFor()
    expect(ai.asked.length - before).toBe(4)
  },
)

test(
  'while it waits for an article the process stops at once, answers 503, and goes on after its start',
  deep('app/platform/worker.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const cookies = await owner.context.cookies()
    const headers = {
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      Origin: product.origin,
    }
    await owner.goTo('/blog-automation/generator')
    holdArticle()
    const before = ai.asked.length
    const calling = fetch(`${product.origin}/api/functions/ai-blog-generator`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ prompt: 'Walking' }),
    })
    const streaming = await fetch(`${product.origin}/blog-automation/events`, { headers })
    await expect.poll(() => ai.asked.length).toBe(before + 1)
    const [{ status, headers: answered }, code, took] = await Promise.all([
      calling,
      product.stop(),
      (async () => {
        const begun = performance.now()
        await streaming.text()
        return performance.now() - begun
      })(),
    ])
    expect([status, answered.get('Retry-After'), code]).toEqual([503, '10', 0])
    expect(took).toBeLessThan(1_500)
    product = await startProduct({
      DATA_DIR: product.dataDir,
      PORT: new URL(product.origin).port,
      AI_BASE_URL: ai.baseUrl,
      AI_MODEL: 'stand-in',
      AI_API_KEY: 'key',
    })
    await expect.poll(() => ai.asked.length, { timeout: 50_000, interval: 500 }).toBe(before + 2)
  },
)
