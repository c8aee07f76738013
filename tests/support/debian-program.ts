import { execFileSync, spawnSync } from 'node:child_process'

/** Sees to it that a program is there: one of a Debian package is installed where it is missing, as root on Debian. */
export function demandProgram(name: string, debianPackage = name): void {
  if (isThere(name)) return
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'pipe' } as const
  execFileSync('apt-get', ['update'], options)
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], options)
  if (!isThere(name)) throw new Error(`${debianPackage} was installed, and has no ${name}.`)
}

const isThere = (name: string) => spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0
