const HELP = `Usage: npm run sbom [-- FILE]

Writes every package of the lock file (name, version, hash, licence, what needs which), of whatever system, as CycloneDX 1.5 to FILE or
wellward.cdx.json. What is there for work has the property cdx:npm:package:development. Needs no network.`

const given = process.argv.slice(2)
const { prepare } = await import('./launch/prepare.mjs')
await prepare({ help: HELP, script: import.meta.url, options: given.filter((each, at) => at === 0 && !each.startsWith('-')) })

const { writeFileSync } = await import('node:fs')
const { makeSbom } = await import('./launch/sbom.mjs')
const { whyNotWritten } = await import('./launch/sentence.mjs')
const { typedPath } = await import('./launch/typed-place.mjs')
const file = given[0] ? typedPath(given[0]) : 'wellward.cdx.json'
const sbom = makeSbom()
try {
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${sbom.components.length} packages stand in ${file}.`)
} catch (error) {
  console.error(whyNotWritten(file, error))
  process.exitCode = 1
}
