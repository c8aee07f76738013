import type { LibraryTopic } from '#content/library/topic.ts'

import { deskSnacks } from './desk-snacks.ts'
import { eatingOutAndTravel } from './eating-out-and-travel.ts'
import { familyMeals } from './family-meals.ts'
import { fatsAndOils } from './fats-and-oils.ts'
import { fibreAndPulses } from './fibre-and-pulses.ts'
import { hungerAndFullness } from './hunger-and-fullness.ts'
import { morePlants } from './more-plants.ts'
import { proteinAtBreakfast } from './protein-at-breakfast.ts'
import { readingAFoodLabel } from './reading-a-food-label.ts'
import { salt } from './salt.ts'
import { threeDinners } from './three-dinners.ts'
import { waterAndOtherDrinks } from './water-and-other-drinks.ts'
import { weightAndTheScale } from './weight-and-the-scale.ts'

/** What the nutrition articles are made of. */
export const nutritionTopics: readonly LibraryTopic[] = [
  proteinAtBreakfast,
  morePlants,
  fibreAndPulses,
  threeDinners,
  eatingOutAndTravel,
  waterAndOtherDrinks,
  salt,
  fatsAndOils,
  deskSnacks,
  familyMeals,
  readingAFoodLabel,
  hungerAndFullness,
  weightAndTheScale,
]
