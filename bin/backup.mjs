const HELP = `Usage: npm run backup [-- PLACE]
       npm run backup -- --key

Makes a copy of everything now: database, files, and what is needed to open them again. Works beside the running product and without it.
Without PLACE it goes where the nightly one goes (BACKUP_DIR, and the bucket of BACKUP_S3_*, if set). PLACE is another folder, or
s3://BUCKET/PREFIX with the credentials of BACKUP_S3_*. DATA_DIR or DATABASE_URL must be the same as for npm start.

  --key   prints the key without which no backup can be read`

const given = process.argv.slice(2)
const isAsked = given.includes('--help') || given.includes('-h')
const wantsKey = given[0] === '--key'
if (!isAsked && (given.length > 1 || (!wantsKey && given[0]?.startsWith('-')))) {
  console.error(HELP)
  process.exit(2)
}
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { typedPlace } = await import('./launch/typed-place.mjs')
const { backupByCommand, backupKeyByCommand } = await import('../server/backup-command.ts')
const { done, sentences } = wantsKey ? backupKeyByCommand() : await backupByCommand(given[0] ? typedPlace(given[0]) : null)
for (const sentence of sentences) (done ? console.log : console.error)(sentence)
process.exit(done ? 0 : 1)
