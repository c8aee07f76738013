import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import { SiteWordsContext } from '#features/site/core/site-words.tsx'

import { OwnerBar } from './owner-bar.tsx'

function bar() {
  const Page = () => (
    <SiteWordsContext value={shippedWords}>
      <OwnerBar viewer={{ name: 'Rita Coach', isAdmin: true }} path="/admin" />
    </SiteWordsContext>
  )
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToStaticMarkup(<Stub initialEntries={['/admin/people']} />)
}

const places = (html: string) => new Set([...html.matchAll(/href="([^"]+)"/g)].map(([, to]) => to))

test('the bar leads to the desk, the search, the site and the person, and to no page of the public menu', () => {
  expect(places(bar())).toEqual(new Set(['/admin', '/admin/search', '/', '/profile']))
})

test('the site’s name is the way home to the owner’s pages', () => {
  expect(bar()).toMatch(new RegExp(`<a class="brand"[^>]* href="/admin">.*${shippedWords.name}</a>`))
})

test('Sign Out stands in the bar and in the phone’s menu, a form that needs no script', () => {
  expect(bar().match(/<form action="\/sign-out" method="post"><button[^>]*>Sign Out<\/button><\/form>/g)).toHaveLength(2)
  expect(bar()).toMatch(/<details[^>]*><summary[^>]*aria-label="Account"/)
})
