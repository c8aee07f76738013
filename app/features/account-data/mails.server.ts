import { renderMail } from '#platform/mail-template.server.tsx'

import { ERASURE_DAYS, EXPORT_HOURS } from './terms.ts'

/** Tells where a finished export is. Its address holds no secret: it opens for its person alone. */
export function exportReadyMail(link: string, siteName: string) {
  return renderMail({
    subject: `Your data from ${siteName} is ready`,
    preview: 'The copy you asked for is ready to download.',
    brandName: siteName,
    blocks: [
      { kind: 'heading', text: 'A copy of your data' },
      { kind: 'paragraph', text: `The copy of everything that ${siteName} keeps about you is ready. Sign in to download it.` },
      { kind: 'button', label: 'Download your data', href: link },
      { kind: 'small', text: `It is kept for ${EXPORT_HOURS} hours and then removed; you can ask for another one at any time.` },
    ],
    footer: 'If you did not ask for it, sign in, end your sessions and choose a new password.',
  })
}

/** Tells that an account will be erased, when, and how to keep it. */
export function erasurePlannedMail(
  { day, link, isByAdmin }: { day: string; link: string; isByAdmin: boolean },
  siteName: string,
) {
  const why = isByAdmin
    ? `The people who run ${siteName} have started the deletion of your account.`
    : `You asked us to erase your account at ${siteName}.`
  return renderMail({
    subject: `Your account at ${siteName} will be erased on ${day}`,
    preview: 'Until then you can keep it.',
    brandName: siteName,
    blocks: [
      { kind: 'heading', text: 'Your account will be erased' },
      {
        kind: 'paragraph',
        text: `${why} In ${ERASURE_DAYS} days, on ${day}, it is erased with everything in it. This cannot be undone.`,
      },
      { kind: 'paragraph', text: 'If you change your mind before then, sign in and keep it.' },
      { kind: 'button', label: 'Keep my account', href: link },
    ],
    footer: isByAdmin
      ? 'You can keep it yourself. If you want to know why, reply to this mail.'
      : 'If you did not ask for it, sign in, keep your account and choose a new password.',
  })
}

/** The last mail to an account’s address. */
export function erasedMail(siteName: string) {
  return renderMail({
    subject: `Your account at ${siteName} is erased`,
    preview: 'Everything in it has been deleted.',
    brandName: siteName,
    blocks: [
      { kind: 'heading', text: 'Your account is erased' },
      {
        kind: 'paragraph',
        text: `Your account at ${siteName} has been deleted, with everything in it. This is our last mail to you.`,
      },
      { kind: 'paragraph', text: 'Take care.' },
    ],
    footer: 'We no longer have your address on file.',
  })
}
