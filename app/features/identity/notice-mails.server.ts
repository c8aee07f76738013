import { renderMail } from '#platform/mail-template.server.tsx'

import { browserInWords } from './device-words.server.ts'
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
  'factor-added': {
    subject: 'A second step now guards your account',
    heading: 'Two steps from now on',
    text: 'An authenticator app was added to your account. From now on signing in asks for its code too.',
  },
  'factor-removed': {
    subject: 'The second step of your account was removed',
    heading: 'One step again',
    text: 'The authenticator app was removed from your account. Your password alone signs in again.',
  },
  'recovery-used': {
    subject: 'A recovery code of your account was used',
    heading: 'One recovery code less',
    text: 'Somebody signed in to your account with one of its recovery codes.',
  },
  'address-changed': {
    subject: 'Your email address was changed',
    heading: 'A new address',
    text: 'Your account has another email address now. This one does not lead to it any more.',
  },
  'passkey-added': {
    subject: 'A passkey was added to your account',
    heading: 'A new way in',
    text: 'A passkey was added to your account. It signs in without your password.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed from your account',
    heading: 'One way in less',
    text: 'A passkey was removed from your account. It does not sign in any more.',
  },
  'token-made': {
    subject: 'A token for a program was made',
    heading: 'A program may use your account',
    text:
      'A token for a program was made in your account. With it a program reads or writes your record without your password. ' +
      'Your tokens stand under Your profile, Programs, and you can end them there.',
  },
}

/** What a person is told when something happened to their account: without a link that could be imitated. */
export function noticeMail(notice: Notice, userAgent: string | undefined, house: string) {
  const { subject, heading, text } = words[notice]
  return renderMail({
    subject: `${subject} at ${house}`,
    preview: text,
    brandName: house,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      ...(userAgent === undefined ? [] : [{ kind: 'paragraph' as const, text: `Browser: ${browserInWords(userAgent)}.` }]),
    ],
    footer:
      'If it was you, there is nothing to do. If it was not, open the site as you usually do, reset your password at once, and end the sessions ' +
      'that you do not know under Your profile, Security.',
  })
}
