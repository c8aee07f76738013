import type { LibraryTopic } from '#content/library/topic.ts'

import { caffeineSupplements } from './caffeine-supplements.ts'
import { creatine } from './creatine.ts'
import { iron } from './iron.ts'
import { magnesium } from './magnesium.ts'
import { melatonin } from './melatonin.ts'
import { multivitamins } from './multivitamins.ts'
import { omegaThree } from './omega-three.ts'
import { oneSupplementAtATime } from './one-supplement-at-a-time.ts'
import { proteinPowder } from './protein-powder.ts'
import { supplementLabels } from './supplement-labels.ts'
import { supplementTesting } from './supplement-testing.ts'
import { supplementsAndMedicines } from './supplements-and-medicines.ts'
import { vitaminD } from './vitamin-d.ts'

export const supplementsTopics: readonly LibraryTopic[] = [
  supplementLabels,
  supplementTesting,
  creatine,
  proteinPowder,
  omegaThree,
  vitaminD,
  magnesium,
  multivitamins,
  caffeineSupplements,
  iron,
  melatonin,
  supplementsAndMedicines,
  oneSupplementAtATime,
]
