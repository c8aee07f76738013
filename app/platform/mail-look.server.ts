import { mailColours } from './mail-template.server.tsx'
import type { Mailer, MailMessage } from './mail.server.ts'

/** How the mails of a site look, where that is not as they ship. */
export interface MailLook {
  /** In the place of each colour of the template, as hex. */
  readonly colours: Readonly<Record<keyof typeof mailColours, string>>
  /** Stands before the name, or in its place; a PNG, because mail programs draw no SVG. */
  readonly logo: MailLogo | null
}

interface MailLogo {
  /** Absolute. */
  readonly address: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly isName: boolean
}

/** A mailer whose mails look as the site does just now. */
export function brandedMailer(mailer: Mailer, findLook: () => Promise<MailLook | null>): Mailer {
  return {
    async send(message: MailMessage) {
      const look = await findLook()
      await mailer.send(look ? { ...message, html: branded(message.html, look) } : message)
    },
  }
}

/**
 * Gives a mail of the template the colours and the logo of a site. Only the values of `style` are touched, and the one line that the template marks:
 * what somebody wrote is text, in which quotes and tags are escaped, and stays as it is.
 */
export function branded(html: string, { colours, logo }: MailLook): string {
  const coloured = html.replaceAll(/ style="[^"]*"/g, (style) =>
    (Object.keys(mailColours) as Array<keyof typeof mailColours>).reduce(
      (text, name) => text.replaceAll(mailColours[name], colours[name]),
      style,
    ),
  )
  return logo
    ? coloured.replace(
        /(<p data-brand="[^"]*"[^>]*>)([^<]*)(?=<\/p>)/,
        (_, opening: string, name: string) => opening + marked(name, logo),
      )
    : coloured
}

/** `name` is markup already. */
function marked(name: string, { address, width, height, isName }: MailLogo): string {
  const style = 'display:inline-block;vertical-align:middle;margin-right:10px'
  const image = `<img src="${address}" width="${width}" height="${height}" alt="${isName ? name : ''}" style="${style}"/>`
  return isName ? image : image + name
}
