import sharp from 'sharp'

import { confirmAddress } from '#tests/support/account.ts'
import { DESK, expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

const aPicture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

/** Writes a story as a person would who takes their time, and sends it. */
async function tell({ page, goTo }: Visitor, story: string, picture?: Buffer): Promise<void> {
  await goTo('/stories/new')
  await page.getByLabel('Story').fill(story)
  await page.getByRole('radio', { name: '5 Excellent' }).check()
  await page.getByLabel('Name to show').fill('Sample Ann')
  if (picture) await page.getByLabel('Picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByLabel(/consent/).check()
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send your story' }).click()
  await page.getByText('Thank you for your story').waitFor()
}

/** Approves the newest story that waits. */
async function approve({ page, goTo }: Visitor, words?: string): Promise<void> {
  await goTo('/admin/stories')
  const card = page.getByRole('article').first()
  if (words) {
    await card.getByText('Edit for length').click()
    await card.getByLabel('Words to publish').fill(words)
  }
  await card.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Story published').waitFor()
}

const withdraw = async ({ page, goTo }: Visitor) => {
  await goTo('/stories/new')
  await page.getByText('Withdraw it', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Withdraw for good' }).first().click()
  await page.getByText('Your story is withdrawn').waitFor()
}

const SHOWN_ON = [
  '/testimonials',
  '/',
  '/pillar/sleep',
  '/pillar/nutrition',
  '/pillar/fitness',
  '/pillar/supplements',
  '/pillar/stress',
]

test(
  'a story is told with a picture, edited, published, seen at once, and taken back',
  deep('app/features/site/stories/stories.server.test.ts'),
  async ({ visitor, origin, dataDir }) => {
    const member = await visitor()
    await confirmAddress(member, dataDir, await startTrial(member, 'Ann'))
    const words = `A sample of a story <b>with tags</b> ${crypto.randomUUID()}`
    await tell(member, `${words}, and more of it.`, await aPicture())
    await member.page.getByText('In review').waitFor()
    expect(await member.axe()).toEqual([])

    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/admin')
    await owner.page.getByRole('link', { name: /Story waits/ }).click()
    await owner.page.waitForURL('**/admin/stories')
    await owner.page.getByText(`${words}, and more of it.`).first().waitFor()
    expect(await owner.axe()).toEqual([])
    const source = await owner.page.locator('article source').first().getAttribute('srcset')
    const picture = source!.split(' ')[0]!
    const stranger = await visitor()
    for (const path of SHOWN_ON) expect(await (await stranger.context.request.get(path)).text()).not.toContain('with tags')
    expect((await stranger.context.request.get(picture)).status()).toBe(404)
    expect((await owner.context.request.get(picture)).headers()['cache-control']).toBe('private, no-store')

    await approve(owner, words)
    for (const path of SHOWN_ON) {
      await expect
        .poll(async () => (await stranger.context.request.get(path)).text(), { interval: 20 })
        .toContain('&lt;b&gt;with tags&lt;/b&gt;')
    }
    const served = await stranger.context.request.get(picture)
    expect([served.status(), served.headers()['content-type'], served.headers()['cache-control']]).toEqual([
      200,
      'image/avif',
      'public, max-age=31536000, immutable',
    ])
    expect(served.headers()['set-cookie']).toBeUndefined()
    await stranger.goTo('/testimonials')
    await stranger.page.getByText(words).scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        stranger.page
          .locator('.story-picture img')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc),
      )
      .toMatch(new RegExp(`^${origin}/media/stories/.*\\.avif$`))
    expect(await stranger.axe()).toEqual([])
    await owner.goTo('/admin/stories?pile=approved')
    expect(await owner.page.getByText(`${words}, and more of it.`).first().isVisible()).toBe(true)

    await withdraw(member)
    for (const path of SHOWN_ON) {
      await expect
        .poll(async () => (await stranger.context.request.get(path)).text(), { interval: 20 })
        .not.toContain('with tags')
    }
    expect((await stranger.context.request.get(picture)).status()).toBe(404)
  },
)

test(
  'who presses Send too early, and then writes, is not taken for a machine',
  deep('app/features/site/stories/stories.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const member = await visitor()
    await confirmAddress(member, dataDir, await startTrial(member, 'Una'))
    const { page } = member
    await member.goTo('/stories/new')
    await member.wake()
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    const words = `A sample that was corrected ${crypto.randomUUID()} and is long enough to be sent.`
    await page.getByLabel('Story').fill(words)
    await page.getByRole('radio', { name: '5 Excellent' }).check()
    await page.getByLabel('Name to show').fill('Sample Una')
    await page.getByLabel(/consent/).check()
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.getByText('Thank you for your story').waitFor()
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/admin/stories')
    await owner.page.getByText(words).first().waitFor()
    await withdraw(member)
  },
)

test(
  'a story can be told without JavaScript, and a refused form keeps what was typed',
  deep('app/features/site/stories/stories.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const member = await visitor({ javaScript: false, viewport: PHONE })
    const { page, goTo } = member
    await confirmAddress(member, dataDir, await startTrial(member, 'Noor'))
    await goTo('/testimonials')
    await page.getByRole('link', { name: 'Tell your story' }).click()
    await page.getByLabel('Story').fill('A sample of a story, sent without a script.')
    await page.getByRole('radio', { name: '4 Very good' }).check()
    await page.getByLabel('Picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture.') })
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.getByText('We can publish your story only with your consent.').waitFor()
    expect(await page.getByLabel('Story').inputValue()).toBe('A sample of a story, sent without a script.')
    expect(await page.getByRole('radio', { name: '4 Very good' }).isChecked()).toBe(true)
    await page.getByLabel(/consent/).check()
    await page.getByLabel('Picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('No picture.') })
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.getByText('This file is not a picture that we can read.').waitFor()
    await page.getByLabel('Picture').setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: await aPicture() })
    await page.getByRole('button', { name: 'Send your story' }).click()
    await page.getByText('Thank you for your story').waitFor()
    await withdraw(member)
    expect(await page.getByText('In review').count()).toBe(0)
  },
)

