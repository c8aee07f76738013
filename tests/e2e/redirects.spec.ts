import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'

const LIST = '/admin/redirects'

async function add({ page, goTo }: Visitor, from: string, to: string): Promise<void> {
  await goTo(LIST)
  await page.getByLabel('Old address').fill(from)
  await page.getByLabel('New address').fill(to)
  await page.getByRole('button', { name: 'Save redirect' }).click()
}

const answer = async (address: string, method = 'GET') => {
  const { status, headers } = await fetch(address, { method, redirect: 'manual' })
  return `${status} ${headers.get('location') ?? ''}`.trim()
}

/** Where the not-found page stands, each made by another route. */
const FORMER_ADDRESSES = [
  '/former-page',
  '/a/deep/former-page.html',
  '/blog/former-post',
  '/courses/former-course',
  '/courses/former-course/former-lesson',
  '/shop/former-product',
  '/pillar/former-pillar',
  '/go/former-offer',
]

test('wherever no page is, a redirect answers: with its query, in any spelling, to lookers alone', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor({ javaScript: false })
  await signIn(owner)
  for (const path of FORMER_ADDRESSES) {
    expect(await answer(origin + path), path).toBe('404')
    await add(owner, path, '/about#coach')
    await owner.page.getByText('Redirect saved').waitFor()
    await expect.poll(() => answer(`${origin}${path}?utm=a%20b&x`)).toBe('301 /about?utm=a%20b&x#coach')
  }
  expect(await answer(`${origin}/Former-Page`)).toBe('301 /about#coach')
  expect(await answer(`${origin}/former-page`, 'HEAD')).toBe('301 /about#coach')
  expect(await answer(`${origin}/former-page`, 'POST')).toMatch(/^4\d\d$/)
  expect(await answer(`${origin}/former-page/below`)).toBe('404')
  // As the router asks, for somebody who follows a link in an open page.
  const data = await fetch(`${origin}/blog/former-post.data`, { redirect: 'manual' })
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining('/about#coach')])
  await owner.goTo(`${LIST}?q=former-page`)
  const rows = owner.page.getByRole('row')
  expect(await rows.filter({ hasText: '/a/deep/former-page.html' }).getByRole('cell').nth(1).innerText()).toBe('1')
  expect(
    await rows.filter({ has: owner.page.getByRole('rowheader', { name: '/former-page', exact: true }) }).innerText(),
  ).toMatch(/3/)
  expect(await rows.count()).toBe(3)
})

test('what would never answer, go in a circle or make a chain is refused beside its field, and what was typed stays', async ({
  visitor,
  origin,
}) => {
  const owner = await visitor()
  const { page, axe, goTo } = owner
  await signIn(owner)
  const refused = async (from: string, to: string, sentence: string) => {
    await add(owner, from, to)
    await page.getByText(sentence).waitFor()
    expect([await page.getByLabel('Old address').inputValue(), await page.getByLabel('New address').inputValue()]).toEqual([
      from,
      to,
    ])
    await page.getByLabel('Old address').fill('')
    await page.getByLabel('New address').fill('')
  }
  await refused('/Pricing', '/x', 'A page answers at /pricing, so a redirect would not')
  await refused('/About', '/x', 'The page “About” answers at /about, so a redirect would not')
  await refused('/pillar/sleep', '/x', 'answers at /pillar/sleep, so a redirect would not')
  await refused('/media/x.jpg', '/x', 'The program itself answers at /media/x.jpg, so a redirect would not')
  await refused('no-path', 'javascript:alert(1)', 'Please enter a path of this site, such as /old-page')
  await refused('/same', '/same?x=1', 'This leads back to the same address. Please enter another one')
  await add(owner, '/first', '/second')
  await page.getByText('Redirect saved').waitFor()
  await refused('/first', '/x', 'This address is redirected already, to /second. Please edit that redirect')
  await refused('/second', '/first', '/first is redirected back to the old address: visitors would go in a circle')
  await refused('/third', '/first', '/first is redirected itself. Please enter where it ends: /second')
  await refused('/second', '/x', '/first already led here. Please let that lead to /x first')
  expect(await axe()).toEqual([])

  await goTo(`${LIST}?q=first`)
  await page.getByRole('link', { name: 'Edit /first' }).click()
  await page.getByRole('button', { name: 'Delete redirect' }).waitFor()
  await page.getByLabel('New address').fill('https://elsewhere.example/new')
  await page.getByRole('button', { name: 'Save redirect' }).click()
  await page.getByText('Redirect saved').waitFor()
  await expect.poll(() => answer(`${origin}/first?a=1`)).toBe('301 https://elsewhere.example/new?a=1')
  await page.getByRole('link', { name: 'Edit /first' }).click()
  await page.getByRole('button', { name: 'Delete redirect' }).waitFor()
  expect(await axe()).toEqual([])
  await page.getByRole('button', { name: 'Delete redirect' }).click()
  await page.getByText('Redirect deleted').waitFor()
  await expect.poll(() => answer(`${origin}/first`)).toBe('404')
  await page.getByRole('button', { name: 'Put it back' }).first().click()
  await page.getByText('The redirect of /first is back').waitFor()
  await expect.poll(() => answer(`${origin}/first`)).toBe('301 https://elsewhere.example/new')
})

test('on a phone long addresses keep within the page, and somebody who follows an old one reads the new page', async ({
  visitor,
}) => {
  const owner = await visitor({ viewport: PHONE })
  const { page, axe } = owner
  await signIn(owner)
  const long = `/${'a-very-long-former-address-'.repeat(8)}end`
  await add(owner, long, '/pricing')
  await page.getByText('Redirect saved').waitFor()
  await owner.goTo(`${LIST}?q=very-long`)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width)
  expect(await axe()).toEqual([])
  const reader = await visitor({ viewport: PHONE })
  await reader.goTo(long)
  expect(new URL(reader.page.url()).pathname).toBe('/pricing')
})
