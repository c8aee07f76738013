import type { MovableAddress } from '#features/outside-services/core/ports.server.ts'
import { followSettings } from '#features/outside-services/settings/follow-settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { createServiceFetch } from '#platform/service-fetch.server.ts'

import { findMoving } from './move-site.server.ts'
import { originsOf, pendingMove, readMoving } from './moving-site.ts'
import { probeAddress } from './probe.server.ts'

/** The word that clears what is cached of public pages: they name the address of the site. */
const PAGES = 'pages'

interface OperatorAddress {
  /** SITE_URL, or where the site stands while nobody has set an address. */
  readonly home: string
  /** Whether that is SITE_URL: it wins over what is typed. */
  readonly isFixed: boolean
  readonly allowPrivate: boolean
  /** By which the new address is asked; the guarded one when absent. */
  readonly fetchBy?: typeof fetch
}

export interface LiveAddress extends MovableAddress {
  /** Where the site stands now, the address that it names first. */
  origins(): readonly [string, ...string[]]
  close(): void
}

/** The address of the site as environment and database have it; it follows the database from then on. */
export async function openLiveAddress(
  services: Pick<Infrastructure, 'broadcast' | 'clock' | 'db' | 'log' | 'secret'>,
  { home, isFixed, allowPrivate, fetchBy = createServiceFetch({ allowPrivate }) }: OperatorAddress,
): Promise<LiveAddress> {
  const { clock, secret } = services
  const read = async () => (isFixed ? readMoving({}) : findMoving(services.db))
  let moving = await read()
  const { reload, stop } = followSettings(services, async () => {
    const before = moving
    moving = await read()
    // Said once this process knows, so that it draws no page with the address of before.
    if (moving.origin !== before.origin) await services.db.transaction((tx) => services.broadcast.publish(tx, PAGES))
  })
  return {
    isFixed,
    origins: () => originsOf(moving, home, clock.now()),
    pending: () => pendingMove(moving, clock.now()),
    probe: (origin) => probeAddress(secret, fetchBy, origin),
    reload,
    close: stop,
  }
}
