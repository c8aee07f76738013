const HELP = `Usage: npm run restore -- PLACE [--to INSTANT] [--without-missing-files]

Restores a backup into an empty DATA_DIR (and, where DATABASE_URL is set, an empty database), whole or not at all. PLACE is a backup folder,
s3://BUCKET/PREFIX with the credentials of BACKUP_S3_*, or one copy in either (…/copies/NAME). The key comes from BACKUP_KEY, else it is
asked for.

  --to INSTANT              as it was then, for example 2026-11-27T02:45:00Z, for an embedded database; without it the newest
  --without-missing-files   goes on where the place lacks files or has damaged ones, and names them`

const given = process.argv.slice(2)
const isAsked = given.includes('--help') || given.includes('-h')
const withoutMissingFiles = given.includes('--without-missing-files')
const [place, ...rest] = given.filter((word) => word !== '--without-missing-files')
const to = rest[0] === '--to' && rest.length === 2 ? new Date(rest[1]) : null
const isWrong = !place || place.startsWith('-') || (rest.length > 0 && (to === null || Number.isNaN(to.getTime())))
if (!isAsked && isWrong) {
  console.error(HELP)
  process.exit(2)
}
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { restoreByCommand } = await import('../server/restore-command.ts')
const { done, sentences } = await restoreByCommand(place, to, withoutMissingFiles)
for (const sentence of sentences) (done ? console.log : console.error)(sentence)
process.exit(done ? 0 : 1)
