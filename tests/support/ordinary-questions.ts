import type { ChatQuestion } from './chat-questions.ts'

/** What an answer from the wrong sense of a word would hold. */
const RECIPES = [/yoghurt/i, /\boats\b/i, /spinach/i, /beans/i]
const DANGERS = [/overdose/i, /small child/i, '/shop/iron']

const leads = (ask: string, links: readonly string[], more: Partial<ChatQuestion> = {}): ChatQuestion => ({
  ask,
  links,
  ...more,
  hasNot: [...RECIPES, ...DANGERS, ...(more.hasNot ?? [])],
})

/** Ordinary questions about the software and the house, in several wordings and with slips, and the page that each must lead to. */
export const ordinaryQuestions: readonly ChatQuestion[] = [
  // Devices
  leads('Does it work with Oura or Apple Watch?', ['/health/imports'], { has: [/file/i, /nothing syncs/i] }),
  leads('can I import apple health data?', ['/health/imports'], { has: [/export/i] }),
  leads('does it sync with my garmin', ['/health/imports'], { has: [/nothing syncs|no automatic/i] }),
  leads('how do i connect my whoop band', ['/health/imports']),
  leads('is it compatible with withings scales?', ['/health/imports']),
  leads('can i upload a csv from my fitbit', ['/health/imports'], { has: [/csv/i] }),
  leads('do you integrate with samsung health or google fit?', ['/health/imports']),
  leads('i have years of data in the iphone health app, can i bring it over', ['/health/imports']),
  leads('i imported the wrong file, how do i undo that', ['/health/imports'], { has: [/taken back/i] }),
  leads('does it work with my applewatch', ['/health/imports']),
  // Lab results
  leads('Can I upload my blood test results?', ['/health/labs']),
  leads('where do i put my labcorp pdf', ['/health/labs']),
  leads('can you store lab reports', ['/health/labs']),
  leads('is there a place to keep my bloodwork over time?', ['/health/labs']),
  // Numbers
  leads('how is the health score calculated?', ['/dashboard', '/disclaimer']),
  leads('what can i track every day?', ['/dashboard']),
  leads('what happens to my streak if i miss a day', ['/dashboard']),
  leads('can i enter yesterdays numbers later', ['/dashboard']),
  leads('i typed a wrong number in my check-in, can i correct it?', ['/dashboard']),
  leads('can I see charts of my progress over time?', ['/health/trends']),
  leads('are there badges or achievements', ['/health/achievements']),
  leads('is there a habit tracker', ['/health/habits']),
  leads('can i pause my streak while on vacation', ['/health/rests']),
  // Data and account
  leads('is my health data private? can i delete it', ['/profile/data', '/privacy'], { has: [/not sold/i, /erase/i] }),
  leads('how do i delete my account', ['/profile/data', '/privacy'], { has: [/7 days/i] }),
  leads('can i download everything you have on me', ['/profile/data', '/privacy'], { has: [/copy/i] }),
  leads('how to export my data', ['/profile/data'], { has: [/copy/i] }),
  leads('who can read my data', ['/profile/access', '/', '/privacy']),
  leads('can my coach see my numbers?', ['/profile/access', '/', '/privacy']),
  leads('do you have 2fa', ['/profile/security']),
  leads('can i log in with a passkey or face id', ['/profile/security', '/auth']),
  leads('two-factor authentication?', ['/profile/security'], { has: [/authenticator/i] }),
  leads('I forgot my pasword', ['/auth'], { intent: 'support' }),
  leads('how do i reset my password?', ['/auth']),
  leads('can i use pounds instead of kilos', ['/profile']),
  leads('do you support imperial units?', ['/profile']),
  leads('which languages do you offer', ['/profile']),
  leads('how do i unsubscribe from your emails', ['/profile']),
  leads('can i get a reminder to check in?', ['/profile']),
  leads('can i change my email address', ['/profile']),
  leads('is there an api', ['/profile/tokens']),
  leads('how do I get an access token for my script', ['/profile/tokens']),
  leads('where do i find my receipts', ['/profile/membership'], { hasNot: [/breakfast/i] }),
  leads('how do I switch from monthly to annual?', ['/profile/membership', '/pricing']),
  leads('how can i cancel my appointment', ['/profile/appointments']),
  leads('can i see my sessions in google calendar?', ['/profile/appointments']),
  // The site
  leads('is there an app for iphone', ['/'], { has: [/none in an app store/i], hasNot: ['$29'] }),
  leads('do you have an android app?', ['/'], { has: [/none in an app store/i], hasNot: ['$29'] }),
  leads('can i install it on my phone', ['/']),
  leads('does it work offline?', ['/']),
  leads('which browser do i need', ['/']),
  leads('do you have dark mode', ['/']),
  leads('the sleep course is killing me :)', ['/courses', '/pillar/sleep'], { hasNot: [/kill/i] }),
  leads('which courses are there', ['/courses']),
  leads('how do i see where i stopped in the course', ['/courses']),
  leads('is there a certificate at the end of the course?', ['/courses', '/pillar/sleep']),
  leads('can i try it for free first', ['/trial', '/pricing']),
  leads('how do i cancel', ['/pricing', '/terms', '/profile/membership']),
  leads('how do i book a call with the coach', ['/calendar']),
  leads('when are you available for an appointment', ['/calendar', '/profile/appointments']),
  leads('I want to talk to a person', ['/chat#person'], {
    has: [/talk to a person/i],
    hasNot: [/cannot see or change accounts/i],
    intent: 'support',
  }),
  leads('can i speak to a real human please', ['/chat#person'], { intent: 'support' }),
  leads('where is my order? how long is shipping', ['/shop']),
  leads('do you have an rss feed', ['/blog']),
  leads('how can i leave a review', ['/stories/new', '/testimonials']),
  leads('can i log calories or my blood pressure', ['/dashboard'], { has: [/six numbers/i] }),
  leads('are the lessons videos or text?', ['/courses']),
  leads('i lost my phone with the authenticator', ['/auth', '/profile/security'], { has: [/recovery codes/i] }),
  leads('do you share my data with insurance companies', ['/profile/data', '/privacy'], { has: [/not sold/i] }),
  leads('how do i turn on the dark theme', ['/']),
  leads('how do i write a review', ['/stories/new']),
  leads('how do i update my credit card', ['/profile/membership']),
  leads('who is behind this site', ['/about']),
  leads('how to reduce stress at work', ['/pillar/stress', '/courses', '/blog/putting-work-down']),
  // Everyday health, which the posts and courses know
  leads('I keep waking up at 3am', ['/blog/awake-at-three', '/courses', '/pillar/sleep', '/blog/one-rising-time']),
  leads('why am i awake at three?', ['/blog/awake-at-three', '/courses', '/pillar/sleep']),
  leads('wide awake at 3 in the morning every night', ['/blog/awake-at-three', '/courses', '/pillar/sleep']),
]

