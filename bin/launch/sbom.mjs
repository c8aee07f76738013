import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Every package of the lock file, in CycloneDX 1.5. `npm sbom` is of no use here: it refuses the whole tree (two packages of others ask for
 * “latest”), and with --omit=dev it leaves out whatever is used at work too, React among it. In the project's folder.
 */
export function makeSbom(now = new Date()) {
  const lock = readFileSync('package-lock.json', 'utf8')
  const { packages } = JSON.parse(lock)
  const { name, version, license, description } = packages['']
  const own = { 'bom-ref': `${name}@${version}`, type: 'application', name, version, description, licenses: [licence(license)] }
  const found = new Map()
  const needs = new Map([[own['bom-ref'], new Set(needsOf(packages, ''))]])
  for (const path of Object.keys(packages).filter((each) => each !== '')) {
    const component = componentOf(path, packages[path])
    const ref = component['bom-ref']
    const known = found.get(ref)
    // In several places of the tree, and for work in some: one that runs somewhere runs.
    if (!known || known.properties.length > component.properties.length) found.set(ref, component)
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...needsOf(packages, path)]))
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(lock)}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      lifecycles: [{ phase: 'build' }],
      component: own,
    },
    components: [...found.values()],
    dependencies: Array.from(needs, ([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() })),
  }
}

/** A lock file is named by its content. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

/** An alias has the name of what it stands for. */
const nameOf = (path, { name }) => name ?? path.replace(/^.*node_modules\//, '')
const refOf = (path, entry) => `${nameOf(path, entry)}@${entry.version}`

function componentOf(path, entry) {
  const name = nameOf(path, entry)
  const [, hash] = /^sha512-(\S+)/.exec(entry.integrity ?? '') ?? []
  const isForWork = Boolean(entry.dev || entry.devOptional)
  return {
    'bom-ref': refOf(path, entry),
    type: 'library',
    name,
    version: entry.version,
    scope: entry.optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${entry.version}`,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    licenses: [licence(entry.license)],
    properties: isForWork ? [{ name: 'cdx:npm:package:development', value: 'true' }] : [],
  }
}

function licence(said = 'not named') {
  if (/ (?:OR|AND|WITH) /.test(said)) return { expression: said }
  return /^[\w.+-]+$/.test(said) ? { license: { id: said } } : { license: { name: said } }
}

/** Packages are looked up as Node does: in the folder of the one that needs it, then in those above. Optional ones may be missing. */
function needsOf(packages, path) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = packages[path]
  const names = [dependencies, path === '' && devDependencies, optionalDependencies, peerDependencies].flatMap((each) =>
    Object.keys(each || {}),
  )
  return names.flatMap((name) => {
    for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
      const at = `${from ? `${from}/` : ''}node_modules/${name}`
      if (packages[at]) return [refOf(at, packages[at])]
      if (from === '') return []
    }
  })
}
