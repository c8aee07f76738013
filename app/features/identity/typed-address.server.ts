import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { readCookie, serializeCookie } from './core/session-cookie.server.ts'

const NAME = 'address'
const SECONDS = 60
/** Somebody looks for a mail. */
const SECONDS_MAILED = 600
/** Never part of an encoded address. */
const MAILED = '&mailed'
const OPENED = '&opened'
/** Mails take their time: so long the page offers another one. */
const OPENED_SECONDS = 30 * 60

export interface TypedAddress {
  /** Empty when none was typed. */
  readonly address: string
  /** Whether a mail with a link that signs in was announced for it. */
  readonly isMailed: boolean
  /** Whether an account was opened with it that its mail has yet to confirm. */
  readonly isOpened?: true
}

/** What else the next page should know of a typed address. */
interface Note {
  readonly isMailed?: boolean
  readonly isOpened?: boolean
}

/** The Set-Cookie line that keeps a typed address for the next page, so that it stands in no URL. */
export function rememberAddress({ site }: Pick<Infrastructure, 'site'>, email: string, note: Note = {}): string {
  const [mark, seconds] = note.isOpened ? [OPENED, OPENED_SECONDS] : note.isMailed ? [MAILED, SECONDS_MAILED] : ['', SECONDS]
  return serializeCookie(site, NAME, encodeURIComponent(email) + mark, seconds)
}

/** The address that was typed a moment ago in this browser. */
export function readTypedAddress({ site }: Pick<Infrastructure, 'site'>, request: Request): TypedAddress {
  const value = readCookie(request, site.insecure ? NAME : `__Host-${NAME}`) ?? ''
  const [encoded = '', ...notes] = value.split('&')
  const has = (mark: string) => notes.includes(mark.slice(1))
  try {
    return { address: decodeURIComponent(encoded), isMailed: has(MAILED), ...(has(OPENED) && { isOpened: true }) }
  } catch {
    return { address: '', isMailed: false }
  }
}
