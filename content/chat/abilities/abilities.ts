import type { AbilityPage } from './ability.ts'
import { accountAbilities } from './account.ts'
import { healthAbilities } from './health.ts'
import { siteAbilities } from './site.ts'

/** What the assistant knows of the software itself. */
export const abilityPages: readonly AbilityPage[] = [...healthAbilities, ...accountAbilities, ...siteAbilities]
