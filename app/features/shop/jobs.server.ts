import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { handleJob } from '#platform/jobs.server.ts'

import { pictureJobs } from './products/pictures.server.ts'
import { refreshNightly, startNightly, tend, tendRefreshes } from './refreshing/nightly.server.ts'
import { carryOn } from './refreshing/perform-refresh.server.ts'
import { performRefresh } from './refreshing/requests.server.ts'

export const shopJobs = [
  ...pictureJobs,
  handleJob(performRefresh, (services: Infrastructure, payload) => carryOn(services, payload)),
  handleJob(refreshNightly, startNightly),
  handleJob(tendRefreshes, tend),
]
