import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { letItsDayCome } from '#tests/support/erasure-day.ts'
import { mailTo } from '#tests/support/outbox.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { unzipped } from '#tests/support/zip.ts'

const PASSWORD = 'Blue-house-7'

/** Signs up and in, in a browser with a script or without. */
async function aMember(visitor: Visitor, name: string): Promise<string> {
  const { page, goTo } = visitor
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@wellward.test`
  await goTo('/auth?tab=sign-up')
  const form = page.getByRole('main')
  await form.getByLabel('Display Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create Account' }).click()
  await page.getByText('Account created!').waitFor()
  // The forms’ own pause between two attempts.
  await page.waitForTimeout(5_100)
  await signIn(visitor, { email, password: PASSWORD })
  return email
}

const zipAt = async ({ context }: Visitor, link: string) => {
  const answer = await context.request.get(link, { maxRedirects: 0 })
  return { status: answer.status(), body: await answer.body() }
}

const namesIn = (folder: string, email: string) =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'utf8').includes(email))

for (const javaScript of [true, false]) {
  test(
    `a member takes everything out, and is erased, ${javaScript ? 'with' : 'without'} JavaScript`,
    deep('server/personal-data.server.test.ts'),
    async ({ visitor, dataDir }) => {
      const member = await visitor({ javaScript, ...(javaScript ? {} : { viewport: PHONE }) })
      const { page, goTo } = member
      const email = await aMember(member, javaScript ? 'Ida' : 'Noor')

      await goTo('/profile')
      await page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Your data' }).click()
      await page.getByRole('button', { name: 'Ask for a copy' }).click()
      await page.getByText('Your copy is being put together').waitFor()
      const download = page.getByRole('link', { name: 'Download' })
      if (javaScript) await download.waitFor()
      else {
        await expect
          .poll(async () => {
            await goTo('/profile/data')
            return download.count()
          })
          .toBe(1)
      }
      const { link } = await mailTo(dataDir, email, /^Your data from .* is ready$/)
      expect(new URL(link).pathname).toBe(await download.getAttribute('href'))
      const [fetched] = await Promise.all([page.waitForEvent('download'), download.click()])
      expect(fetched.suggestedFilename()).toMatch(/^your-data-\d{4}-\d\d-\d\d\.zip$/)
      const files = await unzipped((await zipAt(member, link)).body)
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['README.txt', 'data.json', 'csv/account.csv', 'csv/sessions.csv']),
      )
      expect(files['csv/account.csv']!.toString()).toContain(email)
      if (javaScript) {
        expect(await member.axe()).toEqual([])
        const other = await visitor()
        expect((await zipAt(other, link)).status).toBe(302)
        await signIn(other)
        expect((await zipAt(other, link)).status).toBe(404)
      }

      await goTo('/profile/data')
      await page.getByRole('link', { name: 'See what would go' }).click()
      await page.getByRole('heading', { name: 'What is deleted for good' }).waitFor()
      const goes = page.locator('section', { has: page.getByRole('heading', { name: 'What is deleted for good' }) })
      await goes.getByText('Your account: your address, your name').waitFor()
      expect(await page.getByRole('main').innerText()).not.toMatch(
        /run the site|lab reports|recordings|Your stories|lessons|Stripe|assistant|[Mm]essages|trial/,
      )
      await goes.getByText('You have nothing here except your account.').waitFor()
      await page.getByText('You have not confirmed that the address is yours').waitFor()
      const password = page.getByLabel('Password')
      await password.fill('Wrong-house-7')
      await page.getByRole('button', { name: 'Erase my account' }).click()
      await page.getByText('This is not your password').waitFor()
      if (javaScript) expect(await member.axe()).toEqual([])
      const eraseNow = async () => {
        await password.fill(PASSWORD)
        await page.getByRole('button', { name: 'Erase my account' }).click()
        await page.getByRole('button', { name: 'Keep my account' }).waitFor()
      }
      await eraseNow()
      expect((await mailTo(dataDir, email, /will be erased on/)).link).toMatch(/\/profile\/data$/)
      if (javaScript) expect(await member.axe()).toEqual([])
      await page.getByRole('button', { name: 'Keep my account' }).click()
      await page.getByText('Your account stays').waitFor()
      expect(await page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0)

      await goTo('/profile/data/erase')
      await eraseNow()
      await inDatabaseOf(dataDir, (database) => letItsDayCome(database, email))
      await expect.poll(async () => (await zipAt(member, '/profile/data')).status).toBe(302)
      await expect.poll(() => namesIn(join(dataDir, 'outbox'), email)).toEqual([])
      await goTo('/auth')
      await page.getByRole('main').getByLabel('Email').fill(email)
      await page.getByRole('main').getByLabel('Password').fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click()
      await page.getByText('Invalid email or password').waitFor()
    },
  )
}

for (const javaScript of [true, false]) {
  test(
    `a fourth copy within a day is refused in words beside its button, JavaScript: ${javaScript}`,
    deep('server/personal-data.server.test.ts'),
    async ({ visitor }) => {
      const member = await visitor({ javaScript, viewport: PHONE })
      const { page, goTo } = member
      await aMember(member, javaScript ? 'Una' : 'Una-too')
      for (let copy = 1; copy <= 3; copy++) {
        await goTo('/profile/data')
        await page.getByRole('button', { name: 'Ask for a copy' }).click()
        await expect
          .poll(async () => {
            await goTo('/profile/data')
            return page.getByRole('link', { name: 'Download' }).count()
          })
          .toBe(copy)
      }
      await page.getByRole('button', { name: 'Ask for a copy' }).click()
      const said = page.getByText('You have asked for three copies within a day. Please come back tomorrow.')
      await said.waitFor()
      expect((await said.boundingBox())!.y).toBeLessThan(PHONE.height)
      if (javaScript) expect(await member.axe()).toEqual([])
    },
  )
}

test(
  'who follows the link of the mail signed out, signs in and finds the download',
  deep('server/personal-data.server.test.ts'),
  async ({ visitor, dataDir }) => {
    const member = await visitor()
    const email = await aMember(member, 'Lou')
    await member.goTo('/profile/data')
    await member.page.getByRole('button', { name: 'Ask for a copy' }).click()
    const { link } = await mailTo(dataDir, email, /is ready$/)
    const elsewhere = await visitor()
    await elsewhere.goTo(new URL(link).pathname)
    const form = elsewhere.page.getByRole('main')
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Password').fill(PASSWORD)
    await form.getByRole('button', { name: 'Sign In', exact: true }).click()
    await elsewhere.page.waitForURL('**/profile/data')
    await elsewhere.page.getByRole('link', { name: 'Download' }).waitFor()
  },
)

test(
  'the only admin, and who has no password, read what has to be done first',
  deep('server/personal-data.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/profile/data/erase')
    await owner.page.getByText('You are the only one who runs this site').waitFor()
    expect(await owner.page.getByRole('button', { name: 'Erase my account' }).count()).toBe(0)
    const tried = await visitor()
    await tried.goTo('/trial')
    await tried.page.getByLabel('First name').fill('Tia')
    await tried.page.getByRole('main').getByLabel('Email').fill(`tia-${crypto.randomUUID()}@wellward.test`)
    await tried.page.getByRole('main').getByRole('button', { name: 'Start Free Trial' }).click()
    await tried.page.waitForURL('**/dashboard')
    await tried.goTo('/profile/data/erase')
    const link = tried.page.getByRole('link', { name: 'Set one with a mailed link' })
    expect(await link.getAttribute('href')).toBe('/auth?tab=reset')
  },
)
