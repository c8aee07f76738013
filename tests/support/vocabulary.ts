import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ServedJsonLd } from './served-json-ld.ts'

/**
 * What the compiler finds wrong when served things are held against schema.org’s vocabulary, as `schema-dts` spells it out in
 * types: words that do not exist, words of another type, values of the wrong kind.
 */
export async function faultsAgainstVocabulary(things: readonly ServedJsonLd[]): Promise<string[]> {
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'vocabulary-'))
  try {
    const types = [...new Set(things.map((thing) => thing['@type']))]
    const lines = things.map((thing, at) => `const thing${at}: WithContext<${thing['@type']}> = ${JSON.stringify(thing)}`)
    const source = [`import type { ${types.join(', ')}, WithContext } from 'schema-dts'`, ...lines, 'export {}', ''].join('\n')
    writeFileSync(join(folder, 'served.ts'), source)
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      types: [],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ files: ['served.ts'], compilerOptions }))
    return await compile(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function compile(folder: string): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], (error, stdout, stderr) => {
      resolve(error ? [stdout.trim() || stderr.trim() || error.message] : [])
    })
  })
}
