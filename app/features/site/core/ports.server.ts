import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import type { MembershipPorts } from '#features/membership/core/ports.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { DataPractices } from './data-practices.ts'

/** What the sitemap and the pictures for sharing ask of features with public pages. */
export interface SitePorts {
  /** Who knows the pages that anybody may find. */
  readonly pages: ReadonlyArray<PageContributor>
  /** Who knows what happens to data about health, in the order in which it is told. */
  readonly dataPractices: ReadonlyArray<DataPracticeSource>
}

/**
 * Knows what one part of the product does with data about health as it is set up now, for the policy. server/services.ts collects these. Each sentence
 * is whole, and true on its own.
 */
export interface DataPracticeSource {
  readonly find: (services: PracticeServices) => Promise<Partial<DataPractices>>
}

/** What decides what happens to data: the services in use, and the owner’s settings. */
export type PracticeServices = Pick<
  Infrastructure,
  'ai' | 'broadcast' | 'db' | 'filePlaces' | 'log' | 'parts' | 'payments' | 'sendsMail'
> &
  Pick<InboxPorts, 'inbound'> &
  Pick<MembershipPorts, 'takesPayments'>

/** A page that anybody may find: it stands in the sitemap and has a picture for sharing. */
export interface ListedPage {
  /** As its address is written: `/about`. */
  readonly path: string
  /** Its own name, without the site’s. */
  readonly title: string
  /** When what it says last changed, as an ISO 8601 date or instant; absent where nobody knows. */
  readonly changedAt?: string
  /** What its picture for sharing shows, in the words of whoever draws it. */
  readonly picture?: { readonly subject: string; readonly seed: string }
  /** The picture that was uploaded to share it with, in place of a drawn one. */
  readonly upload?: SharedUpload
}

/** A picture in the file store, and the point of it that stays in sight, from its upper left corner, 0 to 100. */
export interface SharedUpload {
  /** Of its widest file. */
  readonly key: string
  readonly focus: { readonly x: number; readonly y: number }
}

/** Names the pages of one part of the product. server/services.ts collects these. */
export interface PageContributor {
  readonly list: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>) => Promise<ReadonlyArray<ListedPage>>
  readonly find: (services: Pick<Infrastructure, 'db' | 'broadcast' | 'log'>, path: string) => Promise<ListedPage | null>
}
