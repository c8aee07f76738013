import { sql } from 'drizzle-orm'

import { aStoredPost } from '#features/blog/post.factory.server.ts'
import { chatThreads } from '#features/chat/conversation/threads.server.ts'
import { refusal, say, startAiServer } from '#tests/support/ai-server.ts'
import { expect, isFocused, PHONE, signIn, test } from '#tests/support/browser.ts'
import { log, message, opener, openPanel, panel } from '#tests/support/chat-places.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { discardProduct, startProduct } from '#tests/support/product.ts'

for (const viewport of [PHONE, { width: 1280, height: 900 }]) {
  const title = `a visitor asks, gets an answer with its receipts and follows one, at ${viewport.width} px by keyboard`
  test(title, viewport === PHONE ? {} : deep('tests/e2e/chat.spec.ts'), async ({ visitor }) => {
    const { page, goTo, axe } = await visitor({ viewport })
    await goTo('/about')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await panel(page).waitFor()
    await page.getByText("Hi! I'm your Wellward assistant.").waitFor()
    expect(await isFocused(message(page))).toBe(true)
    expect(await axe()).toEqual([])
    await page.keyboard.type('What does the annual')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('plan cost?')
    expect(await message(page).inputValue()).toBe('What does the annual\nplan cost?')
    await page.keyboard.press('Enter')
    await log(page).getByText('$199 per year').waitFor()
    await expect.poll(() => isFocused(message(page))).toBe(true)
    expect(await message(page).inputValue()).toBe('')
    expect(await axe()).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => isFocused(opener(page))).toBe(true)
    await openPanel(page)
    await log(page).getByRole('link', { name: 'Pricing' }).click()
    await page.waitForURL('**/pricing')
    // A sheet would cover the page that was asked for.
    expect(await panel(page).isVisible()).toBe(viewport.width > 600)
  })
}

test('the conversation is there on other pages, in other tabs, and says there what is said here', async ({ visitor }) => {
  const { page, goTo, context } = await visitor()
  await goTo('/about')
  await openPanel(page)
  await message(page).fill('Do I need a watch?')
  await page.getByRole('button', { name: 'Send' }).click()
  await log(page).getByText('You type the numbers yourself').waitFor()
  const tab = await context.newPage()
  await tab.goto('/blog')
  await openPanel(tab)
  await log(tab).getByText('You type the numbers yourself').waitFor()
  await message(tab).fill('thanks')
  await message(tab).press('Enter')
  await log(page).getByText('You are welcome.').waitFor()
})

test('an address is asked for until one is given, and one that is none is told beside its field', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/')
  await openPanel(page)
  const email = panel(page).getByLabel('Email')
  await email.fill('ann at example')
  await message(page).fill('hello')
  await message(page).press('Enter')
  await page.getByText('Email format is invalid').waitFor()
  expect(await message(page).inputValue()).toBe('hello')
  await expect.poll(() => isFocused(email)).toBe(true)
  await email.fill('ann@example.org')
  await message(page).press('Enter')
  await log(page).getByText('Hello! Ask me').waitFor()
  expect(await email.count()).toBe(0)
})

test(
  'whoever wants to buy reads that the team was told, and the team answers into the open panel',
  deep('tests/e2e/chat.spec.ts'),
  async ({ visitor, dataDir }) => {
    const { page, goTo } = await visitor()
    await goTo('/pricing')
    await openPanel(page)
    await message(page).fill('I am ready to buy the annual plan')
    await message(page).press('Enter')
    await page.getByText('Thanks for your interest!').waitFor()
    await page.getByText("We've notified our team about your inquiry.").waitFor()
    await withServicesOf(dataDir, async (services) => {
      const { rows } = await services.db.execute<{ id: string }>(
        sql`select id from chat_conversations order by last_at desc limit 1`,
      )
      await services.db.transaction((tx) =>
        chatThreads.reply(services, tx, rows[0]!.id, { text: 'Ada here: welcome!', by: 'owner' }),
      )
    })
    await log(page).getByText('Ada here: welcome!').waitFor()
    await log(page).getByText('Our team', { exact: true }).waitFor()
    await panel(page).getByText('Talk to a person').click()
    await panel(page).getByRole('button', { name: 'Ask for a person' }).click()
    await page.getByText('Email is required').waitFor()
    await panel(page).getByLabel('Your address for the answer').fill('ann@example.org')
    await panel(page).getByRole('button', { name: 'Ask for a person' }).click()
    await log(page).getByText('Our team has been told.').waitFor()
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/admin/messages')
    await owner.page.getByText('I am ready to buy the annual plan').first().waitFor()
  },
)

