import { expect, test } from 'vitest'

import { homeWords, pageWords } from '#content/metadata.ts'
import { pageTitles, SLOGAN } from '#content/page-titles.ts'

import { knownPage } from './core/known-page.ts'
import { shippedWords } from './core/shipped-words.server.ts'
import { pageMeta, type PageWordsOfItsOwn } from './page-meta.ts'
import { pageTitle } from './page-title.ts'

/** A head on a site whose owner has set these links. */
const headOf = (pathname: string, social: { label: string; href: string }[], own?: PageWordsOfItsOwn) => {
  const root = {
    id: 'root',
    loaderData: {
      origin: 'https://coach.example',
      words: { ...shippedWords, name: 'Stillwater', social },
      page: knownPage(pathname, SLOGAN, null),
    },
  }
  return pageMeta({ matches: [root] }, own)
}

const head = (pathname: string, own?: PageWordsOfItsOwn) => headOf(pathname, [], own)

test('a title ends with the product’s name', () => {
  expect(pageTitle('Contact', 'Wellward')).toBe('Contact | Wellward')
  expect(head('/')).toContainEqual({ title: 'Health, Learned Well | Stillwater' })
})

test('the routes that the specification names have words of their own', () => {
  expect(Object.keys(pageWords)).toEqual(['/', '/coaching', '/courses', '/corporate', '/shop', '/blog'])
  for (const field of ['description', 'keywords'] as const) {
    expect(new Set(Object.values(pageWords).map((words) => String(words[field]))).size).toBe(6)
  }
})

test.each(Object.entries(pageWords))('%s says its own title, description and keywords', (pathname, words) => {
  const tags = head(pathname)
  expect(tags).toContainEqual({ title: pageTitle(pageTitles[pathname]!, 'Stillwater') })
  expect(tags).toContainEqual({ name: 'description', content: words.description })
  expect(tags).toContainEqual({ name: 'keywords', content: words.keywords.join(', ') })
})

test('another page has its own title and the home page’s other words', () => {
  const tags = head('/about')
  expect(tags).toContainEqual({ title: 'About | Stillwater' })
  expect(tags).toContainEqual({ name: 'description', content: homeWords.description })
  expect(tags).toContainEqual({ property: 'og:title', content: 'About | Stillwater' })
})

test('only a page that is not listed asks search engines to leave it', () => {
  const noindex = { name: 'robots', content: 'noindex' }
  expect(head('/nowhere', { title: 'Not found', listed: false })).toContainEqual(noindex)
  expect(head('/about')).not.toContainEqual(noindex)
})

test('an address that the router also takes has the words of the page', () => {
  expect(head('/About/')).toContainEqual({ title: 'About | Stillwater' })
})

test('search engines keep a page under its path in the one way of writing it, or under the address that it gives', () => {
  const kept = (pathname: string, own?: PageWordsOfItsOwn) =>
    headOf(pathname, [], own).filter((tag) => 'tagName' in tag || ('property' in tag && tag.property === 'og:url'))
  const under = (href: string) => [
    { tagName: 'link', rel: 'canonical', href },
    { property: 'og:url', content: href },
  ]
  expect(kept('/About/')).toEqual(under('https://coach.example/about'))
  expect(kept('/shop', { address: '/shop?page=2' })).toEqual(under('https://coach.example/shop?page=2'))
})

test('both cards are complete', () => {
  const tags = headOf('/about', [{ label: 'X', href: 'https://x.com/stillwater' }])
  const image = 'https://coach.example/share/about.png'
  expect(tags).toEqual(
    expect.arrayContaining([
      { property: 'og:title', content: 'About | Stillwater' },
      { property: 'og:description', content: homeWords.description },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: 'About | Stillwater' },
      { property: 'og:site_name', content: 'Stillwater' },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: 'About | Stillwater' },
      { name: 'twitter:description', content: homeWords.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: 'About | Stillwater' },
      { name: 'twitter:site', content: '@stillwater' },
    ]),
  )
})

test('a page may bring its own picture, and one that is not listed has the home page’s', () => {
  const imageOf = (own: PageWordsOfItsOwn) =>
    headOf('/blog/a', [], own).find((tag) => 'property' in tag && tag.property === 'og:image')
  expect(imageOf({ image: '/media/a.webp' })).toMatchObject({ content: 'https://coach.example/media/a.webp' })
  expect(imageOf({ listed: false })).toMatchObject({ content: 'https://coach.example/share/home.png' })
})

test('a picture says what it shows where somebody wrote it, and its size where that is known', () => {
  const ofImage = (own: PageWordsOfItsOwn) =>
    headOf('/about', [], own).flatMap((tag) => ('property' in tag && tag.property.startsWith('og:image:') ? [tag.content] : []))
  expect(ofImage({ image: '/share/about.jpg?picture=a', imageAlt: 'A lake at dawn' })).toEqual(['1200', '630', 'A lake at dawn'])
  expect(ofImage({ image: '/media/a.webp' })).toEqual([])
})

test('without a profile on X no handle is named', () => {
  expect(JSON.stringify(headOf('/', []))).not.toContain('twitter:site')
})

test('where nothing could be loaded, the head is left to the error page', () => {
  expect(pageMeta({ matches: [] })).toEqual([])
})
