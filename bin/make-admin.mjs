import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const HELP = `Usage: npm run make-admin -- EMAIL

Makes an existing account admin: it sees /admin, the AI Blog and the shop's tools. The person signs up first, on /auth.
Works beside the running product and without it. DATA_DIR or DATABASE_URL must be the same as for npm start.`

const NODE = 24
const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const given = process.argv.slice(2)

process.exitCode = await main()

async function main() {
  if (given.includes('--help') || given.includes('-h')) return say(0, HELP)
  if (given.length !== 1 || given[0].startsWith('-')) return say(2, HELP)
  const pinned = join(root, 'node_modules/.bin/node')
  if (!existsSync(pinned)) return say(1, 'Nothing is installed yet: run npm start once, then try again.')
  if (Number.parseInt(process.versions.node, 10) < NODE) {
    return spawnSync(pinned, [join(root, 'bin/make-admin.mjs'), ...given], { stdio: 'inherit' }).status ?? 1
  }
  const { makeAdminByCommand } = await import('../server/make-admin.ts')
  const { done, sentence } = await makeAdminByCommand(given[0])
  return say(done ? 0 : 1, sentence)
}

function say(code, sentence) {
  if (code === 0) console.log(sentence)
  else console.error(sentence)
  return code
}
