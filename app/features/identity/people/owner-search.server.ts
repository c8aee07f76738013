import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { listPeopleBehind } from './find-people.server.ts'

/** People, by name or address, for the owner’s search. */
export const peopleSearch = {
  name: 'People',
  find: async (services: Pick<Infrastructure, 'db'>, query: string, most: number) => {
    const people = await listPeopleBehind(services, { search: query, behind: null, limit: most })
    return people.map(({ userId, displayName, email }) => ({
      title: displayName ?? email,
      detail: displayName === null ? '' : email,
      to: `/admin/people/${userId}`,
    }))
  },
}
