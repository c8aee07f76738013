/** A kind of mail that a person may do without. What guards an account, and what was asked for, always comes. */
export interface MailTopic {
  readonly label: string
  readonly hint: string
  /** Whether it comes to those who never chose. */
  readonly byDefault: boolean
  /** Only who runs the site gets it. */
  readonly forAdmins?: true
}

export const mailTopics = {
  'check-in': {
    label: 'A reminder to check in',
    hint: 'At seven in the evening, your time, on days that have no entry yet.',
    byDefault: false,
  },
  trial: {
    label: 'Your free trial',
    hint: 'Four mails in its seven days: what is open, what comes next, and when it ends.',
    byDefault: true,
  },
  story: { label: 'What became of your story', hint: 'Whether it was published, or not.', byDefault: true },
  incoming: {
    label: 'What comes in',
    hint: 'Messages, stories and drafts to review that wait for the people who run the site.',
    byDefault: true,
    forAdmins: true,
  },
  'read-first': {
    label: 'A conversation to read first',
    hint: 'Somebody who wrote to you may be in danger. The mail says that it waits, and nothing of it.',
    byDefault: true,
    forAdmins: true,
  },
} as const satisfies Record<string, MailTopic>

export type MailTopicName = keyof typeof mailTopics

const all = Object.entries(mailTopics) as ReadonlyArray<[MailTopicName, MailTopic]>

/** The topics that a person can choose, in the order of the page. */
export function topicsFor({ isAdmin }: { isAdmin: boolean }): ReadonlyArray<MailTopic & { readonly name: MailTopicName }> {
  return all.filter(([, topic]) => isAdmin || !topic.forAdmins).map(([name, topic]) => ({ name, ...topic }))
}

export function isMailTopic(name: string): name is MailTopicName {
  return Object.hasOwn(mailTopics, name)
}
