import { renderMail } from '#platform/mail-template.server.tsx'

interface ReceivedMessage {
  readonly name: string
  /** Empty where it is not known. */
  readonly email: string
  readonly body: string
  /** How it came. */
  readonly through: string
}

/** Tells the owner of a message: the words themselves, who wrote them, and where they are kept. Answering goes to the sender. */
export function messageMail({ name, email, body, through }: ReceivedMessage, address: string, siteName: string) {
  return renderMail({
    subject: `A message from ${name}`,
    preview: `${name} wrote to you.`,
    brandName: siteName,
    blocks: [
      { kind: 'paragraph', text: email && email !== name ? `${name} <${email}> wrote:` : `${name} wrote:` },
      { kind: 'quote', text: body },
      { kind: 'link', label: 'Open it in your inbox', href: address },
    ],
    footer: `${through}. ${email ? 'Your answer to this mail goes to its sender.' : 'They gave no address: answer in your inbox.'}`,
  })
}

/** Tells the owner that something came, and how; of a thread in which danger was recognised no word and no name stands in a mail. */
export function quietMail(through: string, address: string, siteName: string) {
  return renderMail({
    subject: 'A message waits in your inbox',
    preview: 'Somebody wrote to you.',
    brandName: siteName,
    blocks: [
      { kind: 'paragraph', text: 'Somebody wrote to you in a conversation that was marked “Read first”.' },
      { kind: 'link', label: 'Open it in your inbox', href: address },
    ],
    footer: `${through}. Nothing of what was written stands in this mail.`,
  })
}
