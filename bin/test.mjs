const HELP = `Usage: npm test [-- --faults | --security]

Installs what has changed and checks everything: format, lint, types, unused code, the build, unit and database tests, and browser
tests in a real Chromium (CHROMIUM_PATH, or one that is found, or installed). Ends with the line “N passed, N failed”.
  --faults            instead: kills and stops processes under traffic and counts what was lost (some minutes)
  --security          instead: measures whether answers tell by their time who has an account, and whether every replica refuses
                      at once who has lost their access (some minutes)
  DATABASE_URL_TEST   a PostgreSQL server on which the database tests run a second time (its role may create databases)`

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: ['--faults', '--security'] })

const { checks, faults, security } = await import('./launch/checks.mjs')
const { runChecks } = await import('./launch/run-checks.mjs')
const chosen = () => {
  if (process.argv.includes('--faults')) return faults
  return process.argv.includes('--security') ? security : checks
}
const { passed, failed } = await runChecks(chosen())
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
