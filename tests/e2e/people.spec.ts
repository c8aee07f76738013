import { aPerson, signInWith } from '#tests/support/account.ts'
import { expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { OWNER } from '#tests/support/product.ts'

/** Finds a person by their address, and opens their page. */
async function findPerson({ page, goTo }: Visitor, email: string): Promise<void> {
  await goTo('/admin/people')
  await page.getByRole('searchbox', { name: 'Name or address' }).fill(email)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/admin/people?q=*')
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: email }).waitFor()
}

/** Chooses what is done to the person, and says yes to the question. */
async function act({ page }: Visitor, link: string, question: RegExp): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: link }).click()
  await page.getByRole('heading', { level: 1, name: question }).waitFor()
  await page.getByRole('button', { name: 'OK' }).click()
}

const statusAt = async ({ context }: Visitor, path: string) => (await context.request.get(path, { maxRedirects: 0 })).status()

for (const javaScript of [true, false]) {
  test(
    `the owner finds a member, makes them admin, takes it back and signs them out (JavaScript: ${javaScript})`,
    deep('app/features/identity/people/find-people.server.test.ts'),
    async ({ visitor }) => {
      const member = await visitor()
      const email = await aPerson(member)
      const owner = await visitor({ javaScript, ...(javaScript ? {} : { viewport: PHONE }) })
      const { page } = owner
      await signIn(owner)
      await findPerson(owner, email)
      if (javaScript) expect(await owner.axe()).toEqual([])
      await page.getByText('No membership yet.').waitFor()

      await page.getByRole('link', { name: 'Make admin' }).click()
      await page.getByText('is not confirmed, so anybody may have opened this account').waitFor()
      if (javaScript) expect(await owner.axe()).toEqual([])
      await page.getByRole('link', { name: 'Cancel' }).click()
      expect(await statusAt(member, '/admin')).toBe(403)
      await act(owner, 'Make admin', /^Make .* an admin\?$/)
      await page.getByText(`${email} is an admin now`).first().waitFor()
      expect(await statusAt(member, '/admin')).toBe(200)

      await act(owner, 'Remove admin', /^Remove admin from/)
      await page.getByRole('link', { name: 'Make admin' }).waitFor()
      expect([await statusAt(member, '/admin'), await statusAt(member, '/dashboard')]).toEqual([401, 302])

      await signInWith(member, email)
      await member.page.waitForURL((url) => url.pathname === '/')
      expect(await statusAt(member, '/dashboard')).toBe(200)
      await findPerson(owner, email)
      await act(owner, 'End all sessions', /^Sign .* out everywhere\?$/)
      await page.getByText('Not signed in anywhere.').waitFor()
      expect(await statusAt(member, '/dashboard')).toBe(302)

      await act(owner, 'Start a deletion', /account erased\?$/)
      await page.getByText('This account is to be erased on').waitFor()
      const entries = page.getByRole('table')
      for (const done of ['Made admin', 'Removed admin', 'Signed out everywhere', 'Started a deletion'])
        await entries.getByText(done).waitFor()

      await owner.goTo('/admin/audit')
      await page.getByLabel('Action', { exact: true }).selectOption('Made admin')
      await page.getByLabel('Person').fill(email)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await page.waitForURL('**/admin/audit?action=admin.granted*')
      await expect.poll(() => page.getByRole('row').filter({ hasText: email }).count()).toBe(1)
      if (javaScript) expect(await owner.axe()).toEqual([])
    },
  )
}

test(
  'the only admin can neither step down nor be erased, and reads why',
  deep('app/features/identity/people/find-people.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    for (const [link, question] of [
      ['Remove admin', /^Remove admin/],
      ['Start a deletion', /account erased\?$/],
    ] as const) {
      await findPersonByAddress(owner)
      await act(owner, link, question)
      await owner.page
        .getByRole('alert')
        .filter({ hasText: 'Nobody else runs this site: make somebody else an admin first.' })
        .waitFor()
    }
    expect(await owner.axe()).toEqual([])
    expect(await statusAt(owner, '/admin')).toBe(200)
  },
)

async function findPersonByAddress({ page, goTo }: Visitor): Promise<void> {
  await goTo(`/admin/people?q=${encodeURIComponent(OWNER.email)}`)
  await page.getByRole('row').filter({ hasText: OWNER.email }).getByRole('link').click()
  await page.getByRole('heading', { name: 'What can be done' }).waitFor()
}

test(
  'a search that finds nobody says so and leads back',
  deep('app/features/identity/people/find-people.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    await owner.goTo('/admin/people?q=nobody-has-this-name')
    await owner.page.getByText('Nobody found').waitFor()
    expect(await owner.axe()).toEqual([])
    await owner.page.getByRole('link', { name: 'Show everybody' }).first().click()
    await owner.page.getByRole('row').nth(1).waitFor()
  },
)

test(
  'a member reads who has looked at their data: nobody but themselves',
  deep('app/features/identity/people/find-people.server.test.ts'),
  async ({ visitor }) => {
    const member = await visitor()
    const { page } = member
    const email = await startTrial(member, 'Lou')
    await member.goTo('/dashboard')
    await member.goTo('/profile')
    await page.getByRole('link', { name: 'Who has looked' }).click()
    await page.getByText(/^You looked at the dashboard/).waitFor()
    await member.goTo('/dashboard')
    await page.getByLabel('Steps').fill('6240')
    await page.getByRole('button', { name: /Save|Log/ }).click()
    await page.getByText('Check-in saved').waitFor()
    await member.goTo('/health/trends')
    await member.goTo('/profile/access')
    for (const line of [/^You looked at the dashboard, \d times$/, /^You changed a check-in$/, /^You looked at the trends$/])
      await page.getByText(line).first().waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('6240')
    expect(await member.axe()).toEqual([])

    const owner = await visitor()
    await signIn(owner)
    await owner.goTo(`/admin/people?q=${encodeURIComponent(email)}`)
    await owner.page.getByRole('link', { name: 'Lou' }).first().click()
    await owner.page.getByText('The free trial is running.').waitFor()
    expect(await owner.page.getByRole('main').textContent()).not.toContain('6240')
  },
)
