/** What those who run the site can do to a person, by the last part of the address that asks for confirmation. */
export const personActs = {
  'make-admin': {
    title: (name: string) => `Make ${name} an admin?`,
    text: 'An admin sees everybody who has an account, answers messages, publishes and sells. Health entries stay with their members.',
    done: 'is an admin now',
  },
  'take-admin': {
    title: (name: string) => `Remove admin from ${name}?`,
    text: 'They are signed out everywhere and come back as a member. What they published and decided stays.',
    done: 'is no longer an admin',
  },
  'end-sessions': {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'Every browser that is signed in with this account has to sign in again. Nothing else changes.',
    done: 'is signed out everywhere',
  },
  'take-second-step': {
    title: (name: string) => `Remove the second step from ${name}?`,
    text: 'For somebody who has lost phone and recovery codes. Make sure that it is they who ask: from now on their password alone signs in. They are signed out everywhere and told by mail.',
    done: 'signs in without a second step now',
  },
  'take-access': {
    title: (name: string) => `Remove full access from ${name}?`,
    text: 'The access that you gave ends at once. What they bought, a trial that still runs, and everything they entered stay.',
    done: 'no longer has full access from you',
  },
  erase: {
    title: (name: string) => `Have ${name}’s account erased?`,
    text: 'In seven days the account and everything kept about this person is deleted for good. Until then it works as before, and they can cancel the erasure.',
    done: 'will be erased in seven days',
  },
} as const

export type PersonAct = keyof typeof personActs

export function isPersonAct(text: string | undefined): text is PersonAct {
  return text !== undefined && Object.hasOwn(personActs, text)
}

/** Why nothing was done: nobody would be left, it is the admin’s own, the admin is one no more, the person is gone. */
export type PersonRefusal = 'only-admin' | 'own-account' | 'not-admin' | 'absent'

export const OWN_ACCOUNT = 'Your own second step is turned off under Your profile, Security, with your password.'
export const ONLY_ADMIN = 'Nobody else runs this site: make somebody else an admin first.'
