const HELP = `Usage: node bin/update/copy-database.mjs

A part of npm run update, done by the version that ran: copies the database of DATA_DIR into the folder “moving” there, for a version that brings
another PostgreSQL. Nothing may run.`

const { prepare } = await import('../launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url })

const { copyDatabaseByCommand } = await import('../../server/move-database.ts')
const failure = await copyDatabaseByCommand()
if (failure !== null) console.error(failure)
process.exit(failure === null ? 0 : 1)
