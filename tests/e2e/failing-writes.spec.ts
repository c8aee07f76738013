import type { Page } from 'playwright-core'

import { expect, signIn, test } from '#tests/support/browser.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask, cookiesOf, type Answer, type Question } from '#tests/support/http-client.ts'
import { aMember } from '#tests/support/http-people.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { productHere } from '#tests/support/product-here.ts'
import { OWNER } from '#tests/support/product.ts'
import { withoutTable } from '#tests/support/without-table.ts'

const { origin, dataDir } = productHere()

type Form = Readonly<Record<string, string>>

/** What is sent while a table is out of reach (null: none is), and what the specification has the product say. */
interface Failure {
  readonly table: string | null
  readonly path: string
  readonly form: Form
  readonly title: string
  readonly text?: string
  /** The specification shows it as an alert. */
  readonly isAlert?: true
  /** What was typed, and stays. */
  readonly typed?: string
}

const generator = { prompt: 'Walking to work in winter', tone: 'casual', length: 'short', author: 'Ann Author', do: 'generate' }
const settings = {
  do: 'save',
  enabled: 'yes',
  dailyPrompt: 'A prompt that was typed a moment ago',
  publishingTime: '09:00:00',
  timezone: 'Europe/Berlin',
  mode: 'review',
}
const batch = 'How sleep pressure works\nHow sleep pressure builds up over a day\n'
const edited = { title: 'A new title', author: 'Ann', body: 'What was just written.', version: '1', do: 'save' }
const TRY_SETTINGS = { title: 'Failed to save settings. Please try again.' }
const manage = '/blog-automation/manage'
const scheduled = '/blog-automation/scheduled'
const shop = '/shop/manage'
const SILENT = 'The database did not answer. Please try again.'
const rogue = 'https://www.roguefitness.com/a-bar'

/** `{post}` stands for the id of a post. */
const failures: ReadonlyArray<Failure> = [
  // Blog generator
  {
    table: null,
    path: '/blog-automation/generator',
    form: { ...generator, prompt: '  ' },
    title: 'Please enter a prompt for the blog post',
    typed: 'Ann Author',
  },
  {
    table: 'generation_runs',
    path: '/blog-automation/generator',
    form: generator,
    title: 'Failed to generate blog post',
    typed: generator.prompt,
  },
  {
    table: 'posts',
    path: '/blog-automation/generator',
    form: { do: 'publish', id: '{post}' },
    title: 'Failed to publish blog post',
  },
  // Manager
  ...(['publish', 'unpublish'] as const).map((deed) => ({
    table: 'posts',
    path: manage,
    form: { do: deed, id: '{post}' },
    title: 'Failed to update post status',
  })),
  { table: 'posts', path: manage, form: { do: 'delete', id: '{post}' }, title: 'Failed to delete post' },
  { table: 'posts', path: `${manage}/{post}`, form: edited, title: 'Failed to update post', typed: edited.body },
  { table: 'post_versions', path: `${manage}/{post}`, form: edited, title: 'Failed to update post', typed: edited.body },
  // Batch
  {
    table: null,
    path: '/blog-automation/batch',
    form: { text: ' \n ', do: 'generate' },
    title: 'No articles to save',
    text: 'Please enter titles and prompts in the text box.',
  },
  {
    table: 'generation_runs',
    path: '/blog-automation/batch',
    form: { text: batch, do: 'generate' },
    title: 'Failed to save articles. Please try again.',
    typed: 'How sleep pressure builds up over a day',
  },
  // Daily settings
  {
    table: 'blog_automation_settings',
    path: '/blog-automation/daily',
    form: settings,
    ...TRY_SETTINGS,
    typed: settings.dailyPrompt,
  },
  { table: 'audit_log', path: '/blog-automation/daily', form: settings, ...TRY_SETTINGS, typed: settings.dailyPrompt },
  ...['generation_runs', 'blog_automation_settings'].map((table) => ({
    table,
    path: '/blog-automation/daily',
    form: { do: 'test' },
    title: 'Test Failed',
    text: 'Failed to test blog generation. Please check your settings.',
  })),
  // Scheduled
  { table: 'posts', path: scheduled, form: { do: 'publish', id: '{post}' }, title: 'Failed to publish post.' },
  { table: 'posts', path: scheduled, form: { do: 'delete', id: '{post}' }, title: 'Failed to delete post.' },
  {
    table: 'posts',
    path: scheduled,
    form: { do: 'schedule', id: '{post}', day: '2099-01-01', timeZone: 'UTC' },
    title: 'Failed to update schedule.',
  },
  // Daily generate, from every tab
  ...['daily', 'generator', 'batch', 'scheduled', 'manage', 'tools'].map((tab) => ({
    table: 'generation_runs',
    path: '/blog-automation',
    form: { do: 'generate-today', from: `/blog-automation/${tab}` },
    title: "Failed to generate today's blog post. Please try again.",
  })),
  // Shop and product tools
  {
    table: 'products',
    path: `${shop}/pictures`,
    form: { do: 'picture', id: '{post}', choice: '0' },
    title: 'Failed to update product image',
  },
  { table: 'suppliers', path: shop, form: { do: 'refresh' }, title: 'Failed to start product refresh' },
  { table: null, path: shop, form: { do: 'refresh' }, title: 'Failed to start product refresh' },
  {
    table: null,
    path: shop,
    form: { do: 'scrape', url: 'https://example.com/roguefitness.com' },
    title: 'Invalid URL',
    text: 'Please enter a valid Rogue Fitness product URL',
  },
  {
    table: 'shop_refreshes',
    path: shop,
    form: { do: 'scrape', url: rogue },
    title: `Failed to scrape product: ${SILENT}`,
    typed: rogue,
  },
  {
    table: null,
    path: shop,
    form: { do: 'create', reading: '{post}', name: 'A bar', price: '', description: '' },
    title: 'Missing Data',
    text: 'Please scrape a product first',
  },
  {
    table: 'shop_refreshes',
    path: shop,
    form: { do: 'create', reading: '{post}', name: 'A bar', price: '', description: '' },
    title: `Failed to create product: ${SILENT}`,
  },
  { table: 'products', path: shop, form: { do: 'add-tests' }, title: 'Error adding test products', isAlert: true },
  {
    table: 'products',
    path: shop,
    form: { do: 'clear-tests' },
    title: `Failed to clear test products: ${SILENT}`,
    isAlert: true,
  },
  {
    table: 'products',
    path: shop,
    form: { do: 'delete', id: '{post}' },
    title: `Failed to delete product: ${SILENT}`,
    isAlert: true,
  },
  { table: 'products', path: shop, form: { do: 'clean' }, title: 'Failed to clean product descriptions' },
  // Chat and contact
  {
    table: 'chat_passages',
    path: '/chat',
    form: { message: 'What does the annual plan cost?' },
    title: 'Error',
    text: 'Failed to send message. Please try again.',
    typed: 'What does the annual plan cost?',
  },
  {
    table: 'chat_conversations',
    path: '/chat',
    form: { message: 'What does the annual plan cost?' },
    title: 'Error',
    text: 'Failed to send message. Please try again.',
    typed: 'What does the annual plan cost?',
  },
  {
    table: 'inbox_messages',
    path: '/contact',
    form: { name: 'Ann', email: 'ann@example.com', message: 'A question about the courses.' },
    title: 'Error',
    text: 'Something went wrong. Please try again.',
    typed: 'A question about the courses.',
  },
]

