import { liveProgress } from '#platform/live-progress.ts'

import type { InboxWord } from './inbox-word.ts'

/** Calls back with each word of the inbox for as long as somebody listens. */
export const listenToInbox = liveProgress<InboxWord>('inbox-events', '/admin/messages/events')
