import type { z } from 'zod'

import { formatInstant } from '#base/dates/format-date.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { listNames } from '#features/identity/people/names.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

import type { announceMove } from './move-words.server.ts'

type Step = z.output<typeof announceMove.payload>

/** Tells one owner how the site moves, and what to do. */
export async function mailMove({ db, mail, site }: Pick<Infrastructure, 'db' | 'mail' | 'site'>, move: Step): Promise<void> {
  const [account, names, siteName] = await Promise.all([findAccount(db, move.owner), listNames(db, [move.by]), site.name()])
  if (!account) return
  const who = move.by === null ? undefined : names.get(move.by)
  const { subject, heading, text, more, link } = words[move.step](move, who ? (who.displayName ?? who.email) : 'Somebody')
  await mail.send({
    to: account.email,
    ...renderMail({
      subject: `${subject}: ${siteName}`,
      preview: text,
      brandName: siteName,
      blocks: [
        { kind: 'heading', text: heading },
        { kind: 'paragraph', text },
        ...more.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
        { kind: 'link', ...link },
      ],
      footer:
        'Everybody who runs the site gets this mail. If none of you did this, somebody else is signed in as one of you: change the password of that account, and look into the audit log.',
    }),
  })
}

interface Words {
  readonly subject: string
  readonly heading: string
  readonly text: string
  readonly more: readonly string[]
  readonly link: { readonly label: string; readonly href: string }
}

const PAGE = '/admin/settings/services/address'
const openPage = (origin: string) => ({ label: 'Look at the address of the site', href: origin + PAGE })

const words: Readonly<Record<Step['step'], (move: Step, who: string) => Words>> = {
  begun: ({ from, to, until }, who) => ({
    subject: 'The site moves to another address',
    heading: 'The site moves',
    text: `${who} wants to move the site from ${from} to ${to}.`,
    more: [
      `Until ${formatInstant(new Date(until), 'UTC', null)} (UTC) both addresses work. It stays at the new one only if one of you signs in there by then; else nothing changes.`,
      'Passkeys belong to the address at which they were made: sign in at the new one with your password.',
    ],
    link: { label: 'Sign in at the new address', href: `${to}/auth?next=${PAGE}` },
  }),
  settled: ({ from, to, until }, who) => ({
    subject: 'The site has moved',
    heading: 'The site has moved',
    text: `The site is at ${to} now: ${who} signed in there.`,
    more: [
      `Forms at ${from} are taken until ${formatInstant(new Date(until), 'UTC', null)} (UTC).`,
      'Keep the old name for as long as links to it may be followed, and let its provider send visitors on to the new one.',
    ],
    link: openPage(to),
  }),
  withdrawn: ({ from, to }, who) => ({
    subject: 'The site does not move',
    heading: 'The site stays where it was',
    text: `${who} withdrew the move to ${to}. The site stays at ${from}.`,
    more: [],
    link: openPage(from),
  }),
  lapsed: ({ from, to }) => ({
    subject: 'The site does not move',
    heading: 'The site stays where it was',
    text: `Nobody who runs the site signed in at ${to} within 15 minutes. The site stays at ${from}.`,
    more: [],
    link: openPage(from),
  }),
}
