import { create, scrape, scrapeAny } from './adder-actions.server.ts'
import { addTests, cancel, clean, clearTests, picture, refresh } from './panel-actions.server.ts'
import { feature, featureTicked, remove, undoTicked } from './product-actions.server.ts'

/** What each form of Manage Products does, by the value of its button. */
export const shopActions = {
  feature: feature(true),
  unfeature: feature(false),
  'feature-ticked': featureTicked('feature'),
  'unfeature-ticked': featureTicked('unfeature'),
  undo: undoTicked,
  delete: remove,
  scrape,
  'scrape-any': scrapeAny,
  create,
  refresh,
  'cancel-refresh': cancel,
  picture,
  'add-tests': addTests,
  'clear-tests': clearTests,
  clean,
} as const
