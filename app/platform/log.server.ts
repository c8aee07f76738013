import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino'
import pretty from 'pino-pretty'

import { withoutSecrets } from './log-redaction.server.ts'
import { currentRequestId } from './request-id.server.ts'

/** Structured log: fields first, then one fixed sentence. Never a password, token, message text or health value. */
export interface Log {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
  child(fields: object): Log
}

export interface LogOptions {
  readonly level: 'debug' | 'info' | 'warn' | 'error'
  /** For people at a terminal; else one JSON line an event. */
  readonly pretty: boolean
  /** Standard output, unless a test wants to read along. */
  readonly destination?: DestinationStream & NodeJS.WritableStream
}

/**
 * The product's log. Every event passes `withoutSecrets`, so that a careless field cannot put a password, a token or what
 * somebody typed into it. Each line of a request, and of the jobs that it sent, has the request's id. Lines are written at once: none is lost
 * when the process ends.
 */
export function createLog({ level, pretty: forPeople, destination }: LogOptions): Log {
  // A stream in this thread and not pino's transport: a worker would need files of its own beside the one-file build.
  const stream = forPeople
    ? pretty({ translateTime: 'SYS:HH:MM:ss.l', ignore: 'pid,hostname', sync: true, ...(destination && { destination }) })
    : destination
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => {
      const requestId = currentRequestId()
      return requestId === undefined ? {} : { requestId }
    },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return logOn(stream ? pino(options, stream) : pino(options))
}

function logOn(logger: Logger): Log {
  return {
    debug: (fields, message) => logger.debug(withoutSecrets(fields), message),
    info: (fields, message) => logger.info(withoutSecrets(fields), message),
    warn: (fields, message) => logger.warn(withoutSecrets(fields), message),
    error: (fields, message) => logger.error(withoutSecrets(fields), message),
    child: (fields) => logOn(logger.child(withoutSecrets(fields))),
  }
}
