import { LOST_STEP_DAYS } from '#features/identity/core/access/lost-step.ts'
import { hoursOfLink, type LinkPurpose } from '#features/identity/core/access/mailed-links.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'

/** Links that keep a second step stand in mails about something else. */
export type MailedPurpose = Exclude<LinkPurpose, 'keep-second-step'>

interface Words {
  readonly subject: string
  readonly heading: string
  readonly opening: string
  readonly button: string
  readonly otherwise: string
}

const wordsFor = (name: string, from: string) =>
  ({
    confirm: {
      subject: `Please confirm your email address for ${name}`,
      heading: 'Is this your address?',
      opening: `An account at ${name} was opened with this address. If that was you, please confirm that the address is yours.`,
      button: 'Confirm email',
      otherwise: 'If it was not you, ignore this mail: without your confirmation nobody can claim the address.',
    },
    reset: {
      subject: `Reset your password for ${name}`,
      heading: 'A new password',
      opening: `Somebody asked for a new password for your account at ${name}. If that was you, choose it here. You will be signed out on all devices, and your passkeys, tokens for programs and private calendar addresses end; a second step stays, and an erasure that was asked for is called off.`,
      button: 'Choose a new password',
      otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
    },
    'leave-address': {
      subject: `Please confirm that you leave this address at ${name}`,
      heading: 'A new address for your account?',
      opening: `Somebody who is signed in to your account at ${name} asked for another email address. If that was you, please confirm it here; the new address is asked too.`,
      button: 'Continue',
      otherwise:
        'If it was not you, ignore this mail: nothing changes without it. Then change your password, and end the sessions that you do not know.',
    },
    'take-address': {
      subject: `Please confirm your new address at ${name}`,
      heading: 'Is this your new address?',
      opening: `The account of ${from} at ${name} wants to use this address. If that account is yours, please confirm it here, signed in to it or with its password; the old address is asked too.`,
      button: 'Continue',
      otherwise: 'If that account is not yours, ignore this mail: it can’t have your address without you.',
    },
    'lose-second-step': {
      subject: `Have you lost the second step of your account at ${name}?`,
      heading: 'Neither phone nor recovery codes?',
      opening: `Somebody who knows your password at ${name} says that your phone and your recovery codes are lost. If that was you, continue here: ${LOST_STEP_DAYS} days later your password alone signs you in. Until then it can be stopped, and we mail you every day.`,
      button: 'Continue',
      otherwise:
        'If it was not you, somebody knows your password: choose a new one at once. Without this link your second step stays.',
    },
    'sign-in': {
      subject: `Your sign-in link for ${name}`,
      heading: 'Your sign-in link',
      opening: `Somebody entered this address at ${name}, and it already has an account. If that was you, sign in here.`,
      button: 'Sign in',
      otherwise: 'If it was not you, ignore this mail: nobody gets in without it.',
    },
  }) as const satisfies Record<MailedPurpose, Words>

/** The mail around a link that works once; it says for how long. `name` is what the site calls itself, `from` whose account asks. */
export function linkMail(purpose: MailedPurpose, link: string, { name, from = '' }: { name: string; from?: string | undefined }) {
  const { subject, heading, opening, button, otherwise } = wordsFor(name, from)[purpose]
  const hours = hoursOfLink(purpose)
  return renderMail({
    subject,
    preview: opening,
    brandName: name,
    blocks: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text: opening },
      { kind: 'button', label: button, href: link },
      { kind: 'small', text: `The link works once, and for ${hours === 1 ? 'one hour' : `${hours} hours`}.` },
    ],
    footer: otherwise,
  })
}
