const SECRET_KEY = /passw|token|secret|cookie|authorization|api.?key|credential/i
/** A parameter in an address, and its name. */
const PARAMETER = /([?&][^?=&#\s]*)=[^&#\s"']*/g
const SECRET_PARAMETER = /token|secret|passw|code|key|signature/i
const PASSWORD_IN_URL = /(:\/\/[^:/?#\s]*):[^@/?#\s]*@/g
const MAX_DEPTH = 6

/**
 * A copy of log fields that is safe to write down: values under telling keys are replaced, secrets in addresses too, and
 * errors are cut down to what `describeError` lets through.
 */
export function withoutSecrets(fields: object): object {
  return clean(fields, 0) as object
}

/** What the log says about an error: kind, message, stack, code and cause, and nothing of the data it was about. */
export interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: ErrorDescription
}

/**
 * Describes an error for the log. Errors of the database carry what people typed (drizzle in `params` and in its message, pg
 * in `detail` and behind the colon of its message), and so do parser errors: all of that is left out. No other property of an
 * error is passed on, since libraries hang requests and responses on theirs.
 */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: cleanText(String(error)) }
  const message = messageOf(error)
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause !== undefined && depth < 4 ? { cause: describeError(error.cause, depth + 1) } : {}
  return {
    type: /^error$/i.test(error.name) ? error.constructor.name : error.name,
    message,
    stack: stackOf(error, message),
    ...code,
    ...cause,
  }
}

function clean(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value)
  if (typeof value === 'string') return cleanText(value)
  if (value === null || typeof value !== 'object') return value
  if (value instanceof Date) return value
  if (depth >= MAX_DEPTH) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  const entries = Object.entries(value).map(([key, item]) => [
    key,
    SECRET_KEY.test(key) && item !== null && item !== undefined ? '[redacted]' : clean(item, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function cleanText(text: string): string {
  return text
    .replace(PARAMETER, (whole, name: string) => (SECRET_PARAMETER.test(name) ? `${name}=[redacted]` : whole))
    .replace(PASSWORD_IN_URL, '$1:[redacted]@')
}

function messageOf(error: Error): string {
  // DrizzleQueryError: "Failed query: insert … values ($1)\nparams: what was typed"
  if ('params' in error && 'query' in error) return cleanText(error.message.split('\nparams:')[0]!)
  // pg's DatabaseError of class 22, data exceptions: 'invalid input syntax for type integer: "what was typed"'
  if ('severity' in error && 'code' in error && String(error.code).startsWith('22')) return error.message.split(/: "|: \{/)[0]!
  if (error instanceof SyntaxError && /JSON/.test(error.message)) return 'Invalid JSON'
  return cleanText(error.message)
}

/** The frames only: the head of a stack repeats the message, uncleaned. */
function stackOf(error: Error, message: string): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${message}`, ...frames].join('\n')
}
