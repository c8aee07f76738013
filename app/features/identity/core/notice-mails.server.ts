import { renderMail, type MailBlock } from '#platform/mail-template.server.tsx'

import { formatBrowser } from './device-words.server.ts'
import type { notices } from './mail-jobs.server.ts'

export type Notice = (typeof notices)[number]

const words: Record<Notice, { subject: string; heading: string; text: string }> = {
  'new-device': {
    subject: 'A new sign-in to your account',
    heading: 'Was this you?',
    text: 'Somebody signed in to your account in a browser that we have not seen before.',
  },
  'password-changed': {
    subject: 'Your password was changed',
    heading: 'A new password',
    text: 'The password of your account was changed, and all other devices were signed out.',
  },
  'password-reset': {
    subject: 'Your password was reset',
    heading: 'A new password, by a mailed link',
    text:
      'Somebody followed the link in a mail to you and set a new password. All devices were signed out; passkeys, tokens for programs and ' +
      'private calendar addresses have ended, and so have other links that we mailed you. A second step stays: signing in asks for it as before.',
  },
  'factor-added': {
    subject: 'A second step now guards your account',
    heading: 'Two steps from now on',
    text: 'An authenticator app was added to your account. From now on signing in asks for its code too.',
  },
  'factor-removed': {
    subject: 'The second step of your account was removed',
    heading: 'Back to one step',
    text: 'The authenticator app was removed from your account. Your password alone signs in again.',
  },
  'factor-taken': {
    subject: 'The second step of your account was removed by an admin',
    heading: 'Back to one step',
    text:
      'Somebody who runs the site removed the second step of your account, and signed you out everywhere. Your password alone signs in ' +
      'again; you can set up a new second step under Your profile, Security.',
  },
  'factor-lost': {
    subject: 'The second step of your account has been removed',
    heading: 'Back to one step',
    text:
      'The three days are over, and the second step of your account has been removed. Your password alone signs in again; you can set up ' +
      'a new second step under Your profile, Security.',
  },
  'factor-kept': {
    subject: 'The second step of your account stays',
    heading: 'Two steps as before',
    text:
      'The removal of your second step was stopped. If somebody else had asked for it, they know your password and read your mail: choose ' +
      'a new password, and secure your mailbox.',
  },
  'recovery-used': {
    subject: 'A recovery code of your account was used',
    heading: 'One recovery code less',
    text: 'Somebody signed in to your account with one of its recovery codes.',
  },
  'address-changed': {
    subject: 'Your email address was changed',
    heading: 'A new address',
    text: 'Your account has another email address now. This one no longer leads to it.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    heading: 'A new passkey',
    text: 'A passkey was added to your account. It signs in without your password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    heading: 'A passkey was removed',
    text: 'A passkey was removed from your account. It no longer signs in.',
  },
  'token-made': {
    subject: 'A token for a program was made',
    heading: 'A program may use your account',
    text:
      'A token for a program was made in your account. With it a program reads or writes your record without your password. ' +
      'Your tokens are under Your profile, Programs, and you can end them there.',
  },
  'erasure-called-off': {
    subject: 'The erasure of your account was called off',
    heading: 'Your account stays',
    text:
      'Your account was about to be erased. A link that we mailed you has just shown that the account is yours, and so the erasure was called ' +
      'off: somebody else who had your password could have asked for it. If you still want it, ask for it again under Your profile, Your data.',
  },
  more: {
    subject: 'More happened to your account',
    heading: 'More than we mail in a day',
    text:
      'So much happened to your account within a day that we leave out the mails about the rest. What there is now is under Your ' +
      'profile, Security.',
  },
}

interface Around {
  /** The browser in which it happened. */
  readonly userAgent?: string | undefined
  /** What the site calls itself. */
  readonly siteName: string
  /** What every mail says just now. */
  readonly more?: readonly MailBlock[]
}

/** What a person is told when something happened to their account: without a link that could be imitated, as long as there is no need. */
export function noticeMail(notice: Notice, { userAgent, siteName, more = [] }: Around) {
  const { subject, heading, text } = words[notice]
  return renderMail({
    subject: `${subject} at ${siteName}`,
    preview: text,
    brandName: siteName,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      ...(userAgent === undefined ? [] : [{ kind: 'paragraph' as const, text: `Browser: ${formatBrowser(userAgent)}.` }]),
      ...more,
    ],
    footer:
      'If it was you, there is nothing to do. If it was not, open the site as you usually do, reset your password at once, and end the sessions ' +
      'that you do not know under Your profile, Security.',
  })
}
