import { mondayOf } from '#features/health/core/habit-week.ts'
import { dayAgo, VISITORS_ZONE } from '#tests/support/days.ts'
import { PASSWORD } from '#tests/support/http-account.ts'
import { cookiesOf, type Answer, type Question } from '#tests/support/http-client.ts'
import { bearer } from '#tests/support/http-people.ts'

/** One person on their way through everything that can be sent. */
export interface Sender {
  readonly email: string
  cookie?: string
  token?: string
}

/** Something that a member can send. */
export interface MemberCall {
  readonly what: string
  /** The file below app/routes whose action takes it. */
  readonly route: string
  readonly question: (me: Sender) => Question
  /** What the next calls need of the answer. */
  readonly keep?: (me: Sender, answer: Answer) => void
  /** With what it is refused, whoever sends it; without one it is done. */
  readonly refusedWith?: number | 'perhaps'
  /** Sent once the address is confirmed. */
  readonly isForConfirmed?: boolean
}

const eve = { email: 'eve@example.com', password: PASSWORD }
const NEXT_PASSWORD = 'Other-house-8'
const TOO_OLD = { token: 'no-such-token' }
const today = dayAgo(0)
const anOrder = { intent: 'up', metric: 'steps', source: crypto.randomUUID() }
const checkIn = { date: today, shown: today, timeZone: VISITORS_ZONE }
const story = {
  story: 'I sleep through most nights now, and I wake before the bell does. It took a month of walking.',
  rating: '5',
  name: 'Ann',
  consent: 'yes',
}
const message = { name: 'Ann', message: 'May I bring a friend to the next call?' }

const keepCookie = (me: Sender, answer: Answer) => void (me.cookie = cookiesOf(answer))

type Fields = Readonly<Record<string, string>>
/** A form of somebody who is signed in. */
const form = (route: string, path: string, what: string, fields: Fields, more: Partial<MemberCall> = {}): MemberCall => ({
  route,
  what,
  question: ({ cookie }) => ({ path, form: fields, ...(cookie && { cookie }) }),
  ...more,
})
/** A call of somebody whose browser has the session. */
const json = (route: string, path: string, what: string, body: (me: Sender) => object): MemberCall => ({
  route,
  what,
  question: (me) => ({ path, json: body(me), ...(me.cookie && { cookie: me.cookie }) }),
})
/** A call of a program. */
const call = (route: string, path: string, what: string, body?: object): MemberCall => ({
  route,
  what,
  question: ({ token }) => ({ path, method: 'POST', ...(body && { json: body }), headers: bearer(token!) }),
})

const profile = (what: string, fields: Fields) => form('member/profile/overview.tsx', '/profile', what, fields)
const habits = (what: string, fields: Fields) => form('member/habits.tsx', '/health/habits', what, fields)
const appointments = (what: string, fields: Fields) =>
  form('member/profile/appointments.tsx', '/profile/appointments', what, fields)
const security = (what: string, fields: Fields, more: Partial<MemberCall> = {}) =>
  form('member/profile/security.tsx', '/profile/security', what, fields, more)
const passkeys = (fields: Fields) =>
  form('member/profile/passkeys.ts', '/profile/security/passkeys', `a passkey, ${fields['intent']}`, fields)
const authApi = (path: string, body: (me: Sender) => object = () => ({})) =>
  json('endpoints/auth-api.ts', `/api/auth/${path}`, `/api/auth/${path}`, body)
const credentials = ({ email }: Sender) => ({ email, password: PASSWORD })

const refused = (refusedWith: number | 'perhaps', sent: MemberCall): MemberCall => ({ ...sent, refusedWith })

const LESSON = '/courses/sleep-on-ordinary-nights/sleep-quick-start'

