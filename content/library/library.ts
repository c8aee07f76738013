import { fitnessLinks } from './fitness/links.ts'
import { fitnessSources } from './fitness/sources.ts'
import { fitnessTopics } from './fitness/topics.ts'
import { nutritionLinks } from './nutrition/links.ts'
import { nutritionSources } from './nutrition/sources.ts'
import { nutritionTopics } from './nutrition/topics.ts'
import { sleepLinks } from './sleep/links.ts'
import { sleepSources } from './sleep/sources.ts'
import { sleepTopics } from './sleep/topics.ts'
import { stressLinks } from './stress/links.ts'
import { stressSources } from './stress/sources.ts'
import { stressTopics } from './stress/topics.ts'
import { supplementsLinks } from './supplements/links.ts'
import { supplementsSources } from './supplements/sources.ts'
import { supplementsTopics } from './supplements/topics.ts'
import type { LibraryLinks, LibrarySource, LibraryTopic } from './topic.ts'

/** Everything that the composer draws on. */
export const libraryTopics: readonly LibraryTopic[] = [
  ...linked(sleepTopics, sleepLinks),
  ...linked(nutritionTopics, nutritionLinks),
  ...linked(fitnessTopics, fitnessLinks),
  ...linked(supplementsTopics, supplementsLinks),
  ...linked(stressTopics, stressLinks),
]

function linked(topics: readonly LibraryTopic[], links: LibraryLinks): LibraryTopic[] {
  return topics.map((topic) => ({ ...topic, links: links[topic.id] ?? [] }))
}

export const librarySources: readonly LibrarySource[] = [
  ...sleepSources,
  ...nutritionSources,
  ...fitnessSources,
  ...supplementsSources,
  ...stressSources,
]
