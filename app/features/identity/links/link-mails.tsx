import { Body, Container, Head, Html, Link, Text } from '@react-email/components'
import { render } from '@react-email/render'

import { site } from '#content/site.ts'

interface Words {
  readonly subject: string
  readonly opening: string
  readonly button: string
  readonly otherwise: string
}

const words = {
  confirm: {
    subject: `Please confirm your email address for ${site.name}`,
    opening: `An account at ${site.name} was opened with this address. If that was you, please confirm that the address is yours.`,
    button: 'Confirm email',
    otherwise: 'If it was not you, ignore this mail: without your confirmation nobody can claim the address.',
  },
  reset: {
    subject: `Reset your password for ${site.name}`,
    opening: `Somebody asked for a new password for your account at ${site.name}. If that was you, choose it here. You will be signed out on all devices.`,
    button: 'Choose a new password',
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  'sign-in': {
    subject: `Your sign-in link for ${site.name}`,
    opening: `Somebody asked to go on at ${site.name} with this address, which has an account already. If that was you, sign in here.`,
    button: 'Sign in',
    otherwise: 'If it was not you, ignore this mail: nobody gets in without it.',
  },
} as const satisfies Record<string, Words>

/** The mail around a link that works once: both bodies carry it, the text unwrapped, and both say how long it works. */
export async function linkMail(kind: keyof typeof words, link: string, hours: number) {
  const { subject, opening, button, otherwise } = words[kind]
  const limits = `The link works once, and for ${hours === 1 ? 'one hour' : `${hours} hours`}.`
  return {
    subject,
    html: await render(<LinkMail lines={[opening]} link={link} button={button} small={`${limits} ${otherwise}`} />),
    text: `${opening}\n\n${button}:\n${link}\n\n${limits} ${otherwise}\n\n${site.name}\n`,
  }
}

const INK = '#17261f'
const SOFT = '#4b5a52'
const ACCENT = '#12573b'
const paragraph = { margin: '0 0 20px', fontSize: '16px', lineHeight: '25px', color: INK }

function LinkMail({ lines, link, button, small }: { lines: readonly string[]; link: string; button: string; small: string }) {
  return (
    <Html lang="en">
      <Head />
      <Body style={{ margin: 0, backgroundColor: '#f8f5ec', fontFamily: 'Helvetica, Arial, sans-serif' }}>
        <Container style={{ maxWidth: '560px', padding: '32px 24px' }}>
          <Text style={{ ...paragraph, fontFamily: 'Georgia, serif', fontSize: '22px', lineHeight: '28px' }}>{site.name}</Text>
          {lines.map((line) => (
            <Text key={line} style={paragraph}>
              {line}
            </Text>
          ))}
          <Link
            href={link}
            style={{
              display: 'inline-block',
              padding: '13px 22px',
              borderRadius: '3px',
              backgroundColor: ACCENT,
              color: '#ffffff',
              fontSize: '15px',
              fontWeight: 600,
            }}
          >
            {button}
          </Link>
          <Text style={{ ...paragraph, margin: '20px 0 0', fontSize: '14px', lineHeight: '21px', color: SOFT }}>{small}</Text>
        </Container>
      </Body>
    </Html>
  )
}
