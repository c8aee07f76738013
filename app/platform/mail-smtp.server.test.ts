import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'

import { selfSignedCertificate } from '#tests/support/self-signed-certificate.ts'

import { isPublicAddress } from './address-ranges.server.ts'
import { createSmtpMailer } from './mail-smtp.server.ts'

const link = `https://coach.example/auth?token=${'aB3-_'.repeat(30)}&next=/trial`
const message = {
  to: 'ann@example.com',
  subject: 'Please confirm your e-mail — Wellward',
  text: `Welcome, Zoë.\n\nConfirm:\n${link}\n\n.a line that begins with a dot\n`,
  html: `<p>Welcome, Zoë.</p>${'<p>A long page without line breaks.</p>'.repeat(60)}<a href="${link.replace('&', '&amp;')}">Confirm</a>`,
}

interface Delivery {
  readonly source: string
  readonly recipients: string[]
  readonly from: string
}

async function mailServer(options: SMTPServerOptions = {}) {
  const delivered: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    async onData(stream, { envelope }, done) {
      const source = (await buffer(stream)).toString('utf8')
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      delivered.push({ source, from, recipients: envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.server.address() as AddressInfo
  return { delivered, address: (login = '') => `smtp://${login}127.0.0.1:${port}` }
}

function mailer(url: string, options?: { answerWithinMs: number }) {
  const opened = createSmtpMailer(url, 'Wellward <no-reply@coach.example>', options)
  onTestFinished(() => opened.close())
  return opened
}

test('a mail arrives with both bodies, its sender, its recipient and where to answer', async () => {
  const { delivered, address } = await mailServer()
  await mailer(address()).send({ ...message, replyTo: 'coach@example.com' })
  const [{ source, recipients, from }] = delivered as [Delivery]
  expect(from).toBe('no-reply@coach.example')
  expect(recipients).toEqual(['ann@example.com'])
  const mail = await PostalMime.parse(source)
  expect(mail).toMatchObject({
    subject: message.subject,
    from: { name: 'Wellward' },
    replyTo: [{ address: 'coach@example.com' }],
  })
  expect(mail.text!.trim()).toBe(message.text.trim())
  expect(mail.html!.replaceAll(/\s+/g, ' ').trim()).toBe(message.html.replaceAll(/\s+/g, ' '))
})

test('the source contains the link whole, in the text and in the HTML, and no line is too long for SMTP', async () => {
  const { delivered, address } = await mailServer()
  await mailer(address()).send(message)
  const { source } = delivered[0]!
  expect(source.split('\r\n')).toContain(link)
  expect(source).toContain(`href="${link.replace('&', '&amp;')}"`)
  for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
  expect(source).not.toMatch(/[^\r]\n/)
})

test('text that no line can hold still arrives', async () => {
  const { delivered, address } = await mailServer()
  const text = 'x'.repeat(3000)
  await mailer(address()).send({ ...message, text })
  const { source } = delivered[0]!
  for (const line of source.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998)
  expect((await PostalMime.parse(source)).text!.trim()).toBe(text)
})

test('several recipients are separated by commas; nothing typed becomes a header', async () => {
  const { delivered, address } = await mailServer()
  await mailer(address()).send({ ...message, to: 'ann@example.com, ben@example.com', subject: 'Hello\r\nBcc: eve@example.com' })
  const [{ source, recipients }] = delivered as [Delivery]
  expect(recipients).toEqual(['ann@example.com', 'ben@example.com'])
  expect(source).not.toMatch(/^Bcc:/im)
})

test('many mails go out over few connections', async () => {
  let connections = 0
  const { delivered, address } = await mailServer({
    onConnect(_session, done) {
      connections += 1
      done()
    },
  })
  const { send } = mailer(address())
  await Promise.all(Array.from({ length: 12 }, (_, i) => send({ ...message, subject: `Mail ${i}` })))
  expect(delivered).toHaveLength(12)
  expect(connections).toBeLessThanOrEqual(2)
})

test('a login is used, and a refused one is an error', async () => {
  const { delivered, address } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong login')),
  })
  await mailer(address('coach:p%40ss@')).send(message)
  expect(delivered).toHaveLength(1)
  await expect(mailer(address('coach:wrong@')).send(message)).rejects.toThrow(/Wrong login|Invalid login/)
})

test('a refused recipient, a closed port and a silent server are errors, soon', async () => {
  const { address } = await mailServer({ onRcptTo: (_to, _session, done) => done(new Error('No such person')) })
  await expect(mailer(address()).send(message)).rejects.toThrow('No such person')
  await expect(mailer('smtp://127.0.0.1:1').send(message)).rejects.toThrow('ECONNREFUSED')
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  await expect(mailer(`smtp://127.0.0.1:${port}`, { answerWithinMs: 200 }).send(message)).rejects.toThrow(
    /[Gg]reeting|[Tt]imeout/,
  )
})

const { key, certificate } = selfSignedCertificate('mail.test', 'other.test')
const from = 'Wellward <no-reply@coach.example>'

/** A mailer whose names all lead to this machine, which counts as public. */
async function typedMailer(encryption: 'tls' | 'starttls' | 'none', options: SMTPServerOptions = {}, host = 'mail.test') {
  const { delivered, address } = await mailServer({ key, cert: certificate, disabledCommands: [], ...options })
  const port = Number(new URL(address()).port)
  const check = { resolve: async () => ['127.0.0.1'], allowAddress: () => true }
  const opened = createSmtpMailer({ host, port, encryption, login: null }, from, {
    check,
    ca: certificate,
    answerWithinMs: 2_000,
  })
  onTestFinished(() => opened.close())
  return { delivered, opened }
}

test.each(['tls', 'starttls'] as const)('%s: a checked address is spoken to under the name of the server', async (encryption) => {
  const { delivered, opened } = await typedMailer(encryption, { secure: encryption === 'tls' })
  await opened.verify()
  await opened.send(message)
  expect(delivered).toHaveLength(1)
})

test('a server without TLS, or with the certificate of another name, gets no mail', async () => {
  const plain = await typedMailer('starttls', { disabledCommands: ['STARTTLS'] })
  await expect(plain.opened.send(message)).rejects.toThrow(/STARTTLS|TLS/)
  const stranger = await typedMailer('tls', { secure: true }, 'stranger.test')
  await expect(stranger.opened.send(message)).rejects.toThrow(/stranger\.test|altnames/)
  expect([...plain.delivered, ...stranger.delivered]).toEqual([])
})

test('an address that leads into a private network is not connected to', async () => {
  const { delivered, address } = await mailServer()
  const { port } = new URL(address())
  const check = { resolve: async () => ['93.184.215.14', '127.0.0.1'], allowAddress: isPublicAddress }
  const server = { host: 'mail.test', port: Number(port), encryption: 'none', login: null } as const
  const opened = createSmtpMailer(server, from, { check })
  onTestFinished(() => opened.close())
  await expect(opened.send(message)).rejects.toThrow('private or reserved network')
  expect(delivered).toEqual([])
})
