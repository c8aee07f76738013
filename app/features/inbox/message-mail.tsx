import { Body, Container, Head, Hr, Html, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'

import { site } from '#content/site.ts'

import { kindNames, type Message } from './message.ts'

const INK = '#17261f'
const SOFT = '#4b5a52'
const words = { margin: '0 0 16px', fontSize: '16px', lineHeight: '25px', color: INK }

type MailWords = { subject: string; html: string; text: string }

/** Tells the owner of a message: the words themselves, who wrote them, and where they are kept. Answering goes to the sender. */
export async function messageMail(message: Message, address: string): Promise<MailWords> {
  const from = `${message.name} <${message.email}>`
  const how = `${kindNames[message.kind]} of ${site.name}. Answer this mail to write to ${message.name}.`
  return {
    subject: `A message from ${message.name}`,
    html: await render(<MessageMail message={message} from={from} how={how} address={address} />),
    text: `${from} wrote:\n\n${message.body}\n\n--\n${how}\nKept in your inbox:\n${address}\n`,
  }
}

function MessageMail({ message, from, how, address }: { message: Message; from: string; how: string; address: string }) {
  return (
    <Html lang="en">
      <Head />
      <Body style={{ margin: 0, backgroundColor: '#f8f5ec', fontFamily: 'Helvetica, Arial, sans-serif' }}>
        <Container style={{ maxWidth: '560px', padding: '32px 24px' }}>
          <Text style={{ ...words, color: SOFT }}>{from} wrote:</Text>
          <Text style={{ ...words, fontFamily: 'Georgia, serif', fontSize: '18px', lineHeight: '28px', whiteSpace: 'pre-wrap' }}>
            {message.body}
          </Text>
          <Hr style={{ borderColor: '#ddd8ca' }} />
          <Text style={{ ...words, fontSize: '14px', lineHeight: '21px', color: SOFT }}>
            {how}{' '}
            <Link href={address} style={{ color: '#12573b', textDecoration: 'underline' }}>
              Open it in your inbox
            </Link>
            .
          </Text>
        </Container>
      </Body>
    </Html>
  )
}
