import sharp from 'sharp'

import { claims } from '#content/claims.ts'
import type { Claim } from '#content/claims/claim.ts'
import type { Counts } from '#content/open-site.ts'
import { kinds, kindWords } from '#features/site/claims/claim-words.ts'

import type { CountedActs } from './counted-acts.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><path d="M4 36 30 4l26 32z" fill="#5a2a83"/></svg>'

/** The owner’s account, by the link that a new installation prints. */
export async function makeOwner({ open, fill, press, arrive }: CountedActs, setupLink: string): Promise<void> {
  await open(setupLink)
  await fill('Display Name', 'Noor Reed')
  await fill('Email', 'noor@stillwater.example')
  await fill('Password', 'Paper-and-Ink-1')
  await press('Create Account')
  await arrive('Overview')
}

/** Name, colour, logo, portrait, who she is; the imprint; prices; the menu; networks; the retailer of the sample. */
export async function writeSettings({ open, fill, send, press, told }: CountedActs): Promise<void> {
  const face = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#9bb' } })
    .jpeg()
    .toBuffer()
  await open('/admin/settings/site')
  await fill('Name', 'Stillwater')
  await fill('Brand colour', '#5a2a83')
  await send('Logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await fill('Founder', 'Noor Reed')
  await send('Portrait', { name: 'noor.jpg', mimeType: 'image/jpeg', buffer: face })
  await fill('What the portrait shows', 'Noor Reed by a window')
  await fill('About the founder', 'I was a night nurse for nine years, and learned what sleep costs.')
  await press('Save')
  await told('Brand saved')

  await open('/admin/settings/site?section=imprint')
  await fill('Legal name', 'Noor Reed')
  await fill('Address', '4 Mill Lane\nLeeds')
  await fill('Email', 'hello@stillwater.example')
  await press('Save')
  await told('Legal saved')

  await open('/admin/settings/site?section=plans')
  await fill('Monthly price', '19')
  await fill('Annual price', '190')
  await fill('Annual original price', '')
  await fill('Lifetime price', '390')
  await press('Save')
  await told('Plans saved')

  await open('/admin/settings/site?section=menu')
  await fill('Label 1', 'About me')
  await fill('Label 7', 'Prices')
  await fill('Address 7', '/pricing')
  await press('Save')
  await told('Menu saved')

  await open('/shop/manage/settings')
  await fill('Retailer’s domain', '')
  await fill('Retailer’s name', '')
  await press('Save settings')
  await told('Settings of the shop saved')
}

/** What the product brought along goes; a course with a lesson, a post and a product of her own come. */
export async function writeContent(owner: CountedActs): Promise<void> {
  const { open, fill, fillOver, pressOver, choose, press, follow, arrive, told } = owner
  await open('/admin/settings/starter')
  await press(/^Take away all that you have not changed/)
  await press('Take away')
  await told(/taken away/)

  await open('/admin/courses')
  await fill('Title', 'Nights after shifts')
  await choose('Pillar', 'sleep')
  await press('Create course')
  await arrive('Nights after shifts')
  await fill('New module', 'Before bed')
  await press('Add module')
  await fill('New lesson in Before bed', 'A dark room')
  await press('Add lesson')
  await follow('A dark room')
  await arrive('A dark room')
  await fill('Content (Markdown)', 'Close the curtains an hour before bed.')
  await press('Save and publish')
  await told('Lesson published')
  await follow('Nights after shifts')
  await arrive('Nights after shifts')
  await press('Publish')
  await told('Course published')

  await open('/blog-automation/manage')
  await press('New post')
  await fillOver('Title', 'Sleeping at noon')
  await fillOver('Content (Markdown)', 'Light is what wakes us, so it is what to keep out.')
  await pressOver('Publish')
  await told('Post published successfully')

  await open('/shop/manage/new')
  await fillOver('Name', 'A sleep mask')
  await fillOver('Description', 'It keeps the light out.')
  await fillOver('Affiliate address', 'https://masks.example/plain')
  await pressOver('Add product')
  await told('Product added')
}

export async function writeHeadline({ open, fill, press, told }: CountedActs): Promise<void> {
  await open('/admin/pages/home?section=hero')
  await fill('Heading', 'Sleep, whatever your shift.')
  await told('Saved to the draft')
  await open('/admin/pages/home')
  await press('Publish')
  await told('Everybody sees it now.')
}

/** What is there then: a course of one lesson, a post and a product. */
export const HERS: Counts = {
  courses: 1,
  subjects: 1,
  lessons: 1,
  trialLessons: 0,
  films: 0,
  minutes: null,
  posts: 1,
  products: 1,
  shelves: ['supplements'],
  plates: 1,
  plans: 3,
}

/** One claim is replaced, the legal texts and terms are confirmed, and everything else is dropped, kind by kind; then the site opens. */
export async function openTheSite({ open, fill, press, follow, sees, offers, isGone, answer, told }: CountedActs): Promise<void> {
  const terms = Object.values<Claim>(claims).filter(({ kind }) => kind === 'legal').length
  const confirmAll = `Confirm all ${terms}`
  await open('/admin/opening')
  await follow('Replace: Priority support')
  await fill('What you say instead', 'An answer within two days')
  await fill('Where you know it from', 'My own calendar')
  await press('Replace')
  await told('Replaced')
  await follow(confirmAll)
  await sees(confirmAll)
  await fill('Who read it', 'I and my lawyer')
  await press(confirmAll)
  await told(`${terms} confirmed`)
  for (const kind of kinds.filter((each) => each !== 'legal')) {
    const drop = new RegExp(`^Drop all \\d+ that are not decided: ${kindWords[kind].title}$`)
    // What she wrote anew herself is decided by that, at times a whole kind.
    if (!(await offers(drop))) continue
    await press(drop)
    await isGone(drop)
  }
  await press('Open the site')
  await answer('Open the site')
  await told('Your site is open')
}
