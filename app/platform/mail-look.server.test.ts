import { expect, test } from 'vitest'

import { branded, brandedMailer, type MailLook } from './mail-look.server.ts'
import { renderMail } from './mail-template.server.tsx'
import type { MailMessage } from './mail.server.ts'

const words = 'My colour is #0c533a, and <p data-brand="">style="color:#0c533a"</p> stays as I wrote it.'
const mail = renderMail({
  subject: 'A question',
  preview: 'A question',
  brandName: 'Still & Co',
  blocks: [
    { kind: 'quote', text: words },
    { kind: 'button', label: 'Open', href: 'https://coach.example/#0c533a' },
  ],
})
const look: MailLook = {
  colours: { accent: '#7c6600', ink: '#221f14', soft: '#554f40' },
  logo: { address: 'https://coach.example/brand/mail-00.png', width: 90, height: 36, isName: false },
}

test('a mail has the colours of the site and its logo before the name', () => {
  const html = branded(mail.html, look)
  const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style]) => style).join()
  expect(styles).toContain('#7c6600')
  expect(styles).not.toMatch(/#0c533a|#122c22|#42554c/)
  expect(html).toMatch(
    /<p data-brand="[^"]*"[^>]*><img src="https:\/\/coach.example\/brand\/mail-00.png" [^>]*alt=""[^>]*\/>Still &amp; Co<\/p>/,
  )
})

test('what somebody wrote, and where a link leads, stays letter by letter', () => {
  const textOf = (html: string) => html.replaceAll(/<img[^>]*>| style="[^"]*"/g, '')
  expect(textOf(branded(mail.html, look))).toBe(textOf(mail.html))
})

test('a logo that is the name in letters stands in its place, and says it to who sees no pictures', () => {
  const html = branded(mail.html, { ...look, logo: { ...look.logo!, isName: true } })
  expect(html).toMatch(/<p data-brand="[^"]*"[^>]*><img [^>]*alt="Still &amp; Co"[^>]*\/><\/p>/)
})

test('the look is asked for at each mail; a site that looks as it ships sends mails as they are', async () => {
  const sent: MailMessage[] = []
  const looks = [null, look]
  const mailer = brandedMailer({ send: async (message) => void sent.push(message) }, async () => looks.shift()!)
  const message = { to: 'ann@example.com', ...mail }
  await mailer.send(message)
  await mailer.send(message)
  expect(sent.map(({ html }) => html)).toEqual([mail.html, branded(mail.html, look)])
})
