import type { ChatQuestion } from './chat-questions.ts'

const leads = (ask: string, link: string | readonly string[], has: RegExp, ...hasNot: RegExp[]): ChatQuestion => ({
  ask,
  links: typeof link === 'string' ? [link] : link,
  has: [has],
  hasNot,
})

const LABS = '/health/labs'
const EARLIER_DAY = /entering a day again/i

/** What members ask while they use the product, with the page that each must lead to and the words that answer it; `hasNot` is what they were told before. */
export const memberQuestions: readonly ChatQuestion[] = [
  // Lab reports
  leads('Can I delete a lab report?', LABS, /Delete this report/, EARLIER_DAY),
  leads('how do i remove my labs', LABS, /Delete this report/),
  leads('How do I change the date of a lab report?', LABS, /Change this report/, /language/i),
  leads('My lab report was read wrong, how do I fix it?', LABS, /Change this report/, EARLIER_DAY),
  leads('how do i correct a wrong lab result', LABS, /Change this report/),
  leads('Can I undo saving a lab report?', LABS, /Undo/, /An import is taken/),
  leads('Can I take a photo of my lab report?', LABS, /pictures are not/, /new address/),
  leads('Can I upload a scan?', LABS, /pictures are not/),
  leads('my lab pdf is locked with a password', LABS, /without a password/),
  leads('What happens to the PDF I uploaded?', LABS, /goes when the report is deleted/),
  leads('Who can see the PDF of my lab report?', LABS, /you alone/i),
  leads('Where can I find my ferritin over time?', LABS, /leads to its page/),
  leads('where is my cholesterol history', LABS, /leads to its page/),
  leads('How do I search for one test?', LABS, /search by name or field/, /rising/i),
  leads('What does "out of range" mean in my lab list?', LABS, /range that its laboratory printed/),
  leads('Can my coach see my lab results?', [LABS, '/profile/access'], /you alone/i),
  leads('Does a doctor review my lab results?', LABS, /nobody here interprets/i),
  leads('Why does it say "contact a doctor" at my lab result?', LABS, /lists of values/),
  leads('Can I print my lab results?', LABS, /print the page/, /resell/),
  leads('How do I share my lab results with my doctor?', LABS, /print the page/),
  // Imports
  leads('How do I import WHOOP sleep?', '/health/imports', /by file/i, /Health app of the iPhone/),
  leads('Can I bring in my Oura data?', '/health/imports', /by file/i),
  leads('how do i upload my garmin data', '/health/imports', /by file/i),
  // The days
  leads('Where do I type my weight?', '/dashboard', /check-in/i, /watch or a ring/),
  leads('where can i log my sleep', '/dashboard', /check-in/i),
  leads('how do I log my water', '/dashboard', /last 30 days/),
  leads('Where do I see my average sleep?', '/health/trends', /mean of seven days/),
  leads('Is there a weekly summary?', '/health/trends', /over weeks/),
  leads('How do I make a note about a meal?', '/dashboard', /six numbers/, /lesson/),
  leads('Why was my achievement not shown yet?', '/health/achievements', /None is lost/),
  // Account
  leads('Can I change my password?', '/profile/security', /choose a new one/, /recovery codes/),
  leads('Can I change my name?', '/profile', /display name/, /new address/),
  leads('Can I change my profile picture?', '/profile', /your picture/, /new address/),
  leads('How do I change my time zone?', '/profile', /days begin and end/, /new address/),
  leads('How do I log out?', '/profile/security', /Sign Out/, /six numbers/),
  leads('how do i sign out on my other devices', '/profile/security', /all the others/),
  leads('How do I pause my subscription?', '/profile/membership', /no pause/, /streak/),
  leads('can i put my membership on hold', '/profile/membership', /no pause/),
  // The house
  leads('Can I use it on my phone?', '/', /none in an app store/, /recovery codes/),
  leads('Where do I write to support?', '/contact', /form on the contact page/, /capsule/),
  leads('Can I report a bug?', '/contact', /form on the contact page/),
  leads('How long until somebody answers me?', '/contact', /a person reads/i, /evening/),
  leads('what is your phone number', '/contact', /form on the contact page/, /laborator/),
  leads('how do I reach the coach', '/contact', /form on the contact page/, /laborator/),
  leads('which mails do you send me', '/profile', /which mails you want/),
  leads('Can I invite a friend?', '/trial', /account of their own/),
  leads('Can my husband join too?', '/trial', /account of their own/),
  { ask: 'do you have a forum', has: [/could not find/], hasNot: ['/blog', '/pillar'] },
  // What is asked about health is no question about the software.
  {
    ask: 'how much sleep do i need',
    links: ['/pillar/sleep', '/courses/sleep-on-ordinary-nights', '/courses'],
    hasNot: ['/dashboard'],
  },
]
