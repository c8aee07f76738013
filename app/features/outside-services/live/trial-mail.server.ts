import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { renderMail } from '#platform/mail-template.server.tsx'
import type { MailMessage } from '#platform/mail.server.ts'

/** The mail by which a mail server is tried. */
export async function trialMail({ name, origin }: Infrastructure['site'], to: string): Promise<MailMessage> {
  const siteName = await name()
  const text = `This mail was sent to try the mail server of ${siteName}. It has come, so mails of the site come too.`
  return {
    to,
    ...renderMail({
      subject: `The mail server of ${siteName} works`,
      preview: text,
      brandName: siteName,
      blocks: [
        { kind: 'heading', text: 'It works' },
        { kind: 'paragraph', text },
      ],
      footer: `Somebody who runs ${origin} pressed “Try it” there.`,
    }),
  }
}
