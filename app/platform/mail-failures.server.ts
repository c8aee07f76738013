import { ForbiddenAddressError } from './checked-addresses.server.ts'

/** Why a mail server did not take a mail. */
export interface MailFailure {
  /** For whoever runs the site; holds nothing of the mail. */
  readonly sentence: string
  /** The server works, and did not want this one mail: its recipient is unknown, for example. */
  readonly isOfOneMail: boolean
  /** What the server said in its own words; may name addresses of the mail. */
  readonly words: string | null
}

/** What an error of sending over SMTP means. */
export function explainMailFailure(error: unknown): MailFailure {
  if (error instanceof ForbiddenAddressError) return failure(error.message)
  const { code = '', command = '', response, message } = Object(error) as Record<string, string | undefined>
  const words = response?.replaceAll(/\s+/g, ' ').slice(0, 200) ?? null
  if (code === 'EENVELOPE' && command.startsWith('RCPT'))
    return { sentence: 'The mail server refused the recipient of a mail.', isOfOneMail: true, words }
  if (code === 'EMESSAGE') return { sentence: 'The mail server refused what a mail says.', isOfOneMail: true, words }
  return { ...failure(sentences[codeIn(message) || code] ?? 'The mail server did not take a mail.'), words }
}

const failure = (sentence: string): MailFailure => ({ sentence, isOfOneMail: false, words: null })

const NO_NAME = 'There is no mail server of this name. Please check the server.'
const NO_ANSWER = 'The mail server did not answer in time. Please check server, port and encryption.'
const CLOSED = 'Nothing takes mails at this port of the server. Please check the port.'

const sentences: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server refused user name and password.',
  ENOAUTH: 'The mail server wants a user name and password.',
  EENVELOPE: 'The mail server refused the sender. Please check the sender, and what this user may send as.',
  ETLS: 'The mail server and this site found no common encryption. Please check encryption and port.',
  EDNS: NO_NAME,
  ENOTFOUND: NO_NAME,
  EAI_AGAIN: NO_NAME,
  ETIMEDOUT: NO_ANSWER,
  ECONNREFUSED: CLOSED,
  ECONNECTION: 'The connection to the mail server broke.',
  ECONNRESET: 'The connection to the mail server broke.',
  ESOCKET: 'The connection to the mail server broke.',
  EPROTOCOL: 'What answers there is no mail server. Please check server, port and encryption.',
}

/** Sockets put their code into the message alone once a library has wrapped it. */
function codeIn(message = ''): string {
  return /\b(?:ECONNREFUSED|ENOTFOUND|ETIMEDOUT|ECONNRESET)\b/.exec(message)?.[0] ?? ''
}
