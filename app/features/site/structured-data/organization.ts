import type { Organization, WithContext } from 'schema-dts'

import { context, publisherReference, type Publisher } from './json-ld.ts'
import { ownProfiles } from './own-profiles.ts'

/** The house behind the site. Its founder is left out: the settings do not say whether that is a person’s name or a role. */
export function organization(publisher: Publisher): WithContext<Organization> {
  const icons = publisher.words.look?.icons
  const profiles = ownProfiles(publisher.words.social)
  return {
    '@context': context,
    ...publisherReference(publisher),
    description: publisher.words.summary,
    logo: `${publisher.origin}${icons ? `${icons}-512` : '/icon-512'}.png`,
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}
