import { matchRoutes } from 'react-router'

import { table } from '#routes.ts'

import { addressesIn, type Address } from './address.ts'

/** Every address of the product, in the order of the table. */
export const addresses: readonly Address[] = addressesIn(table)

const byPattern: ReadonlyMap<string, Address> = new Map(addresses.map((address) => [address.path, address]))

/**
 * The address of a route pattern. React Router names a pattern without its first slash.
 * @throws Error for a pattern that is not in the table: what nobody declared is closed.
 */
export function addressOf(pattern: string): Address {
  const path = `/${pattern.replace(/^\/+/, '')}`
  const address = byPattern.get(path)
  if (!address) throw new Error(`The route ${path} has no line in app/routes.ts.`)
  return address
}

const routes = addresses.map((address) => ({ path: address.path, address }))
const notFound = addressOf('*')

/** The address that a URL or path falls under, as the router would choose it. The browser adds `.data` to the path when React Router asks. */
export function addressAt(url: string): Address {
  const path = url.replace(/[?#].*$/s, '').replace(/\.data$/, '')
  return matchRoutes(routes, path)?.at(-1)?.route.address ?? notFound
}

/** Whether a path is an administrator’s page. */
export const isAdminAddress = (path: string): boolean => addressAt(path).who === 'admin'
