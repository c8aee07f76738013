import { readFileSync } from 'node:fs'

import sharp from 'sharp'

import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { editor, field, nonce, openNewPost, save, text } from '#tests/support/editor.ts'
import { unzipped } from '#tests/support/zip.ts'

for (const javaScript of [true, false]) {
  test(
    `two people who edit one post see both texts, and neither is lost (JavaScript: ${javaScript})`,
    javaScript ? {} : deep('tests/e2e/post-editor.spec.ts'),
    async ({ visitor }) => {
      const [first, second] = [await visitor(), await visitor({ javaScript })]
      await signIn(first)
      await signIn(second)
      const address = await openNewPost(first, `Shared rest ${nonce()}`)
      await second.goTo(address)
      await text(first).fill('Written by the first.')
      await text(second).fill('Written by the second.')
      await save(first).click()
      await first.page.getByText('Post updated successfully').first().waitFor()
      if (javaScript) {
        await text(second).press('End')
        await text(second).pressSequentially(' More.')
        await second.page.getByText('Somebody else has saved this post since you opened it').waitFor()
      }
      await save(second).click()
      await second.page.getByText('Somebody else saved this post in the meantime').waitFor()
      expect(await second.page.getByLabel('Content, as they saved it').inputValue()).toBe('Written by the first.')
      const mine = javaScript ? 'Written by the second. More.' : 'Written by the second.'
      expect(await text(second).inputValue()).toBe(mine)
      if (javaScript) expect(await second.axe()).toEqual([])
      await save(second).click()
      await second.page.getByText('Post updated successfully').first().waitFor()
      await second.goTo(address)
      expect(await text(second).inputValue()).toBe(mine)
      await second.page.getByText(/^Versions/).click()
      await second.page.getByRole('link', { name: 'Open this version' }).first().click()
      await second.page.getByText('In the form: the version of').waitFor()
      expect(await text(second).inputValue()).toBe('Written by the first.')
    },
  )
}

test('without JavaScript a form that is refused keeps what was typed and says why beside the field', async ({ visitor }) => {
  const owner = await visitor({ javaScript: false, viewport: PHONE })
  await signIn(owner)
  await openNewPost(owner, `Quiet rest ${nonce()}`)
  await field(owner, 'Title').fill('')
  await text(owner).fill('Words that must stay.')
  await save(owner).click()
  await editor(owner).getByText('Please enter a title.').waitFor()
  expect(await text(owner).inputValue()).toBe('Words that must stay.')
})

test('marks, pictures and tags by keyboard, paste and drop', deep('tests/e2e/post-editor.spec.ts'), async ({ visitor }) => {
  const owner = await visitor()
  const { page, axe } = owner
  await signIn(owner)
  await openNewPost(owner, `Pictured rest ${nonce()}`)
  await text(owner).fill('well')
  await text(owner).press('Control+a')
  await text(owner).press('Control+b')
  expect(await text(owner).inputValue()).toBe('**well**')
  await text(owner).press('Control+z')
  expect(await text(owner).inputValue()).toBe('well')

  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await text(owner).evaluate((area, base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'A lake.png', { type: 'image/png' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, picture.toString('base64'))
  await expect.poll(() => text(owner).inputValue()).toMatch(/!\[A lake\]\(\/media\/posts\/[^)]+-900\.webp\)/)
  const shown = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'A lake' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900)

  await text(owner).evaluate((area) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['no picture'], 'notes.png', { type: 'image/png' }))
    area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await editor(owner).getByText('This file is not a picture that we can read.').waitFor()
  expect(await text(owner).inputValue()).not.toContain('Sending')

  await field(owner, 'Or upload a cover').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: picture })
  await expect.poll(() => field(owner, 'Cover Image URL').inputValue()).toMatch(/^\/media\/posts\//)
  const tags = editor(owner).getByRole('textbox', { name: 'Tags' })
  await tags.fill('sleep')
  await tags.press('Enter')
  await tags.fill('sleep, night')
  await editor(owner).getByRole('button', { name: 'Add Tag' }).click()
  expect(await editor(owner).getByRole('list', { name: 'Tags of this post' }).getByRole('button').count()).toBe(2)
  await editor(owner).getByRole('button', { name: 'sleep' }).click()
  await field(owner, 'Meta Description').fill('What helps. '.repeat(20))
  await editor(owner).getByText('cut off in most results').waitFor()
  expect(await axe()).toEqual([])
  await page.screenshot({ path: 'screenshots/e2e-editor-whole.png' })
  await editor(owner).getByRole('region', { name: 'Search preview' }).scrollIntoViewIfNeeded()
  await page.screenshot({ path: 'screenshots/e2e-editor-below.png' })
  await editor(owner).getByRole('button', { name: 'Reviewed by me' }).click()
  await page.getByText('Post updated successfully').first().waitFor()
  await page.goBack()
  await editor(owner)
    .getByText(/Reviewed by owner@/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/blog-automation/manage')
})

