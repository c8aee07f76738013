import { defineConfig } from 'oxlint'

import { featureUses, topicUses } from './features.config.ts'

const ban = (message: string, ...group: string[]) => ({ group, message })
const NO_PARENTS = ban('Cross folders by name: #features/…, #platform/…, #ui/….', '../**')
const NO_ENV = ban('Settings arrive with the services: only server/ reads the environment.', '**/env.server.ts')
const NO_SERVER = ban('Runs in the browser: no .server modules here.', '**/*.server.ts', '**/*.server.tsx')
const NO_IO = ban(
  'Rules are pure: no React, database, Node or platform here.',
  'react',
  'react-dom',
  'react-dom/**',
  'react-router',
  'drizzle-orm',
  'drizzle-orm/**',
  'node:*',
  '#platform/**',
  '#ui/**',
)
const NO_EDGE = ban('Routes, server and commands stand above this: they call it.', '#routes/**', '#server/**')
const NO_WHOLE = ban('The edge hands in all services: name what is needed of Infrastructure and of ports.', '#services.server.ts')
const NO_SQL = ban('Routes do not query: call a feature function.', 'drizzle-orm', 'drizzle-orm/**')
const privateTables = (names: ReadonlyArray<string>) =>
  ban('Tables are private: call the feature’s functions.', ...names.map((name) => `#features/${name}/**/*tables.server.ts`))

const files = (glob: string, ...patterns: ReturnType<typeof ban>[]) => ({
  files: [glob],
  rules: { 'no-restricted-imports': ['error', { patterns: [NO_PARENTS, NO_ENV, ...patterns] }] },
})

const featureNames = Object.keys(featureUses) as Array<keyof typeof featureUses>
/** The rules of a folder of a feature: what no file in it may import, and what each kind of file may not. */
const layers = (folder: string, uses: ReadonlyArray<string>, ...bans: ReturnType<typeof ban>[]) => [
  // Later entries replace earlier ones, so the most particular kind of file comes last.
  files(`${folder}/**/*.ts`, ...bans, NO_SERVER, NO_IO, NO_EDGE, NO_WHOLE),
  files(`${folder}/**/*.tsx`, ...bans, NO_SERVER, NO_EDGE, NO_WHOLE),
  files(
    `${folder}/**/*.server.{ts,tsx}`,
    ...bans,
    privateTables(uses),
    NO_EDGE,
    ban('The server side draws nothing.', '#ui/**'),
    NO_WHOLE,
  ),
  // Foreign keys are the one reason to know another feature's table.
  files(`${folder}/**/*tables.server.ts`, ...bans, NO_EDGE, NO_WHOLE),
]

const features = featureNames.flatMap((name) => {
  const uses: ReadonlyArray<string> = featureUses[name]
  const others = featureNames.filter((other) => other !== name && !uses.includes(other))
  const NO_STRANGERS = ban(`Not in featureUses.${name} (features.config.ts).`, ...others.map((other) => `#features/${other}/**`))
  const folder = `app/features/${name}`
  const topics: Record<string, ReadonlyArray<string>> = name in topicUses ? topicUses[name as keyof typeof topicUses] : {}
  const NO_TOPICS = ban(
    `core/ is what the topics of ${name} share: it uses none of them.`,
    ...Object.keys(topics).map((topic) => `#features/${name}/${topic}/**`),
  )
  return [
    ...layers(folder, uses, NO_STRANGERS),
    ...(Object.keys(topics).length > 0 ? layers(`${folder}/core`, uses, NO_STRANGERS, NO_TOPICS) : []),
    ...Object.entries(topics).flatMap(([topic, used]) => {
      const apart = Object.keys(topics).filter((other) => other !== topic && !used.includes(other))
      const NO_OTHERS = ban(
        `Not in topicUses.${name}.${topic} (features.config.ts).`,
        ...apart.map((other) => `#features/${name}/${other}/**`),
      )
      return layers(`${folder}/${topic}`, uses, NO_STRANGERS, NO_OTHERS)
    }),
    // Tests, and what makes rows for them, may put topics together.
    files(`${folder}/**/*.{test,factory,factory.server}.{ts,tsx}`, NO_STRANGERS, privateTables(uses), NO_WHOLE),
    files(`${folder}/**/*.test.{ts,tsx}`, NO_STRANGERS),
  ]
})

export default defineConfig({
  plugins: ['import', 'typescript', 'unicorn', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'max-lines': ['error', { max: 250 }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Read platform/env.server.ts.' }],
    // The JSX runtime is automatic; style sheets and test setups are imported for their effect.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    // Retries, streams and ordered steps wait in loops on purpose.
    'no-await-in-loop': 'off',
    // Names follow the language of the domain; a shadow is fine where the outer one is not meant.
    'no-shadow': 'off',
    // pg and fast-check are documented, and read best, as one name: pg.Pool, fc.assert.
    'import/no-named-as-default-member': 'off',
    // A small function reads best where it is used.
    'unicorn/consistent-function-scoping': 'off',
    // Fixtures that need no other fixture say so with an empty pattern.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
  },
  overrides: [
    // Made by `npm run weigh:danger`.
    { files: ['content/chat/danger/*/weights*.ts'], rules: { 'max-lines': 'off' } },
    files(
      'app/base/**',
      NO_IO,
      ban(
        'base/ imports nothing: everything may use it.',
        '#features/**',
        '#content/**',
        '#routes/**',
        '#server/**',
        '#services.server.ts',
      ),
    ),
    files(
      'app/base/**/*.test.ts',
      ban('base/ imports nothing: everything may use it.', '#features/**', '#routes/**', '#server/**'),
    ),
    files(
      'app/platform/**',
      ban('platform/ knows no feature and draws nothing.', '#features/**', '#ui/**', '#content/**'),
      NO_EDGE,
      NO_WHOLE,
    ),
    files(
      'app/ui/**',
      ban('ui/ knows no feature and no server.', '#features/**', '#platform/**', '#content/**', '#services.server.ts'),
      NO_EDGE,
    ),
    files('app/routes/**', privateTables(featureNames), NO_SQL, ban('Nothing of the server process here.', '#server/**')),
    files(
      'content/**',
      ban(
        'content/ is data: it imports nothing of the product.',
        '#features/**',
        '#platform/**',
        '#ui/**',
        '#routes/**',
        '#server/**',
        '#services.server.ts',
      ),
    ),
    ...features,
    {
      files: ['app/platform/env.server.ts', 'bin/**', 'tests/**', 'bench/**', 'deploy/**', '*.config.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['app/platform/env.server.test.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['server/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [NO_PARENTS, privateTables(featureNames)] }] },
    },
  ] as never,
})
