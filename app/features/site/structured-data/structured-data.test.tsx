import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { homeQuestions } from '#content/home-questions.ts'
import { plans } from '#content/plans.ts'

import { article, type ArticleFacts } from './article.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { coachingCourse, pillarCourses } from './course.ts'
import { faqPage } from './faq-page.ts'
import type { Publisher, JsonLd } from './json-ld.ts'
import { membershipProduct } from './membership-product.ts'
import { organization } from './organization.ts'
import { StructuredData } from './structured-data.tsx'

const publisher: Publisher = {
  origin: 'https://coach.example',
  words: { name: 'Stillwater', summary: 'Health, calmly.', social: [{ label: 'X', href: 'https://x.com/stillwater' }] },
}
const post: ArticleFacts = {
  path: '/blog/light',
  title: 'Light in the morning',
  description: 'What is known about it.',
  author: null,
  publishedAt: '2026-03-02T06:00:00Z',
}

/** What a page’s scripts say once a search engine has parsed them. */
function served(jsonLd: readonly JsonLd[]): unknown[] {
  const html = renderToStaticMarkup(<StructuredData jsonLd={jsonLd} />)
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json!) as unknown,
  )
}

test('the house is an organization with its own profiles, and names no founder', () => {
  expect(served([organization(publisher)])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://coach.example/#organization',
      name: 'Stillwater',
      url: 'https://coach.example/',
      description: 'Health, calmly.',
      logo: 'https://coach.example/icon-512.png',
      sameAs: ['https://x.com/stillwater'],
    },
  ])
  expect(organization({ ...publisher, words: { ...publisher.words, social: [] } })).not.toHaveProperty('sameAs')
})

test('every course says what search engines ask of one: name, description, provider', () => {
  const courses = [...pillarCourses(publisher), coachingCourse(publisher)]
  expect(courses).toHaveLength(6)
  for (const course of courses) {
    expect(course).toMatchObject({
      '@type': 'Course',
      name: expect.stringMatching(/\w/),
      description: expect.stringMatching(/\w/),
      url: expect.stringMatching(/^https:\/\/coach\.example\/(pillar\/|coaching)/),
      provider: { '@type': 'Organization', name: 'Stillwater' },
    })
  }
})

test('questions carry their answers, with the name of the house in place', () => {
  const page = JSON.stringify(served([faqPage(publisher, homeQuestions)]))
  expect(page.match(/"@type":"Question"/g)).toHaveLength(4)
  expect(page.match(/"acceptedAnswer":\{"@type":"Answer","text":"/g)).toHaveLength(4)
  expect(page).toContain('Stillwater is coaching')
  expect(page).not.toContain('{name}')
})

test('each plan is an offer with its price, and the membership claims no rating', () => {
  const [product] = served([membershipProduct(publisher, plans)])
  expect(product).toMatchObject({
    name: 'Stillwater Membership',
    image: 'https://coach.example/share/pricing.png',
    offers: [
      { price: '29.00', priceCurrency: 'USD', priceSpecification: { billingDuration: 'P1M' } },
      { price: '199.00', priceCurrency: 'USD', priceSpecification: { billingDuration: 'P1Y' } },
      { price: '499.00', priceCurrency: 'USD' },
    ],
  })
  expect(JSON.stringify(product)).not.toMatch(/rating|review/i)
})

test('the way to a page begins at the home page and is counted from one', () => {
  const steps = [
    { path: '/blog', title: 'Blog' },
    { path: '/blog/light', title: 'Light in the morning' },
  ]
  expect(served([breadcrumbs(publisher, steps)])).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Stillwater', item: 'https://coach.example/' },
        { position: 2, name: 'Blog', item: 'https://coach.example/blog' },
        { position: 3, name: 'Light in the morning', item: 'https://coach.example/blog/light' },
      ],
    },
  ])
})

test('an article names its author, or the house where it names none, and only the dates that it has', () => {
  expect(article(publisher, post)).toMatchObject({
    '@type': 'Article',
    headline: 'Light in the morning',
    author: { '@type': 'Organization', name: 'Stillwater' },
    datePublished: '2026-03-02T06:00:00Z',
    image: 'https://coach.example/share/blog/light.png',
    mainEntityOfPage: 'https://coach.example/blog/light',
  })
  expect(article(publisher, post)).not.toHaveProperty('dateModified')
  const signed = article(publisher, {
    ...post,
    author: 'A. Coach',
    changedAt: '2026-03-04',
    tags: ['sleep'],
    title: 'x'.repeat(200),
  })
  expect(signed).toMatchObject({
    author: { '@type': 'Person', name: 'A. Coach' },
    dateModified: '2026-03-04',
    keywords: ['sleep'],
  })
  expect(String(signed.headline)).toHaveLength(110)
})

test('no text of the owner’s leaves its script', () => {
  const evil = 'a</script><script>alert(1)</script><!--'
  const html = renderToStaticMarkup(
    <StructuredData jsonLd={[organization({ ...publisher, words: { ...publisher.words, summary: evil } })]} />,
  )
  expect(html.match(/<\/?script/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  expect(served([organization({ ...publisher, words: { ...publisher.words, summary: evil } })])).toMatchObject([
    { description: evil },
  ])
})
