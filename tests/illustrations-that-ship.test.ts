import { expect, test } from 'vitest'

import { starterModules } from '#content/lessons/starter-lessons.ts'
import { pillarPages } from '#content/pillar-pages.ts'
import { pillars } from '#content/pillars.ts'
import { starterPosts } from '#content/posts/starter-posts.ts'
import { starterProducts } from '#content/products/starter-products.ts'
import { illustrations } from '#features/health/progress/illustrations.ts'
import { popularityOf } from '#features/shop/core/popularity.ts'
import { drawnFrom } from '#ui/illustration-address.ts'
import { compositionOf } from '#ui/illustration-composition.ts'
import type { Pillar } from '#ui/pillar.ts'

const pictureOf = (pillar: Pillar, seed: string) => compositionOf(pillar, drawnFrom(seed)).name

/** Of pictures of one subject in a row, those that are the same as the one before. */
function sameAsBefore(pillar: Pillar, shown: readonly { readonly slug: string }[]): string[] {
  const names = shown.map(({ slug }) => pictureOf(pillar, slug))
  return shown.flatMap(({ slug }, i) => (i > 0 && names[i] === names[i - 1] ? [slug] : []))
}

test.each(pillars)('the three lessons on the page of $slug have three pictures', ({ slug }) => {
  expect(new Set(pillarPages[slug].lessons.map((lesson) => pictureOf(slug, lesson.slug))).size).toBe(3)
})

test.each(starterModules)('lessons of “$title” that follow each other have different pictures', ({ lessons }) => {
  const pillar = pillars.find(({ slug }) => lessons[0]!.slug.startsWith(slug))!.slug
  expect(sameAsBefore(pillar, lessons)).toEqual([])
  expect(new Set(lessons.map(({ slug }) => pictureOf(pillar, slug))).size).toBe(Math.min(3, lessons.length))
})

test.each(pillars)('products of $slug that follow each other in the shop have different pictures', ({ slug: pillar }) => {
  const popular = starterProducts.toSorted((one, other) => popularityOf(one.name) - popularityOf(other.name))
  const shelf = popular.filter((product) => product.pillar === pillar)
  expect(sameAsBefore(pillar, shelf)).toEqual([])
})

test.each(pillars)('posts of $slug have different pictures', ({ slug: pillar }) => {
  expect(
    sameAsBefore(
      pillar,
      starterPosts.filter((post) => post.pillar === pillar),
    ),
  ).toEqual([])
})

test('the first sight of a subject is the picture that stands for it', () => {
  expect(Object.fromEntries(pillars.map(({ slug, seed }) => [slug, pictureOf(slug, seed)]))).toEqual({
    sleep: 'moon',
    nutrition: 'seed head',
    fitness: 'barbell',
    supplements: 'cubes',
    stress: 'rings',
  })
})

test('medals have pictures that lose nothing in a circle', () => {
  const names = Object.entries(illustrations).map(([type, pillar]) => pictureOf(pillar, type))
  expect(names).toEqual(['hypnogram', 'breath', 'seed head', 'capsules', 'intervals'])
})

test('spines have pictures that suit a narrow strip', () => {
  expect(pillars.map(({ slug }, at) => pictureOf(slug, `spine${at}`))).toMatchInlineSnapshot(`
    [
      "window",
      "bowls",
      "barbell",
      "cubes",
      "rings",
    ]
  `)
})
