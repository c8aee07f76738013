import type { BreadcrumbList, WithContext } from 'schema-dts'

import { context, type Publisher } from './json-ld.ts'

interface Step {
  readonly path: string
  readonly title: string
}

/** The way from the home page to this one. The home page itself has none. */
export function breadcrumbs({ origin, words }: Publisher, steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ path: '/', title: words.name }, ...steps].map(({ path, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      item: origin + path,
    })),
  }
}
