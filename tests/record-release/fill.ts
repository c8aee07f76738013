import { OWNER } from '#tests/support/product.ts'

import { haveBody } from './body.ts'
import { grant, keepCalendar, runSite } from './coach.ts'
import { writeCourse } from './courses.ts'
import { askForErasure, haveFirstDays, haveLearned, haveProfile, haveStory, LESSON } from './member-life.ts'
import { buy, haveAccount, loseSecondStep, startTrialOnly, turnSecondStepOn } from './members.ts'
import { writePosts } from './posts.ts'
import { manageShop } from './products.ts'
import { signIn, type Person } from './sign-in.ts'
import { answerVisitors, haveVisitors } from './talk.ts'
import type { World } from './world.ts'

/** Somebody who can sign in to what is kept. */
export interface RecordedPerson extends Person {
  /** Pages of theirs, and what each says of what they left: their own words and numbers, never those of the product. */
  readonly finds: Readonly<Record<string, ReadonlyArray<string>>>
}

/** Lets everybody walk through the product. */
export async function fill(world: World): Promise<RecordedPerson[]> {
  const owner = { name: 'Owner', ...OWNER, at: world.visitor() }
  await signIn(owner.at, owner)
  await manageShop(owner.at)
  await writeCourse(owner.at)
  await writePosts(owner.at)
  const maya = await haveAccount(world, 'Maya')
  await grant(owner.at, maya)
  await haveProfile(maya)
  await haveBody(maya)
  await haveLearned(maya)
  await haveStory(maya)
  const noor = await haveAccount(world, 'Noor')
  await haveFirstDays(noor)
  const ole = await turnSecondStepOn(await haveAccount(world, 'Ole'))
  await buy(world, ole)
  const ida = await haveAccount(world, 'Ida')
  await askForErasure(ida)
  await loseSecondStep(world, await turnSecondStepOn(await haveAccount(world, 'Lev')))
  await startTrialOnly(world)
  await haveVisitors(world)
  await answerVisitors(owner.at)
  await runSite(owner.at)
  await keepCalendar(owner.at, maya)
  return [
    recorded(owner, {
      '/admin': [],
      '/admin/messages': ['Wim Visser', 'Cleo Park'],
      '/admin/people': [maya.email, noor.email, ole.email],
      '/admin/settings/site?section=imprint': ['Wellward Example Ltd'],
      '/admin/courses': ['Quiet nights'],
      '/blog-automation/manage': ['On naps', 'A short walk after supper'],
      '/shop/manage?q=Cork': ['Cork roller'],
      '/admin/calendar/clients': [maya.email],
    }),
    recorded(maya, {
      '/dashboard': [],
      '/health/labs': ['Potassium', 'Ferritin', '2.4', '61', 'TSH', 'Magnesium'],
      '/health/imports': ['oura_trends.csv', 'band.csv', 'export.zip', 'Old band'],
      '/health/trends?range=all': [],
      '/health/achievements': [],
      '/profile': [maya.email],
      '/profile/tokens': ['Watch'],
      [LESSON]: ['Dim the kitchen lamp at nine.'],
    }),
    recorded(noor, { '/dashboard': [], '/profile': [noor.email] }),
    recorded(ole, { '/dashboard': [], '/profile/membership': ['Annual'] }),
    recorded(ida, { '/profile': [ida.email] }),
  ]
}

function recorded({ name, email, password, secondStep }: Person, finds: RecordedPerson['finds']): RecordedPerson {
  return { name, email, password, ...(secondStep && { secondStep }), finds }
}
