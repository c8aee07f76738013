import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { filtersOf } from './filters.ts'
import { itemKinds, nameOf } from './item.ts'
import { listItems } from './list-items.server.ts'

/** Messages, by who wrote and by their words, for the owner’s search; the words themselves are not told on. */
export const messageSearch = {
  name: 'Messages',
  find: async (services: Pick<Infrastructure, 'db'>, query: string, most: number) => {
    const { items } = await listItems(services, filtersOf(new URLSearchParams({ q: query }), ''), null)
    return items.slice(0, most).map((item) => ({
      title: nameOf(item),
      detail: itemKinds[item.kind].one,
      at: item.receivedAt,
      to: `/admin/messages/${item.id}`,
    }))
  },
}
