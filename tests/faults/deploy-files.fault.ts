import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { demandProgram } from '#tests/support/debian-program.ts'
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

test('the command for everything typed later reads the settings as systemd does', () => {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'program'))
  const settings = join(folder, 'env')
  writeFileSync(
    settings,
    '# A comment\nSITE_URL=https://coach.example\n\nSMTP_URL=smtp://a:b=c@mail.example:587/?x="y"\nMAIL_FROM=Noor Reed <noor@coach.example>',
  )
  const script = readFileSync('deploy/wellward-run', 'utf8')
    .replaceAll('/etc/wellward/env', settings)
    .replaceAll('/opt/wellward', join(folder, 'program'))
    .replace(/exec runuser .*/, 'printf "%s\\n" "$SITE_URL" "$SMTP_URL" "$MAIL_FROM" "$DATA_DIR" "$@"')
  const { stdout } = spawnSync('sh', ['-c', script, 'wellward-run', 'make-admin', '--', 'a@b.test'], { encoding: 'utf8' })
  expect(stdout.trimEnd().split('\n')).toEqual([
    'https://coach.example',
    'smtp://a:b=c@mail.example:587/?x="y"',
    'Noor Reed <noor@coach.example>',
    '/var/lib/wellward',
    'make-admin',
    '--',
    'a@b.test',
  ])
})
