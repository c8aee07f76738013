/** Says what is wrong with a text, in a sentence; null where nothing is. */
type Check = (text: string) => string | null

/** Of a name before the @ (RFC 5321: 64 characters) a thread’s token with its plus sign takes 49. */
const LONGEST_INBOX_NAME = 15

export const isOrEmpty =
  (check: Check): Check =>
  (text) =>
    text === '' ? null : check(text)

export const isWhole =
  (least: number, most: number): Check =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? null
      : `Please enter a whole number from ${least} to ${most.toLocaleString('en-US')}`

export const isPort: Check = isWhole(1, 65_535)

export const isMailHost: Check = (text) =>
  /^[\w.:[\]-]{1,253}$/.test(text) ? null : 'Please enter the name of the server alone, like smtp.example.com'

export const isServiceAddress: Check = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) return 'Please enter an address that begins with https://'
  if (url.username || url.password) return 'Please enter the address without a user name or password'
  return null
}

export const isSender: Check = (text) =>
  /^[^@\s<>]+@[^@\s<>]+$/.test(text.endsWith('>') ? text.slice(text.indexOf('<') + 1, -1) : text)
    ? null
    : 'Please enter an email address, alone or like “Coach <hello@coach.example>”'

export const isMailAddress: Check = (text) => {
  const [name = '', host = '', ...rest] = text.split('@')
  if (!/^[^\s<>",;:()[\]\\]+$/.test(name) || !/^[\w.-]+$/.test(host) || !host.includes('.') || rest.length > 0)
    return 'Please enter an email address'
  if (text.includes('+') || text.indexOf('@') > LONGEST_INBOX_NAME)
    return `Please use at most ${LONGEST_INBOX_NAME} characters and no plus sign before the @`
  return null
}

export const isBucket: Check = (text) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)
    ? null
    : 'Please enter the name of the bucket alone: small letters, digits and hyphens'

export const isRegion: Check = (text) =>
  /^[a-z0-9-]{1,40}$/.test(text) ? null : 'Please enter the name of the region, like eu-central-1'
