const HELP = `Usage: npm run restore -- PLACE [--to INSTANT] [--without-missing-files]

Restores a backup into an empty DATA_DIR (and, where DATABASE_URL is set, an empty database), whole or not at all. PLACE is a backup folder,
s3://BUCKET/PREFIX with the credentials of BACKUP_S3_*, or one copy in either (…/copies/NAME). The key comes from BACKUP_KEY, else from
DATA_DIR/backup-key, else it is asked for. A relative folder counts from where you stand.

  --to INSTANT              as it was then, for an embedded database; without it the newest. It names its zone: 2026-11-27T02:45:00Z
  --without-missing-files   goes on where the place lacks files or has damaged ones, and names them`

const given = process.argv.slice(2)
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { readOrder, restoreByCommand } = await import('../server/restore-command.ts')
const { typedPlace } = await import('./launch/typed-place.mjs')
const order = readOrder(given)
if (typeof order === 'string') {
  console.error(`${order}\n\n${HELP}`)
  process.exit(2)
}
const { done, sentences } = await restoreByCommand({ ...order, place: typedPlace(order.place) })
for (const sentence of sentences) (done ? console.log : console.error)(sentence)
process.exit(done ? 0 : 1)
