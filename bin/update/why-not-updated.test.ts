import { expect, test } from 'vitest'

import { sayIn, scratchClone } from '#tests/support/scratch-clone.ts'
import { scratchFolder } from '#tests/support/scratch-folder.ts'

test('an error of git that nothing was written for is one sentence, and so is a state that is damaged', async () => {
  const module = 'bin/update/why-not-updated.mjs'
  const asked = `import('${process.cwd()}/bin/update/clone.mjs').then(({ git }) => git('rev-parse', 'nothing^{commit}')).catch(whyNotUpdated)`
  expect(await sayIn(scratchFolder(), module, asked)).toMatch(/^git rev-parse .+ failed: not a git repository .+\.$/)
  const full = `whyNotUpdated({ cmd: 'git worktree add', stderr: 'fatal: write: No space left on device' })`
  expect(await sayIn(scratchFolder(), module, full)).toMatch(/^The disk is full/)
  const { write, say } = scratchClone()
  write({ '.cache/update/state.json': '{' })
  expect(await say('bin/launch/exchange.mjs', 'readState()')).toBe(
    '.cache/update/state.json is damaged: delete it, and there is no version to go back to until the next update.',
  )
})
