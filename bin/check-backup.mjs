const HELP = `Usage: npm run check-backup [-- PLACE]

Restores the newest copy aside, into a database that is thrown away, and compares every table and every file with what was copied. It runs by
itself every week. PLACE is as for npm run restore; without it the place of the nightly copies.`

const given = process.argv.slice(2)
const isAsked = given.includes('--help') || given.includes('-h')
if (!isAsked && (given.length > 1 || given[0]?.startsWith('-'))) {
  console.error(HELP)
  process.exit(2)
}
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { typedPlace } = await import('./launch/typed-place.mjs')
const { checkBackupByCommand } = await import('../server/backup-command.ts')
const { done, sentences } = await checkBackupByCommand(given[0] ? typedPlace(given[0]) : null)
for (const sentence of sentences) (done ? console.log : console.error)(sentence)
process.exit(done ? 0 : 1)
