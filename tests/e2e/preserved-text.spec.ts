import { expect, isFocused, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { deleteElsewhere, editor, field, nonce, openNewPost, openPost, save, text } from '#tests/support/editor.ts'
import { OWNER } from '#tests/support/product.ts'

const NO_ANSWER = 'The site does not answer'

/** What stands before the product says that it is not there. */
async function failThrough({ page }: Visitor, which: string | RegExp): Promise<() => Promise<void>> {
  await page.route(which, (route) => {
    return route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '<h1>Bad gateway</h1>' }) : route.fallback()
  })
  return () => page.unroute(which)
}

const forms = [
  { page: 'AI Generator', path: '/blog-automation/generator', label: 'Blog Post Prompt', button: 'Generate Blog Post' },
  { page: 'Batch Creator', path: '/blog-automation/batch', label: 'Titles and prompts', button: /^Generate & Save/ },
  { page: 'Daily Auto', path: '/blog-automation/daily', label: 'Prompt', button: 'Save Settings' },
]

for (const { page: name, path, label, button } of forms) {
  const title = `${name}: while the site does not answer, what was typed stays and can be sent again`
  test(title, deep('tests/e2e/typed-values.spec.ts'), async ({ visitor }) => {
    const owner = await visitor()
    const { page, context, goTo } = owner
    await signIn(owner)
    await goTo(path)
    // Offline, scripts that are not there yet would never come.
    await owner.wake()
    const box = page.getByLabel(label, { exact: true })
    const words = `Steady sleep ${nonce()}\nWrite of it`
    await box.fill(words)
    await context.setOffline(true)
    for (let attempt = 0; attempt < 2; attempt++) {
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alert').filter({ hasText: NO_ANSWER }).waitFor()
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
      expect(await box.inputValue()).toBe(words)
      expect(new URL(page.url()).pathname).toBe(path)
    }
    await context.setOffline(false)
    const answers = await failThrough(owner, `**${path}.data*`)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('alert').filter({ hasText: NO_ANSWER }).waitFor()
    expect(await box.inputValue()).toBe(words)
    await page.screenshot({ path: `screenshots/e2e-no-answer-${path.split('/').at(-1)}.png` })
    await answers()
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('.data'))
    await page.getByRole('button', { name: button }).click()
    expect((await sent).status()).toBeLessThan(400)
  })
}

test(
  'the editor keeps its text while the site does not answer, says so beside its buttons, and saves it afterwards',
  deep('tests/e2e/preserved-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context, axe } = owner
    await signIn(owner)
    const address = await openNewPost(owner, `Unanswered rest ${nonce()}`)
    await text(owner).fill('Words that must not go.')
    await context.setOffline(true)
    await save(owner).click()
    await editor(owner).getByRole('alert').filter({ hasText: NO_ANSWER }).waitFor()
    expect(await text(owner).inputValue()).toBe('Words that must not go.')
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-editor-no-answer.png' })
    await text(owner).press('Control+s')
    await editor(owner).getByRole('alert').filter({ hasText: NO_ANSWER }).waitFor()
    await context.setOffline(false)
    await save(owner).click()
    await page.getByText('Post updated successfully').first().waitFor()
    await openPost(owner, address)
    expect(await text(owner).inputValue()).toBe('Words that must not go.')
  },
)

test(
  'an autosave that failed is tried again by itself, and nobody leaves before it is kept without being asked',
  deep('tests/e2e/preserved-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    await openNewPost(owner, `Kept rest ${nonce()}`)
    const answers = await failThrough(owner, '**/draft')
    await text(owner).fill('First words.')
    await editor(owner).getByText('Not kept: the site does not answer.').waitFor()

    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.waitFor()
    expect(await isFocused(question.getByRole('button', { name: 'Stay' }))).toBe(true)
    await page.screenshot({ path: 'screenshots/e2e-editor-leave.png' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'hidden' })
    await page.keyboard.type(' And')
    expect(await text(owner).inputValue()).toBe('First words. And')

    await answers()
    await editor(owner)
      .getByText(/Draft kept, \d\d:\d\d/)
      .waitFor()
    // Kept on the way out, without a question.
    await text(owner).pressSequentially(' more.')
    await editor(owner).getByRole('link', { name: 'Close' }).click()
    await page.waitForURL('**/blog-automation/manage')
    await page.goBack()
    await page.getByRole('link', { name: 'Continue with that text' }).click()
    await editor(owner).getByText('In the form: the version of').waitFor()
    expect(await text(owner).inputValue()).toBe('First words. And more.')

    await failThrough(owner, '**/draft')
    await text(owner).pressSequentially(' Last ones.')
    await editor(owner).getByText('Not kept: the site does not answer.').waitFor()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const warning = await asked
    expect(warning.type()).toBe('beforeunload')
    await warning.dismiss()
  },
)

