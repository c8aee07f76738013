import type { Locator } from 'playwright-core'

import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { card, editor, field, nonce, text } from '#tests/support/editor.ts'

/** Begins a post by hand and stands in its editor. */
async function beginPost(owner: Visitor): Promise<void> {
  const { page, goTo } = owner
  await goTo('/blog-automation/manage')
  await page.getByRole('button', { name: 'New post' }).click()
  await page.waitForURL('**/blog-automation/manage/*')
  await editor(owner).getByLabel('Title').waitFor()
}

/** Begins a post, gives it these words, and saves it. */
async function writePost(owner: Visitor, given: { title: string; body?: string; tags?: string; author?: string }): Promise<void> {
  const { page } = owner
  await beginPost(owner)
  await editor(owner).getByLabel('Title').fill(given.title)
  if (given.author) await editor(owner).getByLabel('Author').fill(given.author)
  if (given.body) await page.getByLabel('Content (Markdown)').fill(given.body)
  if (given.tags) {
    await page.getByRole('textbox', { name: 'Tags' }).fill(given.tags)
    if (await page.getByRole('button', { name: 'Add Tag' }).isVisible())
      await page.getByRole('button', { name: 'Add Tag' }).click()
  }
  await page.getByRole('button', { name: /^Save/ }).click()
  await page.getByText('Post updated successfully').first().waitFor()
}

for (const javaScript of [true, false]) {
  test(
    `a post is written, found, published, unpublished and deleted (JavaScript: ${javaScript})`,
    deep('tests/e2e/scheduled.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, goTo, axe } = owner
      await signIn(owner)
      const title = `Falling asleep ${nonce()}`
      const tag = `tag-${nonce()}`
      await writePost(owner, { title, body: 'Some **words**.', tags: `${tag}, b, c, d, e, f`, author: 'Ann Author' })
      const own = card(owner, title)
      await own.getByText('+2 more').waitFor()
      await own.getByText('Draft', { exact: true }).waitFor()
      expect(await own.getByText(/^\/blog\/falling-asleep-/).count()).toBe(1)
      if (javaScript) expect(await axe()).toEqual([])
      if (javaScript) await page.screenshot({ path: 'screenshots/e2e-manage.png', fullPage: true })

      for (const search of [title.toUpperCase(), 'ann AUTHOR', tag.toUpperCase()]) {
        await goTo('/blog-automation/manage?filter=drafts')
        await page.getByRole('searchbox').fill(search)
        await page.getByRole('searchbox').press('Enter')
        await page.waitForURL((url) => url.searchParams.get('q') === search)
        await own.waitFor()
        expect(new URL(page.url()).searchParams.get('filter')).toBe('drafts')
      }
      await goTo('/blog-automation/manage?q=nothing+is+called+this')
      await page.getByText('No posts match your search.').waitFor()

      await goTo(`/blog-automation/manage?q=${tag}`)
      await own.getByRole('button', { name: 'Publish', exact: true }).click()
      await page.getByText('Post published successfully').first().waitFor()
      expect(await own.getByRole('link', { name: 'View Live' }).getAttribute('target')).toBe('_blank')
      await page.getByRole('button', { name: /^Published \d+$/ }).click()
      await page.waitForURL((url) => url.searchParams.get('filter') === 'published')
      await own.getByRole('button', { name: 'Unpublish' }).click()
      await page.getByText('Post unpublished successfully').first().waitFor()
      await goTo(`/blog-automation/manage?q=${tag}`)
      await own.getByRole('button', { name: 'Delete' }).click()
      const question = page.getByRole('alertdialog')
      await question.getByText(`Are you sure you want to delete "${title}"? This action cannot be undone.`).waitFor()
      const cancel = question.getByRole('button', { name: 'Cancel' })
      expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
      if (javaScript) expect(await axe()).toEqual([])
      await cancel.click()
      await own.getByRole('button', { name: 'Delete' }).click()
      await question.getByRole('button', { name: 'OK' }).click()
      await page.getByText('Post deleted successfully').first().waitFor()
      await page.getByText('No posts match your search.').waitFor()
    },
  )
}

test(
  'the editor shows the text as it will stand, keeps it while it is written, and brings it back',
  deep('tests/e2e/preserved-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo, axe } = owner
    await signIn(owner)
    const title = `Restless nights ${nonce()}`
    await writePost(owner, { title, body: 'First words.' })
    await card(owner, title).getByRole('button', { name: 'Edit' }).click()
    const text = page.getByLabel('Content (Markdown)')
    await text.fill('## A question\n\nSome **strong** words.')
    await page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'A question' }).waitFor()
    await page.getByText(/Draft kept, \d\d:\d\d/).waitFor()
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-editor.png' })
    await page.getByRole('link', { name: 'Close' }).click()
    await page.waitForURL('**/blog-automation/manage')
    await card(owner, title).getByRole('button', { name: 'Edit' }).click()
    await page.getByText('and did not save').waitFor()
    expect(await text.inputValue()).toBe('First words.')
    await page.getByRole('link', { name: 'Continue with that text' }).click()
    await page.getByText('In the form: the version of').waitFor()
    expect(await text.inputValue()).toContain('Some **strong** words.')
    await text.press('Control+s')
    await page.getByText('Post updated successfully').first().waitFor()
    await page.getByText(/^Versions/).click()
    await page.getByText('Replaced by').first().waitFor()
    await goTo('/blog-automation/manage')
  },
)

test(
  'the list stays where it was while a post is opened over it, and the focus comes back to its button',
  deep('tests/e2e/scheduled.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor({ viewport: { width: 1280, height: 500 } })
    const { page, goTo } = owner
    await signIn(owner)
    const title = `Low in the list ${nonce()}`
    await writePost(owner, { title })
    for (let more = 0; more < 3; more++) await writePost(owner, { title: `Above it ${nonce()}` })
    await goTo('/blog-automation/manage')
    const edit = card(owner, title).getByRole('button', { name: 'Edit' })
    const close = {
      'the cross': () => page.getByRole('link', { name: 'Close' }).click(),
      Escape: () => page.keyboard.press('Escape'),
      saving: () => page.getByRole('button', { name: /^Save/ }).click(),
    }
    for (const [way, leave] of Object.entries(close)) {
      await edit.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      expect(before, way).toBeGreaterThan(100)
      await edit.press('Enter')
      await editor(owner).waitFor()
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY), `${way}, open`).toBe(before)
      await leave()
      await page.waitForURL((url) => url.pathname === '/blog-automation/manage')
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => document.activeElement?.id), way).toBe(await edit.getAttribute('id'))
      expect(await page.evaluate(() => scrollY), `${way}, closed`).toBe(before)
    }
  },
)

test(
  'in the editor the text and its preview stand side by side in line',
  deep('tests/e2e/scheduled.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    await beginPost(owner)
    await text(owner).fill('Some words.')
    const place = async (found: Locator) => {
      const { left, right, top, bottom } = await found.evaluate((element) =>
        (element.closest('.box') ?? element).getBoundingClientRect().toJSON(),
      )
      return { columns: [left, right], rows: [top, bottom] }
    }
    const preview = await place(editor(owner).getByRole('region', { name: 'Preview', exact: true }))
    expect(preview.rows).toEqual((await place(text(owner))).rows)
    expect(preview.columns).toEqual((await place(field(owner, 'Slug'))).columns)
  },
)
