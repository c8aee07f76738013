const HELP = `Usage: npm test [-- --faults]

Installs what has changed and checks everything: format, lint, types, unused code, the build, unit and database tests, and browser
tests in a real Chromium (CHROMIUM_PATH, or one that is found, or installed). Ends with the line “N passed, N failed”.
  --faults            instead: kills and stops processes under traffic and counts what was lost (some minutes)
  DATABASE_URL_TEST   a PostgreSQL server on which the database tests run a second time (its role may create databases)`

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: ['--faults'] })

const { checks, faults } = await import('./launch/checks.mjs')
const { runChecks } = await import('./launch/run-checks.mjs')
const { passed, failed } = await runChecks(process.argv.includes('--faults') ? faults : checks)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
