import type { BreadcrumbList, WithContext } from 'schema-dts'

import { context, type House } from './thing.ts'

interface Step {
  readonly path: string
  readonly title: string
}

/** The way from the home page to this one. The home page itself has none. */
export function breadcrumbs({ origin, words }: House, steps: readonly Step[]): WithContext<BreadcrumbList> {
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
