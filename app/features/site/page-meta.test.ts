import { expect, test } from 'vitest'

import { homeWords, pageWords } from '#content/metadata.ts'

import { pageMeta, type PageWordsOfItsOwn } from './page-meta.ts'
import { pageTitle } from './page-title.ts'

const head = (pathname: string, own?: PageWordsOfItsOwn) => pageMeta({ location: { pathname }, matches: [] }, own)

test('a title ends with the product’s name', () => {
  expect(pageTitle('Contact', 'Wellward')).toBe('Contact | Wellward')
  expect(head('/')).toContainEqual({ title: 'Health, Learned Well | Wellward' })
})

test('the routes that the specification names have words of their own', () => {
  expect(Object.keys(pageWords)).toEqual(['/', '/coaching', '/courses', '/corporate', '/shop', '/blog'])
  for (const field of ['title', 'description', 'keywords'] as const) {
    expect(new Set(Object.values(pageWords).map((words) => String(words[field]))).size).toBe(6)
  }
})

test.each(Object.entries(pageWords))('%s says its own title, description and keywords', (pathname, words) => {
  const tags = head(pathname)
  expect(tags).toContainEqual({ title: pageTitle(words.title, 'Wellward') })
  expect(tags).toContainEqual({ name: 'description', content: words.description })
  expect(tags).toContainEqual({ name: 'keywords', content: words.keywords.join(', ') })
})

test('another page has its own title and the home page’s other words', () => {
  const tags = head('/about', { title: 'About' })
  expect(tags).toContainEqual({ title: 'About | Wellward' })
  expect(tags).toContainEqual({ name: 'description', content: homeWords.description })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About | Wellward' })
})

test('only a page that is not listed asks search engines to leave it', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(head('/nowhere', { title: 'Not found', listed: false })).toContainEqual(noindex)
  expect(head('/about', { title: 'About' })).not.toContainEqual(noindex)
})
