import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What turns the body of a request into text. Parts of files and mails are bytes; how many, the address limits. */
const READS = /\brequest(?:\.clone\(\))?\.(?:formData|json|text)\(\)|\bsentForm\(/

/** Files that read a body themselves, and how what they read is bounded. */
const apart: Readonly<Record<string, string>> = {
  'app/platform/form.server.ts': 'Here the limits of fields are.',
  'app/platform/sent-form.server.ts': 'Here forms are taken apart.',
  'app/routes/guard/require-same-person.server.ts': 'Compares one field with a mark of fixed length.',
  'app/routes/endpoints/api-answers.server.ts': 'longInJson before anything else.',
  'app/routes/endpoints/function-answers.server.ts': 'Its callers ask parseCall.',
  'app/routes/endpoints/function-send-contact-email.ts': 'parseCall.',
  'app/routes/endpoints/auth-api.ts': 'parseCall.',
  'app/routes/endpoints/stripe-webhook.ts': 'Nothing is read before its signature is right.',
}

const files = globSync('app/**/*.{ts,tsx}').filter((path) => !/\.test\.|\.factory\./.test(path))
const sources = files.map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))

test('no route reads a form or a call but by the readers that hold fields to their lengths', () => {
  expect(sources.length).toBeGreaterThan(500)
  const reading = sources.filter(({ text }) => READS.test(text.replaceAll(/\s*\n\s*\./g, '.'))).map(({ path }) => path)
  expect(reading.toSorted()).toEqual(Object.keys(apart).toSorted())
})

/** `playedOf` takes numbers alone. */
test('every call that a function takes is parsed with its limits', () => {
  const callers = sources.filter(({ text }) => /\bcalledWith\(/.test(text) && !/export async function calledWith/.test(text))
  expect(callers.length).toBeGreaterThan(3)
  expect(
    callers.filter(({ text }) => !/\bparseCall\(body, |\bplayedOf\(await calledWith/.test(text)).map(({ path }) => path),
  ).toEqual([])
})
