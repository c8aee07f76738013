import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { selfSignedCertificate } from './self-signed-certificate.ts'

/** The internet of a product under test: shops that stand on this machine, under names of their own. */
export interface Internet {
  /** What the product trusts, for all its names. */
  readonly key: string
  readonly certificate: string
  /** Where its names are written down. */
  readonly file: string
}

export const SHOP_NAMES = ['roguefitness.com', 'www.roguefitness.com', 'a-shop.example', 'cdn.a-shop.example']

/** Makes one without a shop, and the settings with which a product looks at nothing else. */
export function newInternet(): { internet: Internet; settings: Record<string, string>; discard: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-internet-'))
  const internet = { ...selfSignedCertificate(...SHOP_NAMES), file: join(folder, 'names.json') }
  const authority = join(folder, 'authority.pem')
  writeFileSync(authority, internet.certificate)
  writeFileSync(internet.file, '{}')
  return {
    internet,
    settings: {
      NODE_OPTIONS: `--import=${pathToFileURL('tests/support/pretend-internet.mjs').href}`,
      NODE_EXTRA_CA_CERTS: authority,
      PRETEND_INTERNET: internet.file,
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** From now on these names lead to a port of this machine, or nowhere. */
export function pointNames({ file }: Internet, names: ReadonlyArray<string>, port: number | null): void {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  for (const name of names) {
    if (port === null) delete known[name]
    else known[name] = port
  }
  writeFileSync(file, JSON.stringify(known))
}
