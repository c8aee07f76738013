import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

test(
  'without JavaScript, on a phone: what waits is put off and taken back, the first steps put away, a testimonial typed in and marked; axe finds nothing',
  deep('app/routes/admin/overview.server.test.ts'),
  async ({ visitor, origin }) => {
    const name = `Bea ${crypto.randomUUID().slice(0, 8)}`
    const message = { name: 'Ann', email: 'ann@example.com', message: 'Hello, I would like to know more about your courses.' }
    await fetch(`${origin}/api/functions/send-contact-email`, { method: 'POST', body: JSON.stringify(message) })
    const owner = await visitor({ javaScript: false, viewport: PHONE })
    const { page } = owner
    await signIn(owner)
    await owner.goTo('/admin')
    const waiting = page.getByRole('region', { name: 'Needs your attention' })
    const messages = waiting.getByRole('listitem').filter({ hasText: 'Unread message' })
    await messages.getByText('Put off').click()
    await messages.getByRole('button', { name: 'For a week' }).click()
    await page.getByText('For everybody who runs the site.').waitFor()
    await waiting.getByText(/^Put off \d+$/).click()
    await messages.getByText(/Put off for everybody until/).waitFor()
    await messages.getByRole('button', { name: 'Show again' }).click()
    await messages.getByText('Until tomorrow').waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Put this list away' }).click()
    expect(await page.getByRole('region', { name: /^First steps/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Show them again' }).click()
    await page.getByRole('region', { name: /^First steps/ }).waitFor()

    await owner.goTo('/admin/stories/new')
    await page.getByLabel('Name to show').fill(name)
    await page.getByRole('button', { name: 'Add and publish' }).click()
    await page.getByText('Please write what they said.').waitFor()
    expect(await page.getByLabel('Name to show').inputValue()).toBe(name)
    await page.getByLabel('What they said').fill('I have slept through since the second week.')
    await page.getByLabel('How they agreed').fill('By e-mail')
    await page.getByLabel(/^They agreed to all of this/).check()
    await page.getByRole('button', { name: 'Add and publish' }).click()
    await owner.goTo('/testimonials')
    const said = page.getByRole('figure').filter({ hasText: name })
    await said.getByText('Told to us directly, not through an account here').waitFor()

    await owner.goTo(`/admin/stories?q=${encodeURIComponent(name)}`)
    const edit = (await page.getByRole('link', { name: `Edit what ${name} said` }).getAttribute('href'))!
    for (const colorScheme of ['light', 'dark'] as const) {
      const looker = await visitor({ viewport: PHONE, colorScheme })
      await signIn(looker)
      for (const path of ['/admin', '/admin/stories?pile=typed', '/admin/stories/new', edit, '/health-data', '/testimonials']) {
        await looker.goTo(path)
        expect(await looker.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width)
        expect(await looker.axe(), `${path} ${colorScheme}`).toEqual([])
      }
    }
    await owner.goTo(`${edit}?step=delete`)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('It is gone from the site and from our records.').waitFor()
  },
)
