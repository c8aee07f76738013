import type { Viewer } from '#features/identity/core/viewer.ts'
import type { AttentionItem } from '#platform/attention.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { FirstStep } from './first-step.ts'

/** What the overview asks of features that know of something to do. */
export interface AttentionPorts {
  /** Who knows what waits for the owner. Of one severity, what an earlier one says stands first. */
  readonly attention: ReadonlyArray<AttentionSource>
  /** What a new owner does first, in this order. */
  readonly firstSteps: ReadonlyArray<FirstStepSource>
}

/** Who looks, as far as it decides what is said. */
export type Looker = Pick<Viewer, 'userId' | 'timeZone'>

/** Knows what waits in one part of the product. server/services.ts collects these. */
export interface AttentionSource {
  /** What it reads, for the log: “Members’ stories”. */
  readonly name: string
  /** How many of a kind wait stands beside a page in the owner’s menu, so it is read for each of the owner’s pages. */
  readonly badges?: true
  /** What waits now; nothing that is at zero. */
  readonly find: (services: SourceServices, looker: Looker) => Promise<readonly AttentionItem[]>
}

/** The machinery, and what the operator set in the environment: what is set there wins over what an owner typed. */
export type SourceServices = Infrastructure & { readonly outside: { readonly variables: ReadonlySet<string> } }

/** Knows of first steps whether they are done, from what is there. server/services.ts collects these. */
export interface FirstStepSource {
  /** What it reads, for the log. */
  readonly name: string
  readonly find: (services: SourceServices, looker: Looker) => Promise<readonly FirstStep[]>
}
