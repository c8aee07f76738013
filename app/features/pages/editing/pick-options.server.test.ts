import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { beginCourse, deleteCourse } from '#features/courses/authoring/edit-course.server.ts'
import { aCourse } from '#features/courses/lessons/lesson.factory.server.ts'
import { coursesKind } from '#features/pages/kinds/courses.tsx'
import { offersKind } from '#features/pages/kinds/offers.tsx'
import { productsKind } from '#features/pages/kinds/products.tsx'
import { products } from '#features/shop/core/tables.server.ts'
import { aStoredProduct } from '#features/shop/product.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPickOptions } from './pick-options.server.ts'
import { namesOfPicked } from './pick-options.ts'

test('a form offers what exists by its name, and says what nobody sees', async ({ services }) => {
  const author = await anAuthor(services)
  const { courseId } = await aCourse(services, { title: 'Nights' })
  const draft = await beginCourse(services, author, { title: 'Meals', pillar: 'nutrition' })
  await services.db.delete(products)
  const { id } = await aStoredProduct(services, { name: 'Zinc', inStock: false })
  expect(await findPickOptions(services, coursesKind.fields, coursesKind.start)).toEqual({
    courses: {
      options: [
        { id: courseId, name: 'Nights' },
        { id: draft, name: 'Meals', note: 'not published' },
      ],
      isMore: false,
    },
  })
  expect(await findPickOptions(services, productsKind.fields, productsKind.start)).toEqual({
    products: { options: [{ id, name: 'Zinc', note: 'out of stock' }], isMore: false },
  })
  const { plans } = await findPickOptions(services, offersKind.fields, offersKind.start)
  expect(plans!.options.map(({ id }) => id)).toEqual(['monthly', 'annual', 'lifetime'])
})

test('what is gone is not offered, and is named as gone where it is picked', async ({ services }) => {
  const author = await anAuthor(services)
  const { courseId } = await aCourse(services, { title: 'Nights' })
  const gone = await beginCourse(services, author, { title: 'Meals', pillar: 'nutrition' })
  await deleteCourse(services, author, gone)
  const picked = [gone, courseId]
  const { courses } = await findPickOptions(services, coursesKind.fields, { ...coursesKind.start, courses: picked })
  expect(courses!.options.map(({ id }) => id)).toEqual([courseId])
  expect(namesOfPicked(picked, courses)).toEqual(['No longer there', 'Nights'])
})