/** Words in another sense than that of the passage that holds them: none of these may be answered with a danger, a recipe, or a product. */
const PRODUCTS = '/shop/'
const wrongSense = (ask: string, hasNot: ReadonlyArray<string | RegExp> = []): ChatQuestion => ({
  ask,
  hasNot: [...RECIPES, ...DANGERS, PRODUCTS, ...hasNot],
})
export const wrongSenses: readonly ChatQuestion[] = [
  wrongSense('this course is to die for'),
  wrongSense('i am dying to start the membership'),
  wrongSense('my legs are killing me after the workout', [/kill/i]),
  wrongSense('the price would kill my budget', [/kill/i]),
  wrongSense('i need to iron out my schedule'),
  wrongSense('does pumping iron help with stress'),
  wrongSense('i have an iron will but no time'),
  wrongSense('that lesson was a piece of cake'),
  wrongSense('does this cost an arm and a leg?'),
  wrongSense('is apple pay accepted'),
  wrongSense('does it run on my apple computer'),
  wrongSense('i am on the fence about joining'),
  wrongSense('can i sleep on it before i pay'),
  wrongSense('i have a lot on my plate right now'),
  wrongSense('is it worth its salt'),
  wrongSense('no sweat, which plan is the cheapest?'),
  wrongSense('those stairs were death, is there a lesson for beginners'),
  wrongSense('the app is poison for my battery'),
  wrongSense('break a leg with the launch'),
  wrongSense('food for thought, thanks for the article'),
]
