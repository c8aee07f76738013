import { expect, startTrial, test } from '#tests/support/browser.ts'

test('the guard of the admin pages says what the spec says, and goes on after 3 seconds', async ({ visitor }) => {
  const nobody = await visitor()
  await nobody.goTo('/blog-automation')
  await nobody.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
  await nobody.page.getByText('You must be logged in to access this page.').waitFor()
  expect(await nobody.axe()).toEqual([])
  await nobody.page.waitForURL('**/auth')

  const member = await visitor()
  await startTrial(member, 'Curious')
  await member.goTo('/admin')
  await member.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
  await member.page.getByRole('link', { name: 'Go Home' }).waitFor()
  // It goes again by itself, so it is waited for while the page is still on its way.
  const notice = member.page.locator('.toast').filter({ hasText: "You don't have permission to access this page." })
  await Promise.all([notice.waitFor(), member.page.waitForURL((url) => url.pathname === '/')])
})

test('a form from another site is refused', async ({ origin }) => {
  for (const path of ['/sign-out', '/trial', '/auth', '/contact']) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ a: 'b' }),
    })
    expect(answer.status, path).toBe(403)
  }
  // A function takes a call with a cookie from our own pages alone, and says so as it says everything.
  const called = await fetch(`${origin}/api/functions/scrape-products`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', Cookie: 'a=b' },
  })
  expect([called.status, await called.json()]).toEqual([403, { error: 'This form was sent from another site.' }])
})
