import { expect, test } from 'vitest'

import { renderMail } from './mail-template.server.tsx'

const href = 'https://coach.example/auth?token=abc&next=/trial'

const mail = renderMail({
  subject: 'Please confirm',
  preview: 'One click and you are in',
  brandName: 'Wellward',
  blocks: [
    { kind: 'heading', text: 'Nearly there' },
    { kind: 'paragraph', text: 'Somebody <b>signed up</b> & it was you.' },
    { kind: 'quote', text: 'first line\nsecond <script>alert(1)</script> line' },
    { kind: 'button', label: 'Confirm email', href },
    { kind: 'link', label: 'Our terms', href: 'https://coach.example/terms' },
  ],
  footer: 'You get this mail because you signed up.',
})

test('the text has every link whole on a line of its own, and says the same', () => {
  const lines = mail.text.split('\n')
  expect(lines).toContain(href)
  expect(lines).toContain('https://coach.example/terms')
  for (const words of ['Nearly there', 'Somebody <b>signed up</b> & it was you.', 'first line', 'Confirm email:', 'Wellward'])
    expect(lines).toContain(words)
  expect(mail.text).toMatch(/^Nearly there\n\n[\s\S]*because you signed up\.\n$/)
})

test('the HTML is a whole document with button, links, preview and footer', () => {
  expect(mail.html).toMatch(/^<!DOCTYPE html>\n<html[^>]*lang="en"/)
  expect(mail.html).toContain('<title>Please confirm</title>')
  expect(mail.html.split(`href="${href.replace('&', '&amp;')}"`)).toHaveLength(3)
  for (const words of ['One click and you are in', 'Nearly there', 'Confirm email', 'because you signed up'])
    expect(mail.html).toContain(words)
})

test('what people typed is text in the HTML', () => {
  expect(mail.html).toContain('Somebody &lt;b&gt;signed up&lt;/b&gt; &amp; it was you.')
  expect(mail.html).not.toContain('<script>')
})

test('nothing is fetched when the mail is opened', () => {
  expect(mail.html).not.toMatch(/<img|<link|@import|url\(/)
})
