import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { readEnvironment } from '#tests/support/read-environment.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

/** What systemd.exec(5) says of EnvironmentFile=; systemd itself is asked about others in tests/faults/deploy-files.fault.ts. */
const lines: ReadonlyArray<readonly [line: string, value: string | undefined]> = [
  ['A=abc=', 'abc='],
  ['A=3q2+7w==', '3q2+7w=='],
  ['A=abc   \t', 'abc'],
  ['A=  abc', 'abc'],
  ['A =abc', 'abc'],
  ['  A=abc', 'abc'],
  ['A=abc\r', 'abc'],
  ['A=', ''],
  ['A', undefined],
  ['# A=abc', undefined],
  ['; A=abc', undefined],
  ['  ; A=abc', undefined],
  ['export A=abc', undefined],
  ['1A=abc', undefined],
  ['A=abc # no comment', 'abc # no comment'],
  ['A=a;b', 'a;b'],
  ['A=$HOME `id` $(id) ~ *', '$HOME `id` $(id) ~ *'],
  ['A="Noor Reed" <noor@coach.example>', 'Noor Reed<noor@coach.example>'],
  ['A=Noor "N." Reed', 'Noor "N." Reed'],
  [`A='it is "so" \\ $A'  `, 'it is "so" \\ $A'],
  ['A="two words "', 'two words '],
  ['A="a\\"b\\\\c\\$d\\`e\\nf"', 'a"b\\c$d`e\\nf'],
  ['A="one\\\ntwo"', 'onetwo'],
  ['A="one\ntwo"', 'one\ntwo'],
  [`A='one\ntwo'`, 'one\ntwo'],
  ['A=one\\\n  two', 'one  two'],
  ['A=a\\b\\\\c\\"d', 'ab\\c"d'],
  ['A=abc\\ ', 'abc '],
  ['A=one\nA=two', 'two'],
  ['A="not closed', 'not closed'],
  ['A=Noor Réed ✓', 'Noor Réed ✓'],
]

test.each(lines)('%j is read as systemd reads it', (line, value) => {
  expect(readEnvironment()(`${line}\nB=2\n`)['A']?.replace(/\nB=2\n$/, '')).toBe(value)
  expect(readEnvironment()(`B=1\n${line}`)).toEqual({ B: '1', ...(value !== undefined && { A: value }) })
})

/** The command, with a folder in the place of the machine, and runuser that says what it was given. */
function aMachine(settings: string | Buffer) {
  const folder = scratchFolder()
  for (const name of ['program', 'programs']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'env'), settings)
  const script = readFileSync('deploy/wellward-run', 'utf8')
    .replaceAll('/etc/wellward/env', join(folder, 'env'))
    .replaceAll('/opt/wellward', join(folder, 'program'))
  writeFileSync(join(folder, 'wellward-run'), script)
  const runuser = `#!${process.execPath}\nconsole.log(JSON.stringify({ given: process.argv.slice(2), folder: process.cwd(), env: process.env })); process.exit(7)`
  writeFileSync(join(folder, 'programs/runuser'), runuser)
  for (const path of ['wellward-run', 'programs/runuser']) chmodSync(join(folder, path), 0o755)
  return (...args: string[]) => {
    const PATH = `${join(folder, 'programs')}:${process.env['PATH']}`
    const { status, stdout, stderr } = spawnSync(join(folder, 'wellward-run'), args, {
      encoding: 'utf8',
      env: { PATH, BACKUP_KEY: 'typed' },
    })
    return { status, stderr, said: stdout === '' ? null : (JSON.parse(stdout) as RunCommand), program: join(folder, 'program') }
  }
}

interface RunCommand {
  readonly given: string[]
  readonly folder: string
  readonly env: Record<string, string>
}

test('a command runs as the user of the service, with its settings, and ends as the command does', () => {
  const { status, said, program, stderr } = aMachine('APP_SECRET=abc=\nTMPDIR=/mnt/room\n')('make-admin', '--', 'a b@c.test')
  expect({ status, stderr }).toEqual({ status: 7, stderr: '' })
  expect(said!.given).toEqual(['-u', 'wellward', '--', 'npm', 'run', '--silent', 'make-admin', '--', 'a b@c.test'])
  expect(said!.folder).toBe(program)
  expect(said!.env).toMatchObject({ APP_SECRET: 'abc=', TMPDIR: '/mnt/room', BACKUP_KEY: 'typed', DATA_DIR: '/var/lib/wellward' })
  const [, own] = /^const OF_UNIT = (.*)$/m.exec(readFileSync('deploy/wellward-run', 'utf8'))!
  const [, ofUnit] = /^Environment=(.*)$/m.exec(readFileSync('deploy/wellward.service', 'utf8'))!
  for (const each of ofUnit!.split(' ')) expect(own).toContain(each.replace(/=(.*)/, `: '$1'`))
})

test('settings that systemd does not read either are refused in one sentence', () => {
  const { status, said, stderr } = aMachine(Buffer.from([0x41, 0x3d, 0xff, 0x0a]))('backup')
  expect({ status, said }).toEqual({ status: 1, said: null })
  expect(stderr).toMatch(/^wellward-run: \S+ is not UTF-8: systemd does not read it either\.\n$/)
})
