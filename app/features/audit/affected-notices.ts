import { utc, type NoticeGroup } from './affected-words.ts'

/** What a notice is made of, as far as the logs know. */
export interface NoticeFacts {
  readonly from: Date
  readonly to: Date
  readonly groups: ReadonlyArray<NoticeGroup>
  readonly lines: number
  readonly people: number
  readonly accounts: number
  /** What was asked about, in words: “the token “Watch””, “the account coach@example.com”, or everything. */
  readonly about: string
  /** As its owner named it, and where it stands. */
  readonly site: { readonly name: string; readonly origin: string }
  /** Acts that were done to nobody by name, in words. */
  readonly acts: ReadonlyArray<string>
}

const list = (parts: ReadonlyArray<string>) => parts.map((part) => `  - ${part}`).join('\n')

const unknown = [
  'Only looks at health data are written down. Looks at names, addresses, messages, appointments, payments and pages are not: neither those of owners nor those of programs (profile, membership).',
  'Copies of the database, of backups and of files, and whatever somebody with access to the machine did, pass every log.',
  'A member’s own looks, and what a program does with one token, are one line a day with a count and the last instant. Such a line counts as “possibly” where its last instant lies behind the span.',
  'A token or session that was ended is deleted: the log keeps the name of the token, and nothing of the session.',
  'Erased accounts have taken their lines along. Lines are kept for 400 days. A process that was killed may have lost the members’ own looks of its last 5 seconds.',
  'Whether somebody has read or kept what was shown to them.',
]

/** What the log cannot know: it belongs into every reading of the table. */
export const whatIsNotKnown = `What the logs cannot know\n\n${list(unknown)}\n`

/** To the people of one group. In [brackets]: what only those who run the site know. */
export function noticeToPeople({ from, to, about, site }: NoticeFacts, { kinds, acts, emails }: NoticeGroup): string {
  const subject = kinds.length > 0 ? 'Somebody may have seen your data' : 'Something was done with your account'
  return `DRAFT. Nothing was sent. Read it, fill in what stands in [brackets], and send it to each person alone
(${emails.length === 1 ? 'one account' : `${emails.length} accounts`}, in affected.csv). In the words of GDPR Art. 34(2), plainly, with Art. 33(3)(b) to (d).

Subject: ${subject} at ${site.name}

Hello,

something has happened at ${site.name} (${site.origin}) that concerns ${kinds.length > 0 ? 'your data' : 'your account'}, and we want you to hear it from us.

What happened
Between ${utc(from)} and ${utc(to)} ${about} was used in a way that it should not have been. [One or two sentences: what it was, how it was noticed.]
${kinds.length > 0 ? dataTouched(kinds) : ''}${acts.length > 0 ? accountTouched(acts, kinds.length > 0) : ''}
What may follow
${kinds.length > 0 ? 'Somebody may know things about your health that you have told only us. They may write to you and pretend to be us: we' : 'Somebody may write to you and pretend to be us: we'} never ask for your password by mail. [Anything else that is likely.]

What we have done
[Ended the token, signed the account out, closed the hole: what, and when. Told the authority: which, and when.]

What you can do
  - Change your password, and do so elsewhere if you use the same one there.
  - Sign out everywhere, and turn on the second step: both are in your profile.
  - End tokens of programs that you do not know: Your profile -> Programs.
  - Look at who opened your health data, and when: Your profile -> Your data.
  - Be wary of mails and calls that know something about you.

Questions: [name, address and telephone of somebody who answers].
We are sorry. [Name]
`
}

const dataTouched = (kinds: ReadonlyArray<string>) => `
Which of your data
Our log shows that these kinds of your data were opened, changed or taken out in that time, or may have been:
${list(kinds)}
The log does not show what was done with them afterwards. [Say here what else may have been seen, such as your name and address, if you know.]
`

const NO_DATA = `Our log names none of your health data in that time. [Say here what may have been seen all the same, such as your name and address, if you know.]
`

const accountTouched = (acts: ReadonlyArray<string>, hasData: boolean) => `
What was done with your account
${list(acts)}
${hasData ? '' : NO_DATA}[What it means for them, and whether it was taken back.]
`

/** To the authority: what GDPR Art. 33(3) asks for, in its order. */
export function noticeToAuthority({ from, to, about, site, groups, people, lines, accounts, acts }: NoticeFacts): string {
  const kinds = [...new Set(groups.flatMap((group) => group.kinds))].toSorted()
  return `DRAFT. Nothing was sent. What Art. 33(3) of the GDPR asks for, in its order.
Source: Regulation (EU) 2016/679, Articles 33 and 34, https://eur-lex.europa.eu/eli/reg/2016/679/oj
Due without undue delay, where feasible within 72 hours after you became aware of it (Art. 33(1)); later with the reasons. What is not known yet may follow (Art. 33(4)).
Not due where a risk to people is unlikely (Art. 33(1)); with health data that is seldom so. Keep your own record in any case (Art. 33(5)).
In [brackets]: what only you know. Elsewhere than in the EU other rules hold: ask somebody who knows them.

Who reports: ${site.name}, ${site.origin}, [legal name and address of the controller]
Became aware on: [instant, UTC]

(a) The nature of the breach
    Kind: [confidentiality / integrity / availability]. What happened: [...]
    Span: ${utc(from)} to ${utc(to)}. Asked about: ${about}.
    Categories of people: members of a health coaching site. Approximate number, by the log: ${people} of ${accounts} accounts.
    Categories of records, by the log: ${kinds.length > 0 ? `${kinds.join(', ')}. These are data concerning health (Art. 4(15), Art. 9(1)).` : 'no health data. [Names and addresses, if they were seen.]'}
    Done to nobody by name, and perhaps of consequence for everybody: ${acts.length > 0 ? acts.join('; ') : 'nothing, by the log'}.
    Approximate number of records: [not known: the log counts looks, not records]. Lines of the log: ${lines}.

(b) The data protection officer, or another contact: [name, address, telephone]

(c) Likely consequences
    ${kinds.length > 0 ? 'People who are not meant to may know about the health of those named in the table: [discrimination, embarrassment, fraud by mail: what is likely here].' : '[What is likely here: fraud by mail, say.]'}

(d) Measures
    Taken: [token ended, sessions ended, hole closed, backups looked at; when]
    Proposed: [...]
    The people concerned: [told on ... / will be told on ... / need not be told, because ... (Art. 34(3))]

${whatIsNotKnown}`
}
