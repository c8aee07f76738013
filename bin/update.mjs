const HELP = `Usage: npm run update [-- --from FOLDER] [-- --rollback]

Takes the newest release (a tag like v1.2.3) of this clone's origin: installs and builds it beside the running version, makes a backup,
and exchanges the two. The site is away for some seconds; when the new version does not start, the old one takes its place again.
  --from FOLDER   takes releases from another repository: a remote, an address or a folder
  --rollback      goes back to the version before the last update
With UPDATE_SIGNERS, the path of a file of allowed signers (ssh-keygen(1)), only releases that one of them signed are installed.
DATA_DIR must be the same as for npm start.`

const given = process.argv.slice(2)
const isAsked = given.includes('--help') || given.includes('-h')
const from = given[0] === '--from' && !given[1]?.startsWith('-') ? given[1] : undefined
const isRollback = given[0] === '--rollback'
if (!isAsked && given.length !== (from ? 2 : isRollback ? 1 : 0)) {
  console.error(HELP)
  process.exit(2)
}
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { update, rollBack } = await import('./update/update.mjs')
const { whyNotUpdated } = await import('./update/why-not-updated.mjs')
try {
  console.log(isRollback ? await rollBack() : await update(from ?? 'origin'))
} catch (error) {
  console.error(whyNotUpdated(error))
  process.exitCode = 1
}
