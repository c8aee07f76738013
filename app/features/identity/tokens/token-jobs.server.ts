import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { removeExpiredTokens } from './access-tokens.server.ts'
import { tendSigningKeys } from './signing-keys.server.ts'

/** Every night: a new signing key when it is time, and what ran out long ago goes. */
export const tendTokens = handleJob(
  defineJob({ name: 'identity.tend-tokens', payload: z.unknown(), cron: '41 3 * * *' }),
  async (services) => {
    await tendSigningKeys(services)
    await removeExpiredTokens(services)
  },
)
