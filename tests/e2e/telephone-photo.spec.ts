import { expect, signIn, test } from '#tests/support/browser.ts'
import { editor, field, nonce, openNewPost, openPost, save } from '#tests/support/editor.ts'

const PHOTO = 'tests/support/photos/held-sideways.heic'

for (const javaScript of [true, false]) {
  test(`a photo of a telephone becomes the cover of a post (JavaScript: ${javaScript})`, async ({ visitor }) => {
    const owner = await visitor({ javaScript })
    await signIn(owner)
    const address = await openNewPost(owner, `Photo ${nonce()}`)
    await editor(owner).locator('input[type=file][name=coverFile]').setInputFiles(PHOTO)
    const kept = /^\/media\/posts\/.+-300\.webp$/
    if (javaScript) await expect.poll(() => field(owner, 'Cover Image URL').inputValue()).toMatch(kept)
    await save(owner).click()
    await owner.page.getByText('Post updated successfully').first().waitFor()
    await openPost(owner, address)
    expect(await field(owner, 'Cover Image URL').inputValue()).toMatch(kept)
  })
}
