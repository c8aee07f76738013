import { create, scrape } from './adder-deeds.server.ts'
import { feature, remove } from './deeds.server.ts'
import { addTests, cancel, clean, clearTests, picture, refresh } from './panel-deeds.server.ts'

/** What each form of Manage Products does, by the value of its button. */
const deeds = {
  feature: feature(true),
  unfeature: feature(false),
  delete: remove,
  scrape,
  create,
  refresh,
  'cancel-refresh': cancel,
  picture,
  'add-tests': addTests,
  'clear-tests': clearTests,
  clean,
} as const

export function deedNamed(name: string | undefined) {
  return name !== undefined && Object.hasOwn(deeds, name) ? deeds[name as keyof typeof deeds] : null
}
