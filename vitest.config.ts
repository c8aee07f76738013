import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

import { LongestFirst } from './tests/support/longest-first.ts'

/** How many browser tests run side by side, each with a product of its own. `npm test` says how many. */
const browsers = Number(process.env['BROWSERS'] ?? 1)

/** What is waited for may come late on a busy machine; nothing is told from how soon it comes. */
const shared = {
  environment: 'node',
  restoreMocks: true,
  unstubEnvs: true,
  expect: { poll: { timeout: 10_000 } },
} as const

/**
 * Three kinds of test: pure (milliseconds), database (a real PostgreSQL), browser (a real Chromium and the built product); of each, those
 * with the tag `deep` run in `npm run test:deep` alone. And two that take minutes: faults kills things, security measures what answers give away.
 * Modules keep no state of their own, so that the first two kinds share them from file to file: it halves their time.
 */
export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'deep', description: 'What a quick test stands for (tests/support/deep.ts); `npm test` leaves it out.' }],
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          isolate: false,
          // Read as text, for the colours in it.
          css: { include: /tokens\.css/ },
          include: ['{app,server,content,bin}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/*.server.test.{ts,tsx}', '**/node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          isolate: false,
          include: ['{app,server,bin}/**/*.server.test.{ts,tsx}', 'tests/*.server.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          isolate: false,
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/support/product.setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: browsers,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/faults/*.fault.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'security',
          include: ['tests/security/*.security.ts'],
          testTimeout: 600_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
