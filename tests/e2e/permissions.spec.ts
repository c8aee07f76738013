import type { BrowserContext } from 'playwright-core'

import { permissions, type Access } from '#routes/permissions.ts'
import { expect, signIn, startTrial, test } from '#tests/support/browser.ts'

/** An address that fits a pattern: parameters get a value that exists, or one that cannot. */
const samples: Readonly<Record<string, string>> = {
  '/*': '/nothing-is-here',
  '/pillar/:pillar': '/pillar/sleep',
  '/blog/:slug': '/blog/no-such-post',
  '/admin/messages/:id': '/admin/messages/00000000-0000-4000-8000-000000000000',
  '/admin/people/:id': '/admin/people/00000000-0000-4000-8000-000000000000',
  '/admin/people/:id/:act': '/admin/people/00000000-0000-4000-8000-000000000000/make-admin',
  '/admin/outbox/:name': '/admin/outbox/none.eml',
  '/blog-automation/manage/:id': '/blog-automation/manage/00000000-0000-4000-8000-000000000000',
  '/admin/posts/:id/draft': '/admin/posts/00000000-0000-4000-8000-000000000000/draft',
  '/admin/posts/:id/pictures': '/admin/posts/00000000-0000-4000-8000-000000000000/pictures',
  '/blog-automation/*': '/blog-automation/anything/else',
  '/media/*': '/media/stories/00000000-0000-4000-8000-000000000000/0-112.webp',
  '/plates/*': '/plates/1/sleep/64x64/any.svg',
  '/profile/data/export/:id': '/profile/data/export/00000000-0000-4000-8000-000000000000',
  '/share/*': '/share/home.png',
  '/api/auth/*': '/api/auth/get-session',
  '/api/v1/*': '/api/v1/nothing',
}
/** What never ends: only its beginning is looked at. */
const streams: ReadonlySet<string> = new Set(['/blog-automation/events'])

/** The status and the headers of an address, redirects not followed. */
async function look(context: BrowserContext, url: string) {
  if (!streams.has(new URL(url).pathname)) {
    const answer = await context.request.get(url, { maxRedirects: 0 })
    return { status: answer.status(), headers: answer.headers() }
  }
  const cookies = await context.cookies(url)
  const answer = await fetch(url, { headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } })
  await answer.body?.cancel()
  return { status: answer.status, headers: Object.fromEntries(answer.headers) }
}

const people = ['visitor', 'member', 'admin'] as const
type Person = (typeof people)[number]

/** There, moved, not there, or a mailed link that has been used up: never a refusal of the person. */
const PAGE_OF_ITS_OWN = /^(200|301|302|303|404|405|410)$/

/** What each kind of access answers to a look at the address, by person. */
const expected: Record<Access, Record<Person, RegExp>> = {
  anyone: { visitor: PAGE_OF_ITS_OWN, member: PAGE_OF_ITS_OWN, admin: PAGE_OF_ITS_OWN },
  member: { visitor: /^302 \/auth\?next=/, member: /^(200|404)$/, admin: /^(200|404)$/ },
  admin: { visitor: /^401$/, member: /^403$/, admin: /^(200|404)$/ },
  // Where programs call with a token, a session counts as little as none.
  'checked inside': { visitor: /^(200|401|404|405)$/, member: /^(200|401|404|405)$/, admin: /^(200|401|404|405)$/ },
}

test('every route answers each person as the table of permissions says', async ({ visitor, origin }) => {
  const contexts: Record<Person, BrowserContext> = {
    visitor: (await visitor()).context,
    member: await (async () => {
      const member = await visitor()
      await startTrial(member, 'Mem')
      return member.context
    })(),
    admin: await (async () => {
      const admin = await visitor()
      await signIn(admin)
      return admin.context
    })(),
  }
  const wrong: string[] = []
  for (const [pattern, access] of Object.entries(permissions)) {
    for (const person of people) {
      const path = samples[pattern] ?? pattern
      const { status, headers } = await look(contexts[person], origin + path)
      const said = [String(status), access === 'member' ? headers['location'] : undefined].filter(Boolean).join(' ')
      if (!expected[access][person].test(said)) wrong.push(`${person} at ${path}: ${said}`)
      const tellsTooMuch = access !== 'anyone' && !/no-store/.test(headers['cache-control'] ?? '')
      if (tellsTooMuch) wrong.push(`${person} at ${path}: may be cached`)
    }
  }
  expect(wrong).toEqual([])
  expect(Object.keys(permissions).filter((pattern) => /[:*]/.test(pattern) && !samples[pattern])).toEqual([])
})

test('the data of a page is behind the same guard as the page', async ({ visitor, origin }) => {
  const member = await visitor()
  await startTrial(member, 'Data')
  const nobody = await visitor()
  for (const [pattern, access] of Object.entries(permissions)) {
    if (access !== 'admin' && access !== 'member') continue
    const path = `${samples[pattern] ?? pattern}.data`
    const visitorSees = await (await nobody.context.request.get(origin + path)).text()
    expect(visitorSees, path).not.toMatch(/"(messages|mails|parts|score|stats|email|people|entries|lines)"/)
    if (access === 'admin') {
      const memberSees = await member.context.request.get(origin + path)
      expect(await memberSees.text(), path).not.toMatch(/"(messages|mails|parts|people|entries)"/)
    }
  }
})

test('the guard of the admin pages says what the spec says, and goes on after 3 seconds', async ({ visitor }) => {
  const nobody = await visitor()
  await nobody.goTo('/blog-automation')
  await nobody.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
  await nobody.page.getByText('You must be logged in to access this page.').waitFor()
  expect(await nobody.axe()).toEqual([])
  await nobody.page.waitForURL('**/auth', { timeout: 6_000 })

  const member = await visitor()
  await startTrial(member, 'Curious')
  await member.goTo('/admin')
  await member.page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor()
  await member.page.getByRole('link', { name: 'Go Home' }).waitFor()
  await member.page.waitForURL((url) => url.pathname === '/', { timeout: 6_000 })
  await member.page.getByText("You don't have permission to access this page.").waitFor()
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
})
