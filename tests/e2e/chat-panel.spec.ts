import { expect, isFocused, PHONE, test } from '#tests/support/browser.ts'
import { log, message, opener, openPanel, panel } from '#tests/support/chat-places.ts'
import { deep } from '#tests/support/deep.ts'

test(
  'what is typed in the panel is there again after it was closed, and too much of it is told before it is sent',
  deep('tests/e2e/chat-panel.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo } = await visitor()
    await goTo('/about')
    await openPanel(page)
    await message(page).fill('😀'.repeat(4_000))
    await message(page).press('End')
    await page.keyboard.type('!')
    await panel(page).getByText('Please keep your message under 4,000 characters.').waitFor()
    await page.keyboard.press('Backspace')
    await panel(page).getByText('Please keep your message under 4,000 characters.').waitFor({ state: 'detached' })
    await message(page).fill('Do I need')
    await page.keyboard.press('Escape')
    await openPanel(page)
    await page.keyboard.type(' a watch?')
    expect(await message(page).inputValue()).toBe('Do I need a watch?')
    await page.getByRole('button', { name: 'Close chat' }).click()
    await openPanel(page)
    await message(page).press('Enter')
    await log(page).getByText('You type the numbers yourself').waitFor()
    await page.keyboard.press('Escape')
    await openPanel(page)
    expect(await message(page).inputValue()).toBe('')
  },
)

test('while an answer is on its way the focus stays in the panel, and Escape closes it from anywhere', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  await goTo('/about')
  await openPanel(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/chat-concierge', async (route) => {
    await held.promise
    await route.continue()
  })
  await message(page).fill('Do I need a watch?')
  await page.keyboard.press('Enter')
  await expect.poll(() => message(page).isDisabled()).toBe(true)
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  held.resolve()
  await log(page).getByText('You type the numbers yourself').waitFor()
  await expect.poll(() => isFocused(message(page))).toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  expect(await isFocused(message(page))).toBe(false)
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'detached' })
})

test('Space on the button opens the panel and scrolls nothing, also before the scripts are there', async ({ visitor }) => {
  const { page, goTo } = await visitor()
  const held = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await goTo('/about')
  await opener(page).focus()
  await page.keyboard.press('Space')
  held.resolve()
  await panel(page).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('on a phone the newest stays in sight while somebody asks for a person', async ({ visitor }) => {
  const { page, goTo } = await visitor({ viewport: PHONE })
  await goTo('/about')
  await openPanel(page)
  await message(page).fill('What does the annual plan cost?')
  await message(page).press('Enter')
  const last = log(page).getByRole('link').last()
  await last.waitFor()
  await panel(page).getByText('Talk to a person').click()
  await panel(page).getByLabel('Your address for the answer').waitFor()
  await expect
    .poll(() =>
      last.evaluate((link) => link.getBoundingClientRect().bottom <= link.closest('[role=log]')!.getBoundingClientRect().bottom),
    )
    .toBe(true)
})

test(
  'whoever wants a person finds the form open beneath the answer, and its link leads into it',
  deep('tests/e2e/chat-panel.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo, axe } = await visitor()
    await goTo('/about')
    await openPanel(page)
    await message(page).fill('I want to talk to a person')
    await message(page).press('Enter')
    const address = panel(page).getByLabel('Your address for the answer')
    await address.waitFor()
    expect(await axe()).toEqual([])
    await log(page).getByRole('link', { name: 'Talk to a person' }).click()
    await expect.poll(() => isFocused(address)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/about')
    await message(page).fill('What does the annual plan cost?')
    await message(page).press('Enter')
    await address.waitFor({ state: 'hidden' })
  },
)

test('without scripts the form for a person stands open on its page too', async ({ visitor }) => {
  const { page, goTo } = await visitor({ javaScript: false })
  await goTo('/chat')
  expect(await page.getByLabel('Your address for the answer').isVisible()).toBe(false)
  await page.getByLabel('Message').fill('can i speak to a real human please')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByLabel('Your address for the answer').waitFor()
  await page.getByRole('link', { name: 'Talk to a person' }).click()
  expect(new URL(page.url()).hash).toBe('#person')
})

test(
  'what somebody in danger is told beyond the limits of messages stays in sight',
  deep('tests/e2e/chat-panel.spec.ts'),
  async ({ visitor }) => {
    const { page, context, goTo } = await visitor({ viewport: PHONE })
    const say = (content: string) =>
      context.request.post('/api/functions/chat-concierge', { data: { messages: [{ role: 'user', content }] } })
    let status = 200
    for (let times = 0; times < 200 && status === 200; times++) status = (await say('hello')).status()
    expect(status).toBe(429)
    await goTo('/about')
    await openPanel(page)
    await message(page).fill('I want to end my life')
    await message(page).press('Enter')
    const answer = log(page).getByText('Nobody has to carry this alone')
    await answer.waitFor()
    // Asking for a person has the conversation fetched anew.
    await panel(page).getByText('Talk to a person', { exact: true }).click()
    await panel(page).getByLabel('Your address for the answer').fill('maya@wellward.test')
    await page.keyboard.press('Enter')
    await panel(page).getByLabel('Your address for the answer').waitFor({ state: 'detached' })
    expect(await answer.isVisible()).toBe(true)
    expect(await log(page).innerText()).toContain('I want to end my life')
  },
)