test(
  'the longest text in another script is shown beside the form and kept',
  deep('tests/e2e/post-editor.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo } = owner
    await signIn(owner)
    const address = await openNewPost(owner, `Spring rest ${nonce()}`)
    const body = `${'春眠不觉晓，处处闻啼鸟。\n\n'.repeat(14_280)}夜来风雨声。`
    expect(body.length).toBeGreaterThan(199_000)
    // Typing it, as `fill` does, takes the browser itself a minute.
    await text(owner).evaluate((area: HTMLTextAreaElement, body) => {
      area.value = body
      area.dispatchEvent(new Event('input', { bubbles: true }))
    }, body)
    await page.getByText(/^Draft kept/).waitFor()
    await page.getByRole('region', { name: 'Preview' }).getByText('夜来风雨声。').waitFor()
    await goTo(address)
    await page.getByText(/^Versions/).click()
    await page.getByRole('link', { name: 'Open this version' }).first().click()
    await page.getByText('In the form: the version of').waitFor()
    expect((await text(owner).inputValue()).endsWith('夜来风雨声。')).toBe(true)
  },
)

/** The time from a key in an article of so many words until it is painted, in milliseconds: the median of 21 keys. */
async function timeOfKey(owner: Visitor, words: number): Promise<number> {
  const { page } = owner
  await openNewPost(owner, `Long rest ${nonce()}`)
  const paragraph = `${'Sleep comes when it is not chased. '.repeat(14).trim()}\n\n`
  const parts = Array.from({ length: Math.round(words / 100) }, (_, n) => `## Part ${n}\n\n${paragraph}`)
  await text(owner).fill(parts.join(''))
  await page.getByText(new RegExp(`${words.toLocaleString('en')[0]},\\d{3} words`)).waitFor()
  return text(owner).evaluate(async (area: HTMLTextAreaElement) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const taken: number[] = []
    for (let key = 0; key < 21; key++) {
      const before = performance.now()
      area.value += 'm'
      area.dispatchEvent(new Event('input', { bubbles: true }))
      await painted()
      taken.push(performance.now() - before)
    }
    return taken.toSorted((a, b) => a - b)[10]!
  })
}

test(
  'a key in an article of four times the length costs at most six times as much',
  deep('tests/e2e/post-editor.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const short = await timeOfKey(owner, 1_250)
    expect(await timeOfKey(owner, 5_000)).toBeLessThan(6 * short)
  },
)

test(
  'the tools work as jobs, and the export holds the post',
  deep('app/features/blog/tools/tools.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo, axe } = owner
    await signIn(owner)
    const title = `Exported rest ${nonce()}`
    await openNewPost(owner, title)
    await text(owner).fill('See [this](/blog/there-is-none).')
    await save(owner).click()
    await page.getByText('Post updated successfully').first().waitFor()
    await goTo('/blog-automation/tools')
    for (const name of ['Make an export', 'Check links', 'Rebuild']) {
      const button = page.getByRole('button', { name })
      await button.press('Enter')
      await page.getByText('Started').first().waitFor()
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    }
    await page.getByRole('row').filter({ hasText: title }).getByText('There is no post at this address.').waitFor()
    await expect.poll(() => page.getByText(/^Last done/).count()).toBe(3)
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-tools.png', fullPage: true })
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download/ }).click()
    const file = await (await download).path()
    expect(Object.keys(await unzipped(readFileSync(file)))).toContain(`posts/${title.toLowerCase().replaceAll(' ', '-')}.md`)
  },
)