const aFile = { name: 'oura.csv', bytes: '12', changedAt: '0' }
/** Every form and call that a member can send, from sign-up to sign-out. */
export const memberCalls: ReadonlyArray<MemberCall> = [
  {
    what: 'sign-up',
    route: 'auth/auth.tsx',
    question: (me) => ({ path: '/auth?tab=sign-up', form: { displayName: 'Ann', ...credentials(me) } }),
  },
  { what: 'a reset', route: 'auth/auth.tsx', question: ({ email }) => ({ path: '/auth?tab=reset', form: { email } }) },
  refused(404, authApi('sign-up/email', credentials)),
  authApi('sign-in/email', credentials),
  { what: 'sign-in', route: 'auth/auth.tsx', question: (me) => ({ path: '/auth', form: credentials(me) }), keep: keepCookie },
  {
    what: 'a trial',
    route: 'public/trial.tsx',
    question: ({ email, cookie }) => ({ path: '/trial', cookie: cookie!, form: { firstName: 'Ann', email, timeZone: 'UTC' } }),
  },
  profile('the profile', { intent: 'save', displayName: 'Ann Lind', timeZone: VISITORS_ZONE, units: 'metric', dateLanguage: '' }),
  refused('perhaps', profile('units that are none', { intent: 'save', displayName: 'Ann Lind', units: 'stone' })),
  form('member/profile/time-zone.ts', '/profile/time-zone', 'a browser’s zone', { timeZone: VISITORS_ZONE }),
  profile('mails', { intent: 'save-mails', 'mail-check-in': 'yes' }),
  refused(400, profile('a picture', { intent: 'save-picture' })),
  profile('no picture', { intent: 'remove-picture' }),
  profile('another confirmation', { intent: 'confirm' }),
  {
    what: 'a change of address',
    route: 'member/profile/overview.tsx',
    question: ({ email, cookie }) => ({
      path: '/profile',
      cookie: cookie!,
      form: { intent: 'change-address', email: `new-${email}`, password: PASSWORD },
    }),
  },
  profile('the old address', { intent: 'keep-address' }),
  form('member/dashboard.tsx', '/dashboard', 'a check-in', { ...checkIn, steps: '6240' }),
  form('member/dashboard.tsx', '/dashboard', 'no check-in', { intent: 'remove', date: today }),
  form('member/dashboard.tsx', '/dashboard', 'a check-in again', { ...checkIn, steps: '7' }),
  form('member/rest-days.tsx', '/health/rests', 'a rest', { kind: 'sick', from: today }),
  refused(404, form('member/rest-days.tsx', '/health/rests', 'no rest', { intent: 'remove', id: crypto.randomUUID() })),
  refused(409, habits('no habit', { intent: 'choose:no-such-habit', week: mondayOf(today) })),
  habits('a habit', { intent: 'choose:morning-light', week: mondayOf(today) }),
  habits('a day of a habit', { habit: 'morning-light', intent: `done:${today}` }),
  habits('no day of a habit', { habit: 'morning-light', intent: `take-back:${today}` }),
  form('member/labs/new.tsx', '/health/labs/new', 'a lab report', {
    intent: 'save',
    'r0-collectedOn': today,
    'r0l0-name': 'Ferritin',
    'r0l0-value': '61',
    'r0l0-unit': 'ng/mL',
  }),
  form('member/labs/new.tsx', '/health/labs/new', 'the text of a lab report', { intent: 'read', text: 'Ferritin 61 ng/mL' }),
  form('member/labs/list.tsx', '/health/labs', 'what is looked for among tests', { q: 'iron', show: 'outside' }),
  refused(404, form('member/labs/report.tsx', `/health/labs/${crypto.randomUUID()}`, 'no lab report', { intent: 'delete' })),
  refused(404, form('member/labs/edit.tsx', `/health/labs/${crypto.randomUUID()}/edit`, 'another report', { intent: 'save' })),
  refused(404, form('member/labs/undo.tsx', `/health/labs/undo?report=${crypto.randomUUID()}`, 'a lab report back', {})),
  form('member/imports/list.tsx', '/health/imports', 'another order of sources', anOrder),
  refused(400, form('member/imports/list.tsx', '/health/imports', 'an import without a file', { intent: 'upload' })),
  refused(403, form('member/new-story.tsx', '/stories/new', 'a story too early', story)),
  form('member/imports/uploads.ts', '/health/uploads', 'a file on its way', aFile, { isForConfirmed: true }),
  refused(404, form('member/imports/upload.ts', `/health/uploads/${crypto.randomUUID()}`, 'the end of a file', {})),
  refused(
    415,
    form('member/imports/upload-part.ts', `/health/uploads/${crypto.randomUUID()}/parts/0`, 'a part of a file', { x: 'y' }),
  ),
  refused(404, form('member/imports/import.tsx', `/health/imports/${crypto.randomUUID()}`, 'an undo', { intent: 'undo' })),
  {
    what: 'a token',
    route: 'member/profile/tokens.tsx',
    question: ({ cookie }) => ({ path: '/profile/tokens', cookie: cookie!, form: { intent: 'make', ...aTokenWithAll() } }),
    keep: (me, { body }) => void (me.token = /wwp_[\w-]{43}/.exec(body)![0]),
  },
  appointments('an address for a calendar', { intent: 'make-feed' }),
  appointments('no address for a calendar', { intent: 'end-feed' }),
  refused(404, appointments('the end of an appointment', { intent: 'cancel', id: crypto.randomUUID(), reason: 'Travelling' })),
  call('endpoints/api-check-ins.ts', '/api/v1/check-ins', 'a check-in of a program', { date: today, steps: 8000 }),
  call('endpoints/api-token.ts', '/api/v1/token', 'a JWT'),
  refused(405, call('endpoints/api-me.ts', '/api/v1/me', 'a write to /me', { name: 'Eve' })),
  refused(404, call('endpoints/api-not-there.ts', '/api/v1/users', 'a write to nowhere', { name: 'Eve' })),
  refused(404, call('endpoints/function-not-there.ts', '/api/functions/users', 'a call of no function', { name: 'Eve' })),
  call('endpoints/function-check-subscription.ts', '/api/functions/check-subscription', 'a question for the membership', {}),
  json('endpoints/function-send-contact-email.ts', '/api/functions/send-contact-email', 'a message by a program', ({ email }) => {
    return { ...message, email }
  }),
  refused(
    403,
    json('endpoints/function-ai-blog-generator.ts', '/api/functions/ai-blog-generator', 'an article', () => ({ prompt: 'Naps' })),
  ),
  refused(
    403,
    json('endpoints/function-daily-blog-generator.ts', '/api/functions/daily-blog-generator', 'a daily article', () => ({
      test: true,
    })),
  ),
  refused(
    403,
    json('endpoints/function-scrape-rogue-product.ts', '/api/functions/scrape-rogue-product', 'a product', () => ({
      url: 'https://www.roguefitness.com/bar',
    })),
  ),
  refused(
    403,
    json('endpoints/function-scrape-products.ts', '/api/functions/scrape-products', 'a supplier', () => ({ targetUrl: 'x' })),
  ),
  json('endpoints/function-chat-concierge.ts', '/api/functions/chat-concierge', 'a message to the assistant', ({ email }) => {
    return { messages: [{ role: 'user', content: 'What does it cost?' }], sessionId: 'mine', email }
  }),
  json('endpoints/chat-person.ts', '/chat/person', 'a wish for a person', ({ email }) => ({ email })),
  form('public/chat.tsx', '/chat', 'a message on the page of the assistant', {
    intent: 'say',
    message: 'What does it cost?',
    email: 'ann@example.com',
  }),
  refused(
    404,
    json('endpoints/inbound-mail.ts', '/api/inbound-mail', 'a mail', () => ({ ...message })),
  ),
  form('public/contact.tsx', '/contact', 'a message', { ...message, email: 'ann@example.com' }),
  form('public/lesson.tsx', LESSON, 'a note at a lesson', { intent: 'note', text: 'Try it tonight.', time: '' }),
  form('public/lesson.tsx', LESSON, 'a lesson that is done', { intent: 'done' }),
  json('endpoints/lesson-played.ts', `${LESSON}/played`, 'what was played', () => ({ positionSeconds: 5, spans: [[0, 5]] })),
  form('public/pricing.tsx', '/pricing', 'a plan', { plan: 'annual' }),
  refused('perhaps', form('member/profile/membership.tsx', '/profile/membership', 'a pause', { intent: 'pause' })),
  refused(
    404,
    json('endpoints/stripe-webhook.ts', '/api/stripe/webhook', 'an event of Stripe', () => ({ type: 'invoice.paid' })),
  ),
  form('public/corporate.tsx', '/corporate', 'an enquiry', {
    ...message,
    email: 'ann@example.com',
    organisation: 'Lind',
    teamSize: '11 to 50',
  }),
  form('member/new-story.tsx', '/stories/new', 'a story', story, { isForConfirmed: true }),
  refused(400, security('a factor without the password', { intent: 'begin', kind: 'totp' })),
  security('a factor', { intent: 'begin', kind: 'totp', password: PASSWORD }),
  refused(400, security('a factor by phone', { intent: 'begin', kind: 'phone' })),
  refused(
    410,
    form('member/profile/authenticator.tsx', '/profile/security/authenticator', 'a code elsewhere', { code: '000000' }),
  ),
  security('recovery codes', { intent: 'renew-codes', password: PASSWORD }),
  security('no factor', { intent: 'turn-off', password: PASSWORD }),
  refused(400, passkeys({ intent: 'ask' })),
  passkeys({ intent: 'ask', password: PASSWORD }),
  refused(400, passkeys({ intent: 'add', response: '{}' })),
  passkeys({ intent: 'rename', id: 'x', name: 'Mine' }),
  passkeys({ intent: 'remove', id: 'x' }),
  refused(400, form('auth/passkey.ts', '/auth/passkey', 'a passkey at sign-in', { intent: 'answer', response: '{}' })),
  security('a second step that stays', { intent: 'keep-second-step' }),
  security('the end of other sessions', { intent: 'end-others' }),
  security('a new password', { intent: 'change-password', currentPassword: PASSWORD, password: NEXT_PASSWORD }),
  form('member/profile/data.tsx', '/profile/data', 'a copy of the data', { intent: 'export' }),
  form('member/profile/erase.tsx', '/profile/data/erase', 'an erasure', { password: NEXT_PASSWORD }),
  form('member/profile/data.tsx', '/profile/data', 'no erasure', { intent: 'keep' }),
  refused(410, form('auth/confirm-email.tsx', '/confirm-email?token=x', 'a confirmation', TOO_OLD)),
  refused(410, form('auth/change-address.tsx', '/change-address?token=x', 'a new address', TOO_OLD)),
  refused(410, form('auth/lost-second-step.tsx', '/auth/lost-second-step?token=x', 'a lost second step', TOO_OLD)),
  refused(410, form('auth/sign-in-link.tsx', '/sign-in-link?token=x', 'a mailed link', TOO_OLD)),
  refused(410, form('auth/stop-mails.tsx', '/stop-mails?token=x', 'no mails', TOO_OLD)),
  form('auth/second-step.tsx', '/auth/second-step', 'a second step', { code: '000000' }),
  refused(404, form('auth/setup.tsx', '/setup?token=x', 'the first owner', { displayName: 'Eve', ...eve })),
  ...['update-user', 'change-email', 'set-role', 'admin/set-role', 'update-session'].map((path) => refused(404, authApi(path))),
  authApi('sign-out'),
  form('auth/sign-out.tsx', '/sign-out', 'sign-out', { now: 'yes' }),
]

function aTokenWithAll(): Fields {
  const scopes = Object.fromEntries(['profile:read', 'health:read', 'health:write', 'membership:read'].map((one) => [one, 'yes']))
  return { id: crypto.randomUUID(), name: 'Watch', days: '7', password: PASSWORD, ...scopes }
}
