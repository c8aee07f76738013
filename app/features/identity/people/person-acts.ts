/** What those who run the site can do to a person, by the last part of the address that asks for confirmation. */
export const personActs = {
  'make-admin': {
    title: (name: string) => `Make ${name} an admin?`,
    text: 'An admin sees everybody who has an account, answers messages, publishes and sells. Health entries stay with their members.',
    done: 'is an admin now',
  },
  'take-admin': {
    title: (name: string) => `Take admin away from ${name}?`,
    text: 'They are signed out everywhere and come back as a member. What they published and decided stays.',
    done: 'is an admin no more',
  },
  'end-sessions': {
    title: (name: string) => `Sign ${name} out everywhere?`,
    text: 'Every browser that is signed in with this account has to sign in again. Nothing else changes.',
    done: 'is signed out everywhere',
  },
  erase: {
    title: (name: string) => `Have ${name}’s account erased?`,
    text: 'In seven days the account and everything that is kept about its person goes, for good. Until then it works as before, and its person can take the erasure back.',
    done: 'will be erased in seven days',
  },
} as const

export type PersonAct = keyof typeof personActs

export function isPersonAct(text: string | undefined): text is PersonAct {
  return text !== undefined && Object.hasOwn(personActs, text)
}

/** Why nothing was done: nobody would be left, the admin is one no more, the person is gone. */
export type PersonRefusal = 'only-admin' | 'not-admin' | 'absent'

export const ONLY_ADMIN = 'Nobody else runs this site: make somebody else an admin first.'
