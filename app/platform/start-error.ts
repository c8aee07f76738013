/**
 * The product cannot start for a reason that the operator can do something about. The message is one sentence for
 * people, says what to do, and is shown without a stack trace.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
