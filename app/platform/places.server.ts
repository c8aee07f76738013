import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'

import { Reader } from 'mmdb-lib'
import { z } from 'zod'

import { StartError } from './start-error.ts'

/** Says where a network of the internet is, as far as it can be told. */
export interface Places {
  /** "Berlin, Germany" or "Germany", of an address or a network with its length behind a slash; null when nobody knows, or nobody may. */
  inWords(network: string): string | null
}

/** Tells nothing: what holds unless the operator gave a database of places. */
export const noPlaces: Places = { inWords: () => null }

const code = z.string().regex(/^[A-Z]{2}$/)
const named = z.object({ names: z.object({ en: z.string() }) })
/** Records as MaxMind and DB-IP write them, and flat ones. */
const Place = z.union([
  z.object({ country: z.object({ iso_code: code }), city: named.optional() }),
  z.object({ country_code: code, city: z.string().optional() }),
])

/**
 * A database in the MaxMind DB format 2.0 (GeoLite2 or DB-IP, of cities or of countries), read into memory once. It is asked here and
 * nowhere else: no address leaves the machine.
 * @throws StartError when the file cannot be read or is none
 */
export function openPlaces(file: string): Places {
  const reader = openReader(file)
  const countries = new Intl.DisplayNames('en', { type: 'region' })
  return {
    inWords(network) {
      const found = Place.safeParse(lookUp(reader, network.replace(/\/\d+$/, '')))
      if (!found.success) return null
      const place = found.data
      const city = typeof place.city === 'string' ? place.city : place.city?.names.en
      const country = countries.of('country' in place ? place.country.iso_code : place.country_code)
      return [city, country].filter(Boolean).join(', ')
    },
  }
}

function openReader(file: string): Reader<never> {
  try {
    return new Reader<never>(readFileSync(file))
  } catch {
    throw new StartError('PLACES_DATABASE must be the path of a readable file in the MaxMind DB format (.mmdb).')
  }
}

function lookUp(reader: Reader<never>, address: string): unknown {
  const version = isIP(address)
  // A database of IPv4 alone would answer anything about an IPv6 address.
  if (version === 0 || version > reader.metadata.ipVersion) return null
  try {
    return reader.get(address)
  } catch {
    return null
  }
}
