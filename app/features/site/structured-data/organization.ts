import type { Organization, WithContext } from 'schema-dts'

import { context, publisherReference, type Publisher } from './json-ld.ts'
import { ownProfiles } from './own-profiles.ts'

/** The house behind the site. Its founder is left out: the settings do not say whether that is a person’s name or a role. */
export function organization(house: Publisher): WithContext<Organization> {
  const profiles = ownProfiles(house.words.social)
  return {
    '@context': context,
    ...publisherReference(house),
    description: house.words.summary,
    logo: `${house.origin}/icon-512.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}
