import type { InboxWord } from '#features/inbox/core/inbox-word.ts'
import { liveProgress } from '#platform/live-progress.ts'

/** Calls back with each word of the inbox for as long as somebody listens. */
export const listenToInbox = liveProgress<InboxWord>('inbox-events', '/admin/messages/events')
