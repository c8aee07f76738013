const HELP = `Usage: npm run who-was-affected -- --from INSTANT --to INSTANT [--token TOKEN | --account EMAIL]

Lists whose health data was looked at, changed or taken out in a span of time, as far as the log knows: by anybody, with one token, or by one
account (and what it did to others, where it is an admin’s). An instant names its zone: 2026-11-26T14:30Z. TOKEN is its number, or the first eight
characters that its owner’s list shows (wwp_ and four more); never type a whole one.
Prints a table, and writes it as CSV with drafts of the notices to the people and to the authority into DATA_DIR/who-was-affected/, readable by
you alone. Sends nothing. Works beside the running product and without it; DATA_DIR or DATABASE_URL must be the same as for npm start.`

const given = process.argv.slice(2)
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { readInquiry, whoWasAffectedByCommand } = await import('../server/who-was-affected.ts')
const asked = readInquiry(given)
if (typeof asked === 'string') {
  console.error(`${asked}\n\n${HELP}`)
  process.exit(2)
}
const { done, text } = await whoWasAffectedByCommand(asked)
if (done) console.log(text)
else console.error(text)
process.exitCode = done ? 0 : 1
