import sharp from 'sharp'

import { confirmAddress } from '#tests/support/account.ts'
import { expect, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

/** A published story with a picture, and the member who can take it back. */
async function publishPicture(visitor: () => Promise<Visitor>, dataDir: string): Promise<{ takeBack(): Promise<void> }> {
  const member = await visitor()
  const { page } = member
  await confirmAddress(member, dataDir, await startTrial(member, 'Lazy'))
  await member.goTo('/stories/new')
  await page.getByLabel('Story').fill('A sample of a story, for the sake of its picture.')
  await page.getByRole('radio', { name: '5 Excellent' }).check()
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByLabel(/consent/).check()
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send your story' }).click()
  await page.getByText('Thank you for your story').waitFor()
  const owner = await visitor()
  await signIn(owner)
  await owner.goTo('/admin/stories')
  await owner.page.getByRole('button', { name: 'Approve' }).first().click()
  await owner.page.getByText('Story published').waitFor()
  return {
    async takeBack() {
      await page.getByText('Withdraw it', { exact: true }).click()
      await page.getByRole('button', { name: 'Withdraw for good' }).click()
      await page.getByText('Your story is withdrawn').waitFor()
    },
  }
}

test('a picture is fetched when a tenth of it is in sight, or it is 50 px away; where that fails its placeholder stays', async ({
  visitor,
  dataDir,
}) => {
  const published = await publishPicture(visitor, dataDir)
  const { page, goTo } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/media/') && asked.push(request.url()))
  await goTo('/')
  const place = page.locator('.lazy').first()
  const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const toward = (px: number) => page.evaluate(`scrollTo(0, ${top} - innerHeight - ${px})`)
  const state = () => place.getAttribute('data-lazy')
  // A tenth of 56 px is 5.6 px: with the margin of 50 px it begins at 44.4 px below the window.
  await toward(48)
  await page.waitForTimeout(400)
  expect([asked, await state()]).toEqual([[], 'watched'])
  await toward(40)
  await expect.poll(state).toBe('loaded')
  expect(asked).toHaveLength(1)

  const unlucky = await visitor()
  const warnings: string[] = []
  unlucky.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await unlucky.page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await unlucky.goTo('/')
  const failing = unlucky.page.locator('.lazy').first()
  const before = await failing.boundingBox()
  await failing.scrollIntoViewIfNeeded()
  await expect.poll(() => failing.getAttribute('data-lazy')).toBe('failed')
  expect(warnings).toEqual([expect.stringMatching(/^An image failed to load: .*\/media\/stories\//)])
  expect(
    await failing
      .locator('picture img')
      .first()
      .evaluate((image) => getComputedStyle(image).opacity),
  ).toBe('0')
  const after = await failing.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])

  const plain = await visitor({ javaScript: false })
  await plain.goTo('/')
  const image = plain.page.locator('.lazy img').filter({ visible: true }).first()
  await image.scrollIntoViewIfNeeded()
  expect(await image.getAttribute('loading')).toBe('lazy')
  await published.takeBack()
})

test(
  'a picture that comes with a later page is watched too',
  deep('tests/e2e/lazy-images.spec.ts'),
  async ({ visitor, dataDir }) => {
    const published = await publishPicture(visitor, dataDir)
    const { page, goTo, wake } = await visitor()
    await goTo('/pricing')
    await wake()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Results' }).click()
    await page.waitForURL('**/testimonials')
    const place = page.locator('.lazy').first()
    await place.scrollIntoViewIfNeeded()
    await expect.poll(() => place.getAttribute('data-lazy')).toBe('loaded')
    await published.takeBack()
  },
)
