import { listCourseNames } from '#features/courses/core/course-cards.server.ts'
import type { AnyValues, Fields, PickField, PickSource } from '#features/pages/core/fields.ts'
import { listProductNames } from '#features/shop/shelves/chosen-products.server.ts'
import { findSiteSettings } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { AllPickOptions, PickOptions } from './pick-options.ts'

/** The most products that a form offers: nobody looks through more, and each is a control. */
const MAX_PRODUCTS = 300

type Needs = Pick<Infrastructure, 'db' | 'broadcast' | 'log'>

/** What the fields of a section offer to pick from, with everything that is picked already and still exists. */
export async function findPickOptions(services: Needs, fields: Fields, values: AnyValues): Promise<AllPickOptions> {
  const picks = Object.entries(fields).flatMap(([name, field]) => (field.type === 'pick' ? [[name, field] as const] : []))
  const found = picks.map(async ([name, { of }]: readonly [string, PickField]) => {
    const picked = values[name]
    return [of, await optionsOf(services, of, Array.isArray(picked) ? picked.map(String) : [])] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

async function optionsOf(services: Needs, of: PickSource, picked: readonly string[]): Promise<PickOptions> {
  switch (of) {
    case 'plans': {
      const { plans } = (await findSiteSettings(services)).plans
      return { options: plans.map(({ slug, name }) => ({ id: slug, name })), isMore: false }
    }
    case 'courses': {
      const courses = await listCourseNames(services)
      const options = courses.map(({ id, title, isPublished }) => {
        return { id, name: title, ...(!isPublished && { note: 'not published' }) }
      })
      return { options, isMore: false }
    }
    case 'products': {
      const { products, isMore } = await listProductNames(services, { chosen: picked, limit: MAX_PRODUCTS })
      const options = products.map(({ id, name, inStock }) => ({ id, name, ...(!inStock && { note: 'out of stock' }) }))
      return { options, isMore }
    }
  }
}
