import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { DESK, expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'
import { takeAwayAfterwards } from '#tests/support/shop-products.ts'

const nonce = () => crypto.randomUUID().slice(0, 8)
const card = ({ page }: Visitor, name: string) => page.getByRole('article').filter({ hasText: name })
const dialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name })
const alert = ({ page }: Visitor) => page.getByRole('alertdialog')

for (const javaScript of [true, false]) {
  test(
    `a product is added by hand, found, featured, edited and deleted (JavaScript: ${javaScript})`,
    javaScript ? {} : deep('tests/e2e/shop-admin.spec.ts'),
    async ({ visitor }) => {
      const owner = await visitor({ javaScript, viewport: javaScript ? DESK : PHONE })
      const { page, goTo, axe } = owner
      await signIn(owner)
      const name = `Zinc ${nonce()}`
      await goTo('/shop?view=manage')
      expect(new URL(page.url()).pathname).toBe('/shop/manage')
      for (const figure of ['Curated', 'Scraped', 'Featured', 'Total'])
        await page.getByRole('region', { name: 'Statistics' }).getByText(figure, { exact: true }).waitFor()
      await page.getByRole('link', { name: 'New product' }).click()
      const added = dialog(owner, 'New product')
      await added.getByRole('button', { name: 'Add product' }).click()
      await added.getByText('Please enter a name.').waitFor()
      await added.getByLabel('Name').fill(name)
      await added.getByLabel('Price', { exact: true }).fill('12.5')
      await added.getByLabel('Affiliate address').fill('http://shop.example/zinc')
      await added.getByRole('button', { name: 'Add product' }).click()
      await added.getByText('Please enter an address that begins with https://.').waitFor()
      expect(await added.getByLabel('Name').inputValue()).toBe(name)
      await added.getByLabel('Affiliate address').fill('https://shop.example/zinc')
      if (javaScript) expect(await axe()).toEqual([])
      await added.getByRole('button', { name: 'Add product' }).click()
      await page.getByText('Product added').first().waitFor()

      await goTo(`/shop/manage?q=${encodeURIComponent(name.toUpperCase())}&site=curated&category=essentials`)
      await page.getByText('1 product', { exact: true }).waitFor()
      const own = card(owner, name)
      await own.getByText('$12.50').waitFor()
      await own.getByRole('button', { name: 'Feature' }).click()
      await own.getByText('Featured', { exact: true }).waitFor()
      expect(new URL(page.url()).searchParams.get('site')).toBe('curated')
      await own.getByRole('link', { name: 'Edit' }).click()
      const editor = dialog(owner, 'Edit product')
      await editor.getByLabel('In stock').uncheck()
      await editor.getByLabel('What the evidence says').fill('It is a metal. We need little of it.')
      await editor.getByLabel('Sources').fill('NIH ODS | https://ods.od.nih.gov/factsheets/Zinc-HealthProfessional/')
      await editor.getByRole('button', { name: 'Save changes' }).click()
      await page.getByText('Product updated successfully').first().waitFor()
      await own.getByText('Out of stock').waitFor()

      await own.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this product?' }).waitFor()
      if (javaScript) expect(await axe()).toEqual([])
      await alert(owner).getByRole('button', { name: 'Cancel' }).click()
      await own.getByRole('button', { name: 'Delete' }).click()
      await alert(owner).getByRole('button', { name: 'OK' }).click()
      await page.getByRole('alertdialog', { name: 'Product deleted successfully!' }).waitFor()
      await alert(owner).getByRole('button', { name: 'OK' }).click()
      await page.getByRole('heading', { name: 'No products found' }).waitFor()
      expect(await alert(owner).count()).toBe(0)
    },
  )
}

test(
  'differences stand side by side, two who edit at once are told of each other, and the price has its history',
  deep('tests/e2e/shop-admin.spec.ts'),
  async ({ visitor, dataDir }) => {
    const owner = await visitor()
    const { page, goTo, axe } = owner
    await signIn(owner)
    const name = `Rogue Bike ${nonce()}`
    takeAwayAfterwards(dataDir, name)
    const { id } = await withServicesOf(dataDir, (services) =>
      aStoredProduct(services, {
        name,
        price: '$795.00',
        sourceSite: 'rogue',
        handEdited: ['price', 'description'],
        description: 'Our words.',
        proposed: { price: '$845.00', description: 'The words of the page.' },
      }),
    )
    await goTo(`/shop/manage?q=${encodeURIComponent(name)}&show=differences`)
    await card(owner, name).getByText('2 differences').waitFor()
    await card(owner, name).getByRole('link', { name: 'Edit' }).click()
    const editor = dialog(owner, 'Edit product')
    expect(await axe()).toEqual([])
    await page.screenshot({ path: 'screenshots/e2e-shop-editor.png' })
    await editor.getByRole('button', { name: 'Accept: Price' }).click()
    await page.getByText('Accepted').first().waitFor()
    await editor.getByRole('button', { name: 'Keep: Description' }).click()
    await editor.getByRole('button', { name: 'Keep: Description' }).waitFor({ state: 'detached' })
    await goTo(`/shop/manage/${id}`)
    expect(await editor.getByLabel('Price', { exact: true }).inputValue()).toBe('$845.00')
    await editor.getByText('2 changes').click()
    await editor.getByRole('table', { name: 'Price and stock, newest first' }).getByText('$795.00').waitFor()

    const second = await visitor()
    await signIn(second)
    await second.goTo(`/shop/manage/${id}`)
    await dialog(second, 'Edit product').getByLabel('Name').fill(`${name}, theirs`)
    await dialog(second, 'Edit product').getByRole('button', { name: 'Save changes' }).click()
    await second.page.getByText('Product updated successfully').first().waitFor()
    await editor.getByLabel('Name').fill(`${name}, mine`)
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await editor.getByText('Somebody else saved this product in the meantime').waitFor()
    await editor.getByText(`${name}, theirs`).waitFor()
    const focused = editor.locator(':focus')
    await expect.poll(() => focused.innerText()).toContain('Somebody else saved this product in the meantime')
    expect(await focused.getByLabel('Name').count(), 'the notice has it, and not what is around it').toBe(0)
    expect(await editor.getByLabel('Name').inputValue()).toBe(`${name}, mine`)
    await editor.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Product updated successfully').first().waitFor()
    await goTo(`/shop/manage?q=${encodeURIComponent(`${name}, mine`)}`)
    await page.getByText('1 product', { exact: true }).waitFor()
  },
)

test(
  'what a page says is said once, also to those who answer before React has arrived',
  deep('tests/e2e/shop-admin.spec.ts'),
  async ({ visitor, dataDir }) => {
    const owner = await visitor()
    const { page, context, goTo } = owner
    await signIn(owner)
    const name = `Quick ${nonce()}`
    await withServicesOf(dataDir, (services) => aStoredProduct(services, { name, category: 'protein' }))
    await goTo(`/shop?q=${encodeURIComponent(name)}`)
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await context.route('**/assets/*.js', (route) => arrived.then(() => route.continue()))
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await alert(owner).getByRole('button', { name: 'OK' }).click()
    const said = page.getByRole('alertdialog', { name: 'Product deleted successfully!' })
    await said.getByRole('button', { name: 'OK' }).click()
    expect(await said.isVisible()).toBe(false)
    arrive()
    await said.waitFor({ state: 'detached' })
  },
)
