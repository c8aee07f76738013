import { fitnessSources } from './fitness/sources.ts'
import { fitnessTopics } from './fitness/topics.ts'
import { nutritionSources } from './nutrition/sources.ts'
import { nutritionTopics } from './nutrition/topics.ts'
import { sleepSources } from './sleep/sources.ts'
import { sleepTopics } from './sleep/topics.ts'
import { stressSources } from './stress/sources.ts'
import { stressTopics } from './stress/topics.ts'
import { supplementsSources } from './supplements/sources.ts'
import { supplementsTopics } from './supplements/topics.ts'
import type { LibrarySource, LibraryTopic } from './topic.ts'

/** Everything that the composer draws on. */
export const libraryTopics: readonly LibraryTopic[] = [
  ...sleepTopics,
  ...nutritionTopics,
  ...fitnessTopics,
  ...supplementsTopics,
  ...stressTopics,
]

export const librarySources: readonly LibrarySource[] = [
  ...sleepSources,
  ...nutritionSources,
  ...fitnessSources,
  ...supplementsSources,
  ...stressSources,
]
