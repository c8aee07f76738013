import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a mail consists of, in its order. Addresses are absolute. */
export type MailBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'small'; readonly text: string }
  /** Somebody’s own words; their line breaks stay. */
  | { readonly kind: 'quote' | 'words'; readonly text: string }
  /** What was written before, under a line that says when and by whom; in the plain text behind “>” signs. */
  | { readonly kind: 'earlier'; readonly from: string; readonly text: string }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly href: string }

export interface MailTemplate {
  readonly subject: string
  /** What mail programs show behind the subject. */
  readonly preview: string
  readonly blocks: ReadonlyArray<MailBlock>
  readonly brandName: string
  /** Why this mail came, below the line. */
  readonly footer?: string
  /** Where such mails are stopped: said last. */
  readonly stopAddress?: string
}

/** Both bodies of a mail, ready to be sent. Each link stands on a line of its own in the text. */
export function renderMail(template: MailTemplate): { subject: string; html: string; text: string; stopAddress?: string } {
  const html = renderToStaticMarkup(<MailFrame {...template} />)
  const { subject, stopAddress } = template
  return {
    subject,
    html: `<!DOCTYPE html>\n${html}`,
    text: plainText(template),
    ...(stopAddress !== undefined && { stopAddress }),
  }
}

// The light side of ui/tokens.css as sRGB: mail programs know neither custom properties nor oklch().
const PAPER = '#f9f5ee'
const LINE = '#d7d3c7'
/** Those that follow a brand (`mail-look.server.ts`). */
export const mailColours = { accent: '#0c533a', ink: '#122c22', soft: '#42554c' } as const
const { accent: ACCENT, ink: INK, soft: SOFT } = mailColours
const ON_ACCENT = '#fcfaf4'
const SERIF = 'Newsreader, Georgia, serif'
const SANS = '"Instrument Sans", Helvetica, Arial, sans-serif'

const body: CSSProperties = { margin: 0, backgroundColor: PAPER, fontFamily: SANS }
const brand: CSSProperties = { margin: '0 0 28px', fontFamily: SERIF, fontSize: 20, lineHeight: '26px', color: ACCENT }
const heading: CSSProperties = {
  margin: '0 0 16px',
  fontFamily: SERIF,
  fontSize: 26,
  fontWeight: 400,
  lineHeight: '32px',
  color: INK,
}
const paragraph: CSSProperties = { margin: '0 0 20px', fontSize: 16, lineHeight: '25px', color: INK }
const quote: CSSProperties = { ...paragraph, fontFamily: SERIF, fontSize: 18, lineHeight: '28px', whiteSpace: 'pre-wrap' }
const words: CSSProperties = { ...paragraph, whiteSpace: 'pre-wrap' }
const small: CSSProperties = { margin: '0 0 12px', fontSize: 14, lineHeight: '21px', color: SOFT }
const earlier: CSSProperties = { ...small, margin: 0, paddingLeft: 14, borderLeft: `2px solid ${LINE}`, whiteSpace: 'pre-wrap' }
const link: CSSProperties = { color: ACCENT, textDecoration: 'underline' }
const button: CSSProperties = {
  padding: '13px 22px',
  borderRadius: 3,
  backgroundColor: ACCENT,
  color: ON_ACCENT,
  fontSize: 15,
  fontWeight: 600,
}

function MailFrame({ subject, preview, blocks, brandName, footer, stopAddress }: MailTemplate) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={body}>
        <Container style={{ maxWidth: 560, padding: '32px 24px' }}>
          <Text data-brand="" style={brand}>
            {brandName}
          </Text>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} {...block} />
          ))}
          {footer && (
            <>
              <Hr style={{ margin: '28px 0 16px', borderColor: LINE }} />
              <Text style={small}>{footer}</Text>
            </>
          )}
          {stopAddress && (
            <Text style={small}>
              <Link href={stopAddress} style={link}>
                {STOP}
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  )
}

function Block(block: MailBlock): ReactNode {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h1" style={heading}>
          {block.text}
        </Heading>
      )
    case 'paragraph':
      return <Text style={paragraph}>{block.text}</Text>
    case 'small':
      return <Text style={small}>{block.text}</Text>
    case 'quote':
      return <Text style={quote}>{block.text}</Text>
    case 'words':
      return <Text style={words}>{block.text}</Text>
    case 'earlier':
      return (
        <>
          <Text style={small}>{block.from}</Text>
          <blockquote style={{ margin: '0 0 20px' }}>
            <Text style={earlier}>{block.text}</Text>
          </blockquote>
        </>
      )
    case 'button':
      return (
        <>
          <Button href={block.href} style={button}>
            {block.label}
          </Button>
          <Text style={{ ...small, margin: '12px 0 20px', wordBreak: 'break-all' }}>
            Or open this address:{' '}
            <Link href={block.href} style={link}>
              {block.href}
            </Link>
          </Text>
        </>
      )
    case 'link':
      return (
        <Text style={paragraph}>
          <Link href={block.href} style={link}>
            {block.label}
          </Link>
        </Text>
      )
  }
}

const STOP = 'Stop these mails'

function plainText({ blocks, brandName, footer, stopAddress }: MailTemplate): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'earlier') return `${block.from}\n${block.text.replaceAll(/^/gm, '> ')}`
    return 'href' in block ? `${block.label}:\n${block.href}` : block.text
  })
  return `${[...parts, `-- \n${[brandName, footer, stopAddress && `${STOP}:\n${stopAddress}`].filter(Boolean).join('\n')}`].join('\n\n')}\n`
}
