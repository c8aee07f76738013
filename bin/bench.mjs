const HELP = `Usage: npm run bench

Measures the built product on this machine and prints one table: pages per CPU second (beside nginx where it is installed), weight,
memory, and the time to start. Takes some minutes; quiet the machine first.`

const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, build: true })
await import('../bench/run.ts')
