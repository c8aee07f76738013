import { resolve } from 'node:path'

import { expect, test, vi } from 'vitest'

import { typedPath, typedPlace } from './typed-place.mjs'

test('what is typed counts from where one stands, as npm says it', () => {
  vi.stubEnv('INIT_CWD', '/home/ann')
  expect(typedPlace('backups')).toBe('/home/ann/backups')
  expect(typedPlace('../mnt/copies/20261127t024500z-0a1b2c3d')).toBe('/home/mnt/copies/20261127t024500z-0a1b2c3d')
  expect(typedPlace('/mnt/backups')).toBe('/mnt/backups')
  expect(typedPlace('s3://bucket/prefix')).toBe('s3://bucket/prefix')
  vi.stubEnv('INIT_CWD', undefined)
  expect(typedPath('backups')).toBe(resolve('backups'))
})
