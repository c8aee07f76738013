const HELP = `Usage: npm test [-- --deep | --faults | --security | --part-of-day]

Installs what has changed and checks everything: format, lint, types, unused code, the build, unit and database tests, and browser
tests in a real Chromium (CHROMIUM_PATH, or one that is found, or installed). Ends with the line “N passed, N failed”.
  --deep              instead: looks at every page of every role in both widths, in light and dark, and the like (some minutes)
  --faults            instead: kills and stops processes under traffic and counts what was lost (some minutes)
  --security          instead: measures whether answers tell by their time who has an account, and whether every replica refuses
                      at once who has lost their access (some minutes)
  --part-of-day       instead: one part of the long suites above, another each day, in at most ten minutes
  DATABASE_URL_TEST   a PostgreSQL server on which the database tests run a second time (its role may create databases)`

const { prepare } = await import('./launch/prepare.mjs')
const suites = { '--deep': 'deep', '--faults': 'faults', '--security': 'security' }
await prepare({ help: HELP, script: import.meta.url, options: [...Object.keys(suites), '--part-of-day'] })

const checks = await import('./launch/checks.mjs')
const { runLanes } = await import('./launch/run-checks.mjs')
const [option] = process.argv.slice(2)
const { passed, failed } = await runLanes(option === '--part-of-day' ? checks.partOfDay() : checks[suites[option] ?? 'checks'])
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
