import type { RouterContextProvider } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { askedOf, type SearchAnswer } from '#features/owner-search/asked.ts'
import { findPlaces, placesGroup } from '#features/owner-search/places.ts'
import { dayLabel } from '#routes/admin/instant-label.ts'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

import { deskActions, deskPages } from './desk-places.ts'

/** How many of a kind are shown. */
const MAX_OF_A_KIND = 6

/** What the owner’s search finds; where nothing is asked, what can be begun. */
export async function loadSearch(params: URLSearchParams, context: Readonly<RouterContextProvider>): Promise<SearchAnswer> {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const asked = askedOf(params.get('q'))
  if (asked === '') return { asked, groups: placesGroup('Actions', deskActions), isWhole: true }
  const { read, isWhole } = partsOfPage(context)
  const kinds = await Promise.all(
    services.ownerSearch.map(async ({ name, find }) => {
      const rows = await read(find(services, asked, MAX_OF_A_KIND), `${name}, for the search,`)
      const found = (rows ?? []).map(({ title, detail, at, to }) => ({
        title,
        detail: [detail, at && dayLabel(at, timeZone)].filter(Boolean).join(', '),
        to,
      }))
      return found.length > 0 ? [{ name, found }] : []
    }),
  )
  const groups = [
    ...placesGroup('Actions', findPlaces(deskActions, asked)),
    ...placesGroup('Pages and settings', findPlaces(deskPages, asked)),
    ...kinds.flat(),
  ]
  return { asked, groups, isWhole: isWhole() }
}
