import { expect, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { card, editor, nonce, openNewPost, openPost, save, text } from '#tests/support/editor.ts'

for (const javaScript of [true, false]) {
  test(
    `a tag that is typed and not added is saved with the post (JavaScript: ${javaScript})`,
    deep('tests/e2e/early-text.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript })
      const { page } = owner
      await signIn(owner)
      const title = `Tagged rest ${nonce()}`
      const address = await openNewPost(owner, title)
      await editor(owner).getByRole('textbox', { name: 'Tags' }).fill('late, meal')
      await save(owner).click()
      await page.getByText('Post updated successfully').first().waitFor()
      expect(await card(owner, title).getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts()).toEqual([
        'late',
        'meal',
      ])
      if (!javaScript) return
      await openPost(owner, address)
      const tags = editor(owner).getByRole('textbox', { name: 'Tags' })
      await tags.fill('wine')
      await tags.press('Control+s')
      await page.getByText('Post updated successfully').first().waitFor()
      const list = editor(owner).getByRole('list', { name: 'Tags of this post' })
      expect(await list.getByRole('button').allInnerTexts()).toEqual(
        ['late', 'meal', 'wine'].map((tag) => expect.stringContaining(tag)),
      )
      await list.getByRole('button', { name: 'meal' }).focus()
      for (const next of [/^wine/, /^late/]) {
        await page.keyboard.press('Enter')
        await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(next)
      }
      await page.keyboard.press('Enter')
      expect(await tags.evaluate((element) => element === document.activeElement)).toBe(true)
    },
  )
}

test(
  'what is typed before the scripts arrive stays, is kept, and goes on being typed',
  deep('tests/e2e/early-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const address = await openNewPost(owner, `Quick rest ${nonce()}`)
    await text(owner).fill('Old words.')
    await save(owner).click()
    await page.getByText('Post updated successfully').first().waitFor()
    let letScriptsIn: (() => void) | undefined
    const scripts = new Promise<void>((resolve) => (letScriptsIn = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    await editor(owner).getByRole('textbox', { name: 'Tags' }).fill('early')
    await text(owner).fill('New words')
    await page.keyboard.press('ArrowLeft')
    letScriptsIn!()
    await page.waitForFunction(() => 'isAwake' in window)
    await page.keyboard.type('!')
    expect(await text(owner).inputValue()).toBe('New word!s')
    expect(await editor(owner).getByRole('textbox', { name: 'Tags' }).inputValue()).toBe('early')
    await editor(owner)
      .getByText(/Draft kept, /)
      .waitFor()
  },
)

test(
  'versions of one minute are told apart, also by ear',
  deep('app/features/blog/managing/manage-posts.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    const title = `Often saved rest ${nonce()}`
    const address = await openNewPost(owner, title)
    for (const words of ['One.', 'One two.', 'One two three.']) {
      await text(owner).fill(words)
      await save(owner).click()
      await page.getByText('Post updated successfully').first().waitFor()
      await openPost(owner, address)
    }
    await page.getByText(/^Versions/).click()
    const links = editor(owner).getByRole('link', { name: /^Open this version of .*, \d\d:\d\d:\d\d/ })
    expect(new Set(await links.allInnerTexts()).size).toBe(4)
    await editor(owner).getByText(`${title} · 8 characters`).waitFor()
    expect(await axe()).toEqual([])
    await editor(owner).getByText(`${title} · 8 characters`).scrollIntoViewIfNeeded()
    await page.screenshot({ path: 'screenshots/e2e-editor-versions.png' })
  },
)

test(
  'a post that is not published is looked at on a page of its own, from the list and from the editor',
  deep('tests/e2e/early-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context } = owner
    await signIn(owner)
    const title = `Looked at rest ${nonce()}`
    await openNewPost(owner, title)
    await text(owner).fill('Words to be looked at.')
    await save(owner).click()
    await page.getByText('Post updated successfully').first().waitFor()
    const look = async (place: ReturnType<typeof card>) => {
      const opening = context.waitForEvent('page')
      await place.getByRole('link', { name: 'Preview' }).click()
      const tab = await opening
      await tab.getByText('Words to be looked at.').first().waitFor()
      await tab.getByText('This post is not published.').waitFor()
      await tab.close()
    }
    await look(card(owner, title))
    await card(owner, title).getByRole('button', { name: 'Edit' }).click()
    await look(editor(owner))
  },
)
