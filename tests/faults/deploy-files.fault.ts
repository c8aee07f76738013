import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { demandProgram } from '#tests/support/debian-program.ts'
import { readEnvironment } from '#tests/support/read-environment.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

/** What a program says of a file, and whether it ended well. */
function judge(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

/** A file of deploy/ with something changed, beside it under the same name. */
function changed(name: string, from: string, to: string): string {
  const text = readFileSync(`deploy/${name}`, 'utf8')
  expect(text).toContain(from)
  const path = join(scratchFolder(), name)
  writeFileSync(path, text.replace(from, to))
  return path
}

test('systemd understands every line of the unit', () => {
  demandProgram('systemd-analyze', 'systemd')
  // The program of the unit lies elsewhere here, and its user is none.
  const verify = (path: string) => judge('systemd-analyze', 'verify', '--man=no', path)
  const good = changed('wellward.service', 'ExecStart=/usr/bin/node', 'ExecStart=/bin/sh')
  expect(verify(good)).toEqual({ status: 0, said: '' })
  const bad = changed('wellward.service', 'KillMode=mixed', 'KillMode=gently')
  expect(verify(bad).said).toContain('ignoring: gently')
  // Drop-ins beside a unit are read with it.
  const dropIn = (text: string) => {
    mkdirSync(`${good}.d`, { recursive: true })
    writeFileSync(join(`${good}.d`, 'backup-disk.conf'), text)
    return verify(good)
  }
  const backupDisk = readFileSync('deploy/backup-disk.conf', 'utf8')
  expect(dropIn(backupDisk)).toEqual({ status: 0, said: '' })
  expect(dropIn(backupDisk.replace('ReadWritePaths', 'ReadWritePath')).said).toContain('ReadWritePath')
})

test('cloud-init finds its file valid, and its commands are those of docs/deploy.md', () => {
  demandProgram('cloud-init')
  const check = (path: string) => judge('cloud-init', 'schema', '--config-file', path)
  expect(check('deploy/cloud-init.yaml')).toMatchObject({ status: 0, said: expect.stringContaining('Valid') })
  expect(check(changed('cloud-init.yaml', 'package_update: true', 'package_update: maybe')).status).toBe(1)

  const { runcmd, packages } = parse(readFileSync('deploy/cloud-init.yaml', 'utf8')) as { runcmd: string[]; packages: string[] }
  const steps = readFileSync('docs/deploy.md', 'utf8')
  const ours = runcmd.filter((command) => /wellward|useradd|REPOSITORY/.test(command) && !command.startsWith('sed '))
  expect(ours.length).toBeGreaterThan(5)
  expect(ours.filter((command) => !steps.includes(command))).toEqual([])
  expect(['ca-certificates', 'caddy', 'git', 'nodejs', 'npm'].filter((name) => !packages.includes(name))).toEqual([])
})

test('the command for everything typed later reads settings as systemd itself does', () => {
  demandProgram('systemd-analyze', 'systemd')
  demandProgram('python3')
  const folder = scratchFolder()
  const parts = [
    'A',
    'B',
    '_',
    '1',
    '=',
    '=',
    '=',
    '\n',
    '\n',
    ' ',
    '\t',
    '\r',
    "'",
    '"',
    '\\',
    '\\',
    '#',
    ';',
    '$',
    '`',
    'é',
    'Ab=x ',
  ]
  const line = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 14 }).map((all) => all.join(''))
  // Until systemd 253 a comment that ends with a backslash took the next line along.
  const isSame = (text: string) => !/(?:^|[\n\r])\s*[#;][^\n]*\\/.test(text)
  const texts = fc
    .sample(
      fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join('\nA=')),
      3000,
    )
    .filter(isSame)
  const { stdout, stderr } = spawnSync('python3', ['-c', ASK_SYSTEMD], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    cwd: folder,
  })
  expect(stderr).toBe('')
  const theirs = JSON.parse(stdout) as Array<Record<string, string>>
  expect(theirs).toHaveLength(texts.length)
  const parse = readEnvironment()
  for (const [at, text] of texts.entries()) expect({ text, ...parse(text) }).toEqual({ text, ...theirs[at] })
})

/** What the library of systemd makes of environment files, as it does for EnvironmentFile=. */
const ASK_SYSTEMD = `
import ctypes, glob, json, sys
systemd = ctypes.CDLL(sorted(glob.glob('/usr/lib/*/systemd/libsystemd-shared-*.so'))[-1])
def read(text):
    with open('settings', 'wb') as file: file.write(text.encode())
    found, pairs = ctypes.POINTER(ctypes.c_char_p)(), {}
    if systemd.load_env_file(None, b'settings', ctypes.byref(found)) < 0: return {}
    for each in iter(lambda at=iter(range(10**6)): found[next(at)] if found else None, None):
        if systemd.env_assignment_is_valid(each):
            name, value = each.decode().split('=', 1)
            pairs[name] = value
    return pairs
print(json.dumps([read(text) for text in json.load(sys.stdin)]))
`
