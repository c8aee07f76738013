import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { dropLessonPictures, removePictures } from './authoring/lesson-pictures.server.ts'
import { dropRecordingFiles, removeFiles } from './recordings/drop-recordings.server.ts'
import { sweepUploads } from './recordings/upload.server.ts'

/** Every night. */
const sweepHalfUploads = defineJob({ name: 'courses.sweep-half-uploads', payload: z.unknown(), cron: '20 3 * * *' })

export const courseJobs = [
  handleJob(dropRecordingFiles, removeFiles),
  handleJob(dropLessonPictures, removePictures),
  handleJob(sweepHalfUploads, sweepUploads),
]
