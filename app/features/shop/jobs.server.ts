import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { pictureJobs } from './products/pictures.server.ts'
import { refreshNightly, startNightly, tend, tendRefreshes } from './refreshing/nightly.server.ts'
import { carryOn } from './refreshing/perform-refresh.server.ts'
import { performRefresh } from './refreshing/requests.server.ts'

export const shopJobs: ReadonlyArray<JobHandler> = [
  ...pictureJobs,
  handleJob(performRefresh, (services, payload) => carryOn(services, payload)),
  handleJob(refreshNightly, startNightly),
  handleJob(tendRefreshes, tend),
]
