import { chatConversations, chatMessages } from '#features/chat/core/tables.server.ts'
import type { Services } from '#services.server.ts'

interface Person {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** A conversation of a member with the assistant, with something in every column. */
export async function haveTalked({ db, clock }: Services, { userId, name, email }: Person): Promise<void> {
  const now = clock.now()
  const [conversation] = await db
    .insert(chatConversations)
    .values({
      browser: `secret browser of ${name}`,
      sessionId: `secret session of ${name}`,
      userId,
      email,
      beganAt: now,
      lastAt: now,
      leadAt: now,
      personAt: now,
    })
    .returning()
  await db.insert(chatMessages).values({
    conversationId: conversation!.id,
    from: 'assistant',
    intent: 'question',
    text: `What ${name} was told.`,
    at: now,
  })
}