test('without JavaScript the page does everything: asks, refuses, keeps what was typed, and gives the emergency text', async ({
  visitor,
}) => {
  const { page, goTo } = await visitor({ javaScript: false, locale: 'en-US' })
  await goTo('/about')
  await opener(page).click()
  await page.waitForURL('**/chat')
  await page.getByRole('heading', { level: 1, name: 'Wellward Assistant' }).waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please type a message.').waitFor()
  await message(page).fill('How much is it?')
  await page.getByLabel('Email').first().fill('nobody')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Email format is invalid').waitFor()
  expect(await message(page).inputValue()).toBe('How much is it?')
  await page.getByLabel('Email').first().fill('')
  await message(page).fill('I want to join')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thanks for your interest!').waitFor()
  await message(page).fill('I have chest pain')
  await page.getByRole('button', { name: 'Send' }).click()
  await log(page)
    .getByText(/call your local emergency number/)
    .waitFor()
  await page.getByRole('link', { name: 'Close chat' }).waitFor()
  await page.getByRole('link', { name: 'Disclaimer' }).first().waitFor()
  await page.locator('.chat-foot').getByRole('link', { name: 'How we treat health data' }).waitFor()
})

test('a post is in the answers once it is published, and out of them when it is taken back', async ({ origin, dataDir }) => {
  const word = `zyzzogeton${'abcdefgh'[Math.floor(Math.random() * 8)]}`
  const ask = async () => {
    const body = JSON.stringify({ messages: [{ role: 'user', content: `What is a ${word}?` }] })
    const response = await fetch(`${origin}/api/functions/chat-concierge`, { method: 'POST', body })
    return ((await response.json()) as { message: string }).message
  }
  await withServicesOf(dataDir, (services) => aStoredPost(services, { title: 'Leaf bugs', body: `A ${word} is a leaf bug.` }))
  await expect.poll(ask).toContain(`A ${word} is a leaf bug.`)
  await withServicesOf(dataDir, ({ db, broadcast }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update posts set published = false, status = 'draft' where body like ${`%${word}%`}`)
      await broadcast.publish(tx, 'pages')
    }),
  )
  await expect.poll(ask).toContain('could not find')
})

test(
  'a model that fails costs nobody the answer, and one that answers is held to our pages',
  deep('app/features/chat/model/model-faults.server.test.ts'),
  async ({ visitor }) => {
    const ai = await startAiServer()
    const product = await startProduct({ AI_BASE_URL: ai.baseUrl, AI_MODEL: 'stand-in' })
    const { page } = await visitor()
    try {
      await page.goto(`${product.origin}/about`)
      await openPanel(page)
      ai.answerWith(refusal(400, 'no'))
      await message(page).fill('What does it cost?')
      await message(page).press('Enter')
      await log(page).getByText(/\$\d+/).waitFor()
      await message(page).fill('And what is that in a year?')
      const hostile =
        '<img src=x onerror=alert(1)> It costs $29. See [this](https://evil.example/) ![p](https://evil.example/p.png).'
      ai.answerWith(say(JSON.stringify({ message: hostile, intent: 'question', used: [] })))
      await message(page).press('Enter')
      await log(page).getByText('It costs $29. See this (https://evil.example/) p.').waitFor()
      expect(await log(page).locator('img, a:not([href^="/"])').count()).toBe(0)
    } finally {
      await page.close()
      await discardProduct(product)
      await ai.close()
    }
  },
)
