import { essentialsEntries } from './essentials.ts'
import { performanceEntries } from './performance.ts'
import type { ProductEntry } from './product-entry.ts'
import { proteinEntries } from './protein.ts'
import { recoveryEntries } from './recovery.ts'

/** The supplements that a new shop begins with. */
export const starterProducts: readonly ProductEntry[] = [
  ...performanceEntries,
  ...proteinEntries,
  ...recoveryEntries,
  ...essentialsEntries,
]
