import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The long texts that the product ships, and their index: most of a dump, and nobody reads them there. They are packed. */
const LONG_TEXTS = ['lessons', 'posts', 'chat_passages']

/** Writes a database into a folder as SQL that any client can run, file by file in the order of their names. */
export function dumpDatabase(url: string, folder: string): void {
  const tables = (option: string) => LONG_TEXTS.map((table) => `--${option}=public.${table}`)
  writeFileSync(join(folder, '1-tables.sql'), dump(url, ['--section=pre-data']))
  writeFileSync(join(folder, '2-texts.sql.gz'), gzipSync(dump(url, ['--section=data', ...tables('table')]), { level: 9 }))
  writeFileSync(join(folder, '3-rows.sql'), dump(url, ['--section=data', ...tables('exclude-table-data')]))
  writeFileSync(join(folder, '4-keys.sql'), dump(url, ['--section=post-data']))
}

function dump(url: string, options: string[]): string {
  const always = ['--no-owner', '--no-privileges', '--rows-per-insert=100', `--dbname=${url}`]
  const sql = execFileSync('pg_dump', [...always, ...options], { encoding: 'utf8', maxBuffer: 100_000_000 })
  // Commands of psql, which no other client knows.
  return sql.replaceAll(/^\\(un)?restrict .*\n/gm, '')
}
