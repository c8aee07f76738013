const HELP = `Usage: node bin/update/load-database.mjs

A part of npm run update, done by the new version: makes a database of its own PostgreSQL out of what bin/update/copy-database.mjs of the version before
left in the folder “moving” of DATA_DIR, and compares every table. The database that is there is not touched.`

const { prepare } = await import('../launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url })

const { loadDatabaseByCommand } = await import('../../server/move-database.ts')
const failure = await loadDatabaseByCommand()
if (failure !== null) console.error(failure)
process.exit(failure === null ? 0 : 1)