test(
  'after the session has ended the text stays, and one signs in in another tab and saves',
  deep('tests/e2e/typed-values.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context } = owner
    await signIn(owner)
    const address = await openNewPost(owner, `Signed out rest ${nonce()}`)
    await context.clearCookies()
    await text(owner).fill('Written after the session.')
    await editor(owner).getByText('Not kept: you are signed out.').waitFor()
    await save(owner).click()
    const alert = editor(owner).getByRole('alert').filter({ hasText: 'You are signed out' })
    await alert.waitFor()
    expect(await text(owner).inputValue()).toBe('Written after the session.')
    await page.screenshot({ path: 'screenshots/e2e-editor-signed-out.png' })
    const opening = context.waitForEvent('page')
    await alert.getByRole('link', { name: 'Sign in' }).click()
    const tab = await opening
    await tab.getByRole('main').getByLabel('Email').fill(OWNER.email)
    await tab.getByRole('main').getByLabel('Password').fill(OWNER.password)
    await tab.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
    await tab.waitForURL((url) => url.pathname === '/')
    await tab.close()
    await save(owner).click()
    await page.getByText('Post updated successfully').first().waitFor()
    await openPost(owner, address)
    expect(await text(owner).inputValue()).toBe('Written after the session.')
  },
)

for (const javaScript of [true, false]) {
  test(
    `what is saved to a post that was deleted meanwhile can still be copied (JavaScript: ${javaScript})`,
    deep('tests/e2e/preserved-text.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript })
      const { page } = owner
      await signIn(owner)
      const title = `Deleted rest ${nonce()}`
      await openNewPost(owner, title)
      await deleteElsewhere(owner, title)
      await text(owner).fill('Words for nobody.')
      if (javaScript) await editor(owner).getByText('Not kept: somebody has deleted this post.').waitFor()
      await save(owner).click()
      await editor(owner).getByText('This post is gone').waitFor()
      const place = javaScript ? text(owner) : field(owner, 'What you wrote')
      expect(await place.inputValue()).toBe('Words for nobody.')
      await page.screenshot({ path: `screenshots/e2e-editor-gone-${javaScript}.png` })
    },
  )
}

test(
  'Ctrl+S on a version that was opened saves it, and what one types meanwhile stays',
  deep('tests/e2e/preserved-text.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page } = owner
    await signIn(owner)
    const address = await openNewPost(owner, `Early rest ${nonce()}`)
    for (const words of ['Old words.', 'New words.']) {
      await text(owner).fill(words)
      await save(owner).click()
      await page.getByText('Post updated successfully').first().waitFor()
      await openPost(owner, address)
    }
    await page.getByText(/^Versions/).click()
    await page.getByRole('link', { name: 'Open this version' }).first().click()
    await editor(owner).getByText('In the form: the version of').waitFor()
    await expect.poll(() => isFocused(text(owner))).toBe(true)
    expect(await text(owner).inputValue()).toBe('Old words.')
    await text(owner).press('Control+End')
    await page.keyboard.type(' one')
    await page.keyboard.press('Control+s')
    await page.keyboard.type(' two')
    await page.waitForURL((url) => url.search === '')
    await editor(owner).getByText('In the form: the version of').waitFor({ state: 'hidden' })
    await page.keyboard.type(' three')
    expect(await text(owner).inputValue()).toBe('Old words. one two three')
    await field(owner, 'Title').focus()
    await editor(owner).getByRole('link', { name: 'Close' }).focus()
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => {
        const other = await owner.context.newPage()
        await other.goto(address)
        const saved = await other.getByLabel('Content (Markdown)').inputValue()
        await other.close()
        return saved
      })
      .toBe('Old words. one two three')
  },
)

test('a request that was called off is no fault of the page', async ({ visitor }) => {
  const { page, goTo, wake } = await visitor()
  await goTo('/contact')
  await wake()
  await page.evaluate(async () => {
    const off = new AbortController()
    const answer = await fetch('/sitemap.xml', { signal: off.signal })
    off.abort()
    // As the router reads it: the end is waited for, and nobody listens.
    void answer.body!.getReader().closed.then(() => {})
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
})
