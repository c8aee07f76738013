/**
 * Runs what the Dockerfile says, in order, in a folder that is a root file system (debootstrap) with Node 24 and a user “node” in it, as a substitute for
 * building an image where there is no engine. As root: node deploy/try-dockerfile.mjs FOLDER. COPY heeds .dockerignore; each stage begins with an empty /app.
 * Prints every step; ends with the command of the image, its settings and its user, and starts nothing.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(process.argv[2] ?? '')
if (!process.argv[2] || root === '/') throw new Error('Name the folder that is the root file system.')

/** Instructions with their arguments: a backslash at the end of a line goes on, comments are left out. */
const instructions = readFileSync('Dockerfile', 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => /^(\S+)\s+(.*)$/.exec(line).slice(1))

const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`))
const isSent = (path) => !ignored.some((pattern) => pattern.test(relative('.', path)))

const known = new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'])
const stages = new Map()
let state = null

function begin(argument) {
  const [, name] = / AS (\S+)$/.exec(argument) ?? []
  if (state) renameSync(join(root, 'app'), join(root, `app-of-${state.name}`))
  if (state) stages.set(state.name, join(root, `app-of-${state.name}`))
  rmSync(join(root, 'app'), { recursive: true, force: true })
  state = { name: name ?? 'last', folder: '/', env: {}, user: 'root' }
}

function copy(argument) {
  const [, from, rest] = /^(?:--from=(\S+) )?(.*)$/.exec(argument)
  const paths = rest.split(' ')
  const to = paths.pop()
  for (const path of paths) {
    const source = from ? stages.get(from) : path
    const isFile = to.endsWith('./') && path !== '.'
    const target = join(root, to.startsWith('/') ? to : join(state.folder, isFile ? join(to, path) : to))
    if (from) spawnSync('cp', ['-a', `${source}/.`, target], { stdio: 'inherit' })
    else cpSync(source, target, { recursive: true, filter: (each) => isSent(each) })
  }
}

function run(command) {
  const settings = Object.entries({
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: '/root',
    ...passed(),
    ...state.env,
  })
  const env = settings.map(([name, value]) => `${name}=${value}`)
  const within = ['chroot', root, 'sh', '-c', `cd ${state.folder} && ${command}`]
  const { status } = spawnSync('env', ['-i', ...env, ...within], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`It ended with ${status}.`)
}
const passed = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name)))

let start = null
for (const [instruction, argument] of instructions) {
  if (!known.has(instruction)) throw new Error(`This script knows no ${instruction}.`)
  console.log(`${instruction} ${argument}`)
  if (instruction === 'FROM') begin(argument)
  if (instruction === 'WORKDIR') mkdirSync(join(root, (state.folder = argument)), { recursive: true })
  if (instruction === 'COPY') copy(argument)
  if (instruction === 'RUN') run(argument)
  if (instruction === 'ENV') for (const pair of argument.split(' ')) state.env[pair.split('=')[0]] = pair.split('=')[1]
  if (instruction === 'USER') state.user = argument
  if (instruction === 'CMD') start = JSON.parse(argument)
}
console.log(JSON.stringify({ folder: state.folder, user: state.user, env: state.env, start }))
