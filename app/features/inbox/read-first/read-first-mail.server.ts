import { renderMail } from '#platform/mail-template.server.tsx'

interface ReadFirstMail {
  /** The item; null where the mail is about all that wait. */
  readonly itemId: string | null
  /** How many wait, this one among them. */
  readonly waiting: number
  readonly origin: string
  readonly siteName: string
}

/** Says that something waits to be read first, and where: no word of it, nobody’s name, and not why. */
export function readFirstMail({ itemId, waiting, origin, siteName }: ReadFirstMail) {
  const several = `${waiting} conversations wait to be read first`
  const isOne = itemId !== null || waiting === 1
  return renderMail({
    subject: isOne ? 'A conversation waits to be read first' : several,
    preview: 'It stands on top of your inbox.',
    brandName: siteName,
    blocks: [
      {
        kind: 'paragraph',
        text: 'Please read what was written to you there before anything else. It stands on top of your inbox.',
      },
      ...(waiting > 1 ? [{ kind: 'paragraph' as const, text: `${several}.` }] : []),
      {
        kind: 'link',
        label: 'Open your inbox',
        href: `${origin}/admin/messages${itemId === null ? '?box=first' : `/${itemId}`}`,
      },
    ],
    footer: 'Nothing of what was written stands in this mail. At most one comes an hour for a conversation, and ten in all.',
  })
}