test(
  'a picture of more than 5 MB is told of before it is sent, and the rest of the form stays',
  deep('app/features/site/stories/stories.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const member = await visitor()
    await confirmAddress(member, dataDir, await startTrial(member, 'Lea'))
    await member.goTo('/stories/new')
    const large = Buffer.alloc(5_000_001)
    await member.page.getByLabel('Story').fill('A sample of a story with a large picture.')
    await member.page.getByLabel('Picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: large })
    await member.page.getByText('This picture is larger than 5 MB. Please choose a smaller one.').waitFor()
    await member.page.getByRole('button', { name: 'Send your story' }).click()
    expect(await member.page.getByLabel('Story').inputValue()).toBe('A sample of a story with a large picture.')
    expect(await member.axe()).toEqual([])
  },
)

test(
  'stories take turns every four seconds without a script of React, and stand still when asked to',
  deep('app/features/site/stories/stories.server.test.ts'),
  async ({ visitor, browser, origin, dataDir }) => {
    const member = await visitor()
    await confirmAddress(member, dataDir, await startTrial(member, 'Turn'))
    const owner = await visitor()
    await signIn(owner)
    for (const name of ['first', 'second']) {
      await tell(member, `A sample of a story that takes turns, the ${name}.`)
      await approve(owner)
    }
    const context = await browser.newContext({ baseURL: origin, viewport: DESK, reducedMotion: 'no-preference' })
    const page = await context.newPage()
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/pillar/sleep', { waitUntil: 'load' })
    const seen = () =>
      page
        .locator('.story-run > li')
        .evaluateAll((all) => all.map((story) => Math.round(Number(getComputedStyle(story).opacity))).join(''))
    const at = (ms: number) =>
      page.evaluate((ms) => {
        for (const animation of document.getAnimations()) animation.currentTime = ms
      }, ms)
    const turns: string[] = []
    for (const seconds of [0.1, 3.5, 4.1, 7.5, 8.1]) {
      await at(seconds * 1000)
      turns.push(await seen())
    }
    expect(turns).toEqual(['10', '10', '01', '01', '10'])
    expect(scripts).toEqual([])

    const running = () =>
      page.evaluate(() => {
        const story = document.querySelector('.story-run > li')!
        return story
          .getAnimations()
          .map(({ playState }) => playState)
          .join()
      })
    expect(await running()).toBe('running')
    await page.locator('.story-run').hover()
    expect(await running()).toBe('paused')
    await page.mouse.move(5, 5)
    await expect.poll(running).toBe('running')
    await page.locator('.story-run').focus()
    await page.keyboard.press('Shift')
    await expect.poll(running).toBe('paused')
    await page.getByLabel('Pause the stories').check()
    expect(await running()).toBe('')
    expect(await seen()).toBe('11')
    await context.close()

    const calm = await visitor({ viewport: PHONE, javaScript: false })
    await calm.goTo('/pillar/sleep')
    const row = calm.page.locator('.story-run')
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
    expect(await calm.page.getByLabel('Pause the stories').isVisible()).toBe(false)
    await withdraw(member)
    await withdraw(member)
  },
)
