import { resolve } from 'node:path'

/** A folder or file as it was typed, counted from where one stands and not from the project’s folder, in which the commands run. */
export function typedPath(text) {
  return resolve(process.env.INIT_CWD ?? '.', text)
}

/** A folder, or the address of a bucket. */
export function typedPlace(text) {
  return text.startsWith('s3://') ? text : typedPath(text)
}
