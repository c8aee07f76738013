import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { shippedWords } from '#features/site/core/shipped-words.server.ts'
import { SiteWordsContext, type SiteWords } from '#features/site/core/site-words.tsx'

import { ErrorPage, RequestIdContext } from './error-page.tsx'
import { NothingHere } from './public/nothing-here.tsx'

const failures: SiteWords['failures'] = {
  notFound: { title: 'Lost?', action: 'Go home' },
  error: { title: 'We stumbled', lead: 'A coach fell over a cable.', retryAction: 'Once more', numberNote: 'Tell us:' },
}

/** A page as text; where nothing can be loaded, the words that ship stand around it. */
function shown(page: React.ReactNode, words: SiteWords = shippedWords): string {
  const inSite = <SiteWordsContext value={words}>{page}</SiteWordsContext>
  const Stub = createRoutesStub([{ path: '*', Component: () => <RequestIdContext value="abc-1">{inSite}</RequestIdContext> }])
  const html = renderToStaticMarkup(<Stub initialEntries={['/here']} />)
  return html
    .replace(/<title>.*?<\/title>/, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('an error page whose words cannot be read says what ships, with the number that finds it in the log', () => {
  expect(shown(<ErrorPage status={500} />)).toBe(
    'Something went wrong The mistake is ours, and it has been logged. Please try again in a moment. Try again Back to the home page ' +
      'If you write to us, please quote this number: abc-1',
  )
  expect(shown(<ErrorPage status={503} />)).toContain('We’ll be right back Part of the site is not answering at the moment.')
  expect(shown(<ErrorPage status={400} />)).toContain('That did not work The site could not make sense of this request.')
  expect(shown(<ErrorPage status={404} />)).toContain(
    'There is nothing at this address. It may have moved, or the link was mistyped.',
  )
})

test('it says what the owner has written, and what ships beside that', () => {
  const words = { ...shippedWords, failures }
  expect(shown(<ErrorPage status={500} />, words)).toBe(
    'We stumbled A coach fell over a cable. Once more Back to the home page Tell us: abc-1',
  )
  expect(shown(<ErrorPage status={503} />, words)).toContain('We’ll be right back Part of the site')
  expect(shown(<ErrorPage status={404} />, words)).toMatch(/Lost\? There is nothing at this address\..* Go home/)
})

test('so does what stands where no page is', () => {
  const ships = 'There is nothing at this address. The link may be old, or a letter may be missing.'
  expect(shown(<NothingHere />)).toBe(`404 Oops! Page not found ${ships} Return home`)
  expect(shown(<NothingHere />, { ...shippedWords, failures })).toBe(`404 Lost? ${ships} Go home`)
})
