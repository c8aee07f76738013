import { expect, test } from 'vitest'

import { homeWords, pageWords } from '#content/metadata.ts'

import { pageMeta, type PageWordsOfItsOwn } from './page-meta.ts'
import { homeTitle, pageTitle } from './page-title.ts'

const head = (pathname: string, own?: PageWordsOfItsOwn) =>
  pageMeta({ matches: [{ id: 'root', loaderData: { origin: 'https://coach.test' } }, undefined], location: { pathname } }, own)

test('a title ends with the product’s name', () => {
  expect(pageTitle('Contact')).toBe('Contact | Wellward')
  expect(homeTitle).toBe('Health, Learned Well | Wellward')
})

test.each(Object.entries(pageWords))('%s has a title, a description and keywords of its own', (pathname, words) => {
  const tags = head(pathname)
  expect(tags).toContainEqual({ title: pageTitle(words.title) })
  expect(tags).toContainEqual({ name: 'description', content: words.description })
  expect(tags).toContainEqual({ name: 'keywords', content: words.keywords.join(', ') })
})

test('another page has its own title and the home page’s other words', () => {
  const tags = head('/about', { title: 'About' })
  expect(tags).toContainEqual({ title: 'About | Wellward' })
  expect(tags).toContainEqual({ name: 'description', content: homeWords.description })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About | Wellward' })
})

test('canonical link and social card carry the site’s origin and the path', () => {
  const tags = head('/pillar/sleep', { title: 'Sleep' })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://coach.test/pillar/sleep' })
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://coach.test/pillar/sleep' })
})

test('a page that is not listed asks search engines to leave it, and claims no canonical address', () => {
  const tags = head('/nowhere', { title: 'Not found', listed: false })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})

test('without the origin the head still stands', () => {
  const tags = pageMeta({ matches: [{ id: 'root' }], location: { pathname: '/' } })
  expect(tags).toContainEqual({ title: homeTitle })
  expect(JSON.stringify(tags)).not.toContain('undefined')
})
