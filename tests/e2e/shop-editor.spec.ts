import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { expect, isFocused, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const alert = ({ page }: Visitor) => page.getByRole('alertdialog')
const testButton = ({ page }: Visitor, word: 'Add' | 'Clear') => page.getByRole('button', { name: `${word} Test Products` })

test(
  'test products are added once and cleared; the page loads itself anew a second later, the word stays until it was read, and the focus where it was',
  deep('tests/e2e/shop-admin.spec.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, goTo, wake } = owner
    await signIn(owner)
    await goTo('/shop/manage')
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await testButton(owner, 'Add').click()
    await page.getByRole('alertdialog', { name: 'Successfully added 6 test products!' }).waitFor()
    await page.waitForFunction(() => !('isOld' in window))
    await page.getByRole('alertdialog', { name: 'Successfully added 6 test products!' }).waitFor()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    expect(await isFocused(testButton(owner, 'Add'))).toBe(true)
    await testButton(owner, 'Add').click()
    await page.getByRole('alertdialog', { name: 'Failed to add test products: they are there already.' }).waitFor()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    expect(await isFocused(testButton(owner, 'Add'))).toBe(true)

    await goTo('/shop/manage?show=tests')
    await wake()
    await page.getByText('6 products', { exact: true }).waitFor()
    await page.evaluate(() => Object.assign(window, { isOld: true }))
    await page.getByLabel('Rogue product URL').fill('https://www.roguefitness.com/ba')
    await testButton(owner, 'Clear').click()
    await page.getByRole('alertdialog', { name: 'Test products cleared!' }).waitFor()
    const looksAgain = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.data'))
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    await looksAgain
    expect(await page.evaluate(() => 'isOld' in window)).toBe(true)
    expect(await page.getByLabel('Rogue product URL').inputValue()).toBe('https://www.roguefitness.com/ba')
    expect(await isFocused(testButton(owner, 'Clear'))).toBe(true)
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
  },
)

test(
  'a product gets another address, and nobody leaves what they changed without being asked',
  deep('tests/e2e/shop-admin.spec.ts'),
  async ({ visitor, dataDir }) => {
    const owner = await visitor()
    const { page, goTo, wake } = owner
    await signIn(owner)
    const word = nonce()
    takeAwayAfterwards(dataDir, `Moved ${word}`)
    await withServicesOf(dataDir, (services) => aStoredProduct(services, { name: `Moved ${word}`, category: 'protein' }))
    await goTo(`/shop/manage?q=${word}`)
    await wake()
    const open = async () => {
      await page.getByRole('article').filter({ hasText: word }).getByRole('link', { name: 'Edit' }).click()
      await editor.waitFor()
    }
    const editor = page.getByRole('dialog', { name: 'Edit product' })
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    const isAsked = async () => {
      await question.waitFor()
      await question.getByRole('button', { name: 'Stay' }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await editor.getByLabel('Address', { exact: true }).inputValue()).toBe(`moved-to-${word}`)
    }
    await open()
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    await open()
    await editor.getByLabel('Address', { exact: true }).fill('strength')
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await editor.getByText('This word stands for something else in the shop: choose another one.').waitFor()
    await editor.getByLabel('Address', { exact: true }).fill(`moved-to-${word}`)
    await page.keyboard.press('Escape')
    await question.waitFor()
    expect(await isFocused(question.getByRole('button', { name: 'Stay' }))).toBe(true)
    await page.screenshot({ path: 'screenshots/e2e-product-leave.png' })
    await isAsked()
    await editor.getByRole('link', { name: 'Close' }).click()
    await isAsked()
    await editor.getByRole('link', { name: 'See it in the shop' }).click()
    await isAsked()
    await page.evaluate(() => history.back())
    await isAsked()
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Product updated successfully').first().waitFor()
    expect(await question.count()).toBe(0)
    await goTo(`/shop/moved-${word}`)
    expect(new URL(page.url()).pathname).toBe(`/shop/moved-to-${word}`)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/shop/moved-to-${word}`)
  },
)
