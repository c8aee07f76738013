import { renderMail } from '#platform/mail-template.server.tsx'

import { kindNames, type Message } from './message.ts'

/** Tells the owner of a message: the words themselves, who wrote them, and where they are kept. Answering goes to the sender. */
export function messageMail({ name, email, body, kind }: Message, address: string, siteName: string) {
  return renderMail({
    subject: `A message from ${name}`,
    preview: `${name} wrote to you.`,
    brandName: siteName,
    blocks: [
      { kind: 'paragraph', text: `${name} <${email}> wrote:` },
      { kind: 'quote', text: body },
      { kind: 'link', label: 'Open it in your inbox', href: address },
    ],
    footer: `${kindNames[kind]}. Your answer to this mail goes to its sender.`,
  })
}
