import { renderMail } from '#platform/mail-template.server.tsx'

interface ReplyMail {
  readonly subject: string
  readonly text: string
  /** What is answered, and when it was written, in words. */
  readonly before: { readonly text: string; readonly at: string; readonly name: string } | null
  readonly siteName: string
  readonly writtenBy: string
}

/** An answer as it goes out: the words, who wrote them, and under them what they answer. */
export function replyMail({ subject, text, before, siteName, writtenBy }: ReplyMail) {
  return renderMail({
    subject,
    preview: text.slice(0, 100),
    brandName: siteName,
    blocks: [
      { kind: 'words', text },
      ...(before ? [{ kind: 'earlier' as const, from: `On ${before.at} ${before.name} wrote:`, text: before.text }] : []),
    ],
    footer: `${writtenBy} answered what you wrote to us. You can answer this mail.`,
  })
}
