const HELP = `Usage: npm run make-admin -- EMAIL

Makes an existing account admin: it sees /admin, the AI Blog and the shop’s tools. The person signs up first, on /auth.
Works beside the running product and without it. DATA_DIR or DATABASE_URL must be the same as for npm start.`

const given = process.argv.slice(2)
const isAsked = given.includes('--help') || given.includes('-h')
if (!isAsked && (given.length !== 1 || given[0].startsWith('-') || given[0].trim() === '')) {
  console.error(HELP)
  process.exit(2)
}
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given })

const { makeAdminByCommand } = await import('../server/make-admin.ts')
const { done, sentence } = await makeAdminByCommand(given[0])
if (done) console.log(sentence)
else console.error(sentence)
process.exitCode = done ? 0 : 1
