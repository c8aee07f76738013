import sharp from 'sharp'

import type { SignedIn } from './members.ts'
import { aFile, dayAgo, until } from './world.ts'

export const LESSON = '/courses/sleep-on-ordinary-nights/sleep-quick-start'

/** A small picture, as a telephone would send it. */
export async function aPhoto(colour: string): Promise<File> {
  const pixels = await sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return aFile('photo.jpg', 'image/jpeg', pixels)
}

/** What a member sets on the pages of their profile, and a copy of their data. */
export async function haveProfile({ at, password }: SignedIn): Promise<void> {
  await at.send('/profile', 'Save', { timeZone: 'Europe/Berlin', units: 'metric', dateLanguage: 'de' })
  await at.send('/profile', 'Save picture', { picture: await aPhoto('teal') })
  await at.send('/profile', 'Save mails', { 'mail-check-in': 'yes' })
  await at.send('/profile', 'Ask both addresses', { email: 'maya.new@wellward.test', password })
  await at.send('/profile/appointments', 'Make an address')
  await at.send('/profile/data', 'Ask for a copy')
  await until('The copy of the data', async () => (await at.see('/profile/data')).body.includes('/profile/data/export/'))
}

/** A lesson that is watched, noted on and done. */
export async function haveLearned({ at }: SignedIn): Promise<void> {
  await at.call(`${LESSON}/played`, { positionSeconds: 42, spans: [[0, 42]] })
  await at.send(LESSON, 'Save note', { text: 'Dim the kitchen lamp at nine.' })
  await at.send(LESSON, 'Mark as done')
}

export async function haveStory({ at, name }: SignedIn): Promise<void> {
  const story = 'I sleep through most nights now, and I wake before the bell does. It took a month of walking.'
  await at.send('/stories/new', 'Send your story', { story, rating: '5', name, consent: 'yes', picture: await aPhoto('sienna') })
}

/** A week of a trial: some days, one rest to come, and a picture of the badge is never asked for. */
export async function haveFirstDays({ at, name, email }: SignedIn): Promise<void> {
  await at.send('/trial', 'Start Free Trial', { firstName: name, email })
  await at.send('/profile', 'Save', { timeZone: 'America/New_York', units: 'us' })
  for (const ago of [2, 1, 0]) {
    await at.send(`/dashboard?day=${dayAgo(ago)}`, /check-in$/, {
      weightKg: '141.5',
      steps: String(5000 + ago),
      sleepHours: '6:30',
    })
  }
}

/** Asks for the end of the account; it is carried out after some weeks. */
export async function askForErasure({ at, password }: SignedIn): Promise<void> {
  await at.send('/profile/data/erase', 'Erase my account', { password })
}
