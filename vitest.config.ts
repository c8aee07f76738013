import { defineConfig } from 'vitest/config'

const shared = { environment: 'node', restoreMocks: true, unstubEnvs: true } as const

/**
 * Three kinds of test: pure (milliseconds), database (a real PostgreSQL), browser (a real Chromium and the built product); and
 * faults, which kills things and takes minutes, so that `npm test` leaves it out.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          // Read as text, for the colours in it.
          css: { include: /tokens\.css/ },
          include: ['{app,server,content,bin}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/*.server.test.{ts,tsx}', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: ['{app,server,bin}/**/*.server.test.{ts,tsx}'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/support/product.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/faults/*.fault.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