const inText = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The page that a form leads to, with the toasts that it brings. */
async function landOn(answer: Answer, cookie: string): Promise<Answer> {
  if (answer.status !== 303) return answer
  const path = answer.headers.location!.replace(origin, '').replace(/#.*/, '')
  return ask(origin, { path, cookie: `${cookie}; ${cookiesOf(answer)}` })
}

/** What the toasts of a page say, and the alert that it opens with. */
function told(html: string) {
  const [, toasts = ''] = /<div class="toasts">([\s\S]*?)<\/div>/.exec(html) ?? []
  const words = Array.from(toasts.matchAll(/<b>(.*?)<\/b>(?:<span>(.*?)<\/span>)?/g), ([, title, text]) => ({ title, text }))
  return { toasts: words, alert: /role="alertdialog"[\s\S]*?<\/(?:dialog|div)>/.exec(html)?.[0] ?? '' }
}

const ADDRESS = ({ path, form, table }: Failure) => `${path} ${form['do'] ?? ''} without ${table ?? 'anything amiss'}`

test('what could not be done is told in the spec’s words as a toast, without JavaScript, and what was typed stays', async () => {
  const wrong = await inDatabaseOf(dataDir, async (database) => {
    const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
    const { rows } = await database.pool.query<{ id: string }>('select id from posts limit 1')
    const wrong: string[] = []
    for (const failure of failures) {
      const withPost = (text: string) => text.replace('{post}', rows[0]!.id)
      const form = Object.fromEntries(Object.entries(failure.form).map(([name, value]) => [name, withPost(value)]))
      const send = async () => landOn(await ask(origin, { path: withPost(failure.path), form, cookie }), cookie)
      const { status, body } = failure.table ? await withoutTable(database, failure.table, send) : await send()
      const html = inText(body)
      const { toasts, alert } = told(html)
      const here = ADDRESS(failure)
      if (status >= 500 && status !== 502 && status !== 503) wrong.push(`${here}: ${status}`)
      if (failure.isAlert && !alert.includes(failure.title)) wrong.push(`${here}: no alert “${failure.title}”`)
      const isTold = toasts.some(({ title, text }) => title === failure.title && (!failure.text || text === failure.text))
      if (!failure.isAlert && !isTold) wrong.push(`${here}: ${status} ${JSON.stringify(toasts)}`)
      if (failure.typed && !html.includes(failure.typed)) wrong.push(`${here}: “${failure.typed}” is gone`)
    }
    return wrong
  })
  expect(wrong).toEqual([])
}, 240_000)

const json = (path: string, json: unknown): Question => ({ path, json })

test('functions answer their failures as JSON, in the spec’s words, and an unknown one too', async () => {
  await inDatabaseOf(dataDir, async (database) => {
    const cookie = await haveSignedIn(origin, OWNER.email, OWNER.password)
    const told = async (table: string | null, question: Question) => {
      const send = () => ask(origin, { ...question, cookie, headers: { Origin: origin } })
      const { status, body } = table ? await withoutTable(database, table, send) : await send()
      return [status, JSON.parse(body)] as const
    }
    expect(await told('generation_runs', json('/api/functions/ai-blog-generator', { prompt: 'Walking' }))).toEqual([
      503,
      { success: false, error: 'Failed to generate blog post' },
    ])
    for (const body of [{ test: true }, { force: true }, { test: true, force: true }])
      expect(await told('generation_runs', json('/api/functions/daily-blog-generator', body))).toEqual([
        503,
        { error: 'Failed to test blog generation. Please check your settings.' },
      ])
    const messages = [{ role: 'user', content: 'What does the annual plan cost?' }]
    expect(await told('chat_passages', json('/api/functions/chat-concierge', { messages }))).toEqual([
      502,
      { error: 'Failed to send message. Please try again.' },
    ])
    const contact = { name: 'Ann', email: 'ann@example.com', message: 'A question about the courses.' }
    expect(await told('inbox_messages', json('/api/functions/send-contact-email', contact))).toEqual([
      503,
      { error: 'Something went wrong. Please try again.' },
    ])
    expect(await told('memberships', json('/api/functions/check-subscription', {}))).toMatchObject([200, { subscribed: false }])
    for (const path of ['unknown', 'check-subscription/more', 'AI-blog', '%20'])
      for (const method of ['POST', 'GET', 'PUT', 'DELETE']) {
        const answer = await ask(origin, { path: `/api/functions/${path}`, method, headers: { Origin: origin } })
        const read = { status: answer.status, type: answer.headers['content-type'], body: answer.body }
        expect(read, `${method} ${path}`).toMatchObject({ type: expect.stringMatching(/^application\/json/) })
        expect(Object.keys(JSON.parse(answer.body) as object)).toEqual(['error'])
      }
  })
})

test('what the spec has only logged costs nobody anything: a streak, and signing out', async () => {
  await inDatabaseOf(dataDir, async (database) => {
    const { cookie } = await aMember(origin, database)
    const form = { date: new Date().toISOString().slice(0, 10), steps: '6000', timeZone: 'UTC', key: crypto.randomUUID() }
    const kept = await withoutTable(database, 'health_streaks', () => ask(origin, { path: '/dashboard', cookie, form }))
    expect(kept.status).toBe(303)
    const out = await withoutTable(database, 'sessions', () => ask(origin, { path: '/sign-out', cookie, form: { do: 'out' } }))
    expect([out.status, out.headers.location]).toEqual([303, '/auth'])
    expect(cookiesOf(out)).toMatch(/session=(?:;|$)/)
  })
})

interface Scene {
  readonly table: string | null
  readonly path: string
  readonly toast: readonly string[]
  act(page: Page): Promise<void>
  /** What was typed, and where it stays. */
  kept?(page: Page): Promise<string>
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
    act: async (page) => {
      await page.getByLabel('Blog Post Prompt').fill('typed')
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

test('the same in the browser: a toast that goes away by itself, nothing in the page, and what was typed stays', async ({
  visitor,
}) => {
  await inDatabaseOf(dataDir, async (database) => {
    const { rows } = await database.pool.query<{ id: string }>('select id from posts limit 1')
    const owner = await visitor()
    const { page, goTo, wake, axe } = owner
    await signIn(owner)
    for (const { table, path, toast, act, kept } of scenes) {
      await goTo(path.replace('{post}', rows[0]!.id))
      await wake()
      const press = async () => {
        await act(page)
        for (const words of toast) await page.locator('.toast-error').getByText(words, { exact: true }).waitFor()
      }
      if (table) await withoutTable(database, table, press)
      else await press()
      expect(await page.locator('main').getByText(toast.at(-1)!).count(), path).toBe(path.includes('{post}') ? 1 : 0)
      if (kept) expect(await kept(page), path).toBe('typed')
      expect(await axe()).toEqual([])
      await page.screenshot({ path: `screenshots/e2e-failing-${path.split('/')[2]}.png` })
      const shown = performance.now()
      await page.locator('.toast-error').first().waitFor({ state: 'detached' })
      expect(performance.now() - shown).toBeLessThan(6_000)
    }
  })
})
