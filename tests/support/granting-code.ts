import { globSync, readFileSync } from 'node:fs'

import { granting } from './access-tables.ts'

/** A top-level function or value of the code, as far as this is about ways into an account. */
interface Piece {
  readonly name: string
  /** It gets hold of an account: nothing else can open a way into one, or end one. */
  readonly holds: boolean
  /** Whoever calls it has to hold the account. */
  readonly isGivenHold: boolean
  /** It adds rows to a table that grants access. */
  readonly adds: boolean
}

const HOLDS = /\b(?:grant|useLink|holdAccount)\(/
const inCode = (table: string) => table.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const ADDS = new RegExp(`\\.insert\\((?:${[...new Set(granting.map(({ table }) => inCode(table)))].join('|')})\\)`)

/** Every piece of the code that holds accounts, or adds to a table that grants access. */
export function piecesThatGrant(): Piece[] {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(?:test|factory)\.|\.factory\.server\./.test(file))
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split(/^(?=(?:export )?(?:async )?(?:function|const) )/m))
    .flatMap((code) => {
      const [declaration = '', name] = /^(?:export )?(?:async )?(?:function|const) (\w+)/.exec(code) ?? []
      const [head = ''] = code.split(/ (?:\{|=>)\n/, 1)
      const body = code.slice(declaration.length)
      const piece = { holds: HOLDS.test(body), adds: ADDS.test(body), isGivenHold: /: Holding\b/.test(head) }
      return name && (piece.holds || piece.adds) ? [{ name, ...piece }] : []
    })
}
