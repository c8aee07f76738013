import type { Article, Brief } from '#features/automation/core/article.ts'
import type { DailyMode } from '#features/automation/core/daily-options.ts'
import type { BatchItem, RunInput, RunKind, RunProgress } from '#features/automation/core/run.ts'
import type { NewPost, Plan } from '#features/blog/core/post.ts'

/** What a person is told when a run is over. */
export interface Outcome {
  readonly title: string
  readonly text?: string
  readonly kind?: 'note' | 'error'
}

/** An article that a run shall have. */
export interface RequestedItem {
  readonly title: string
  readonly prompt: string
  readonly scheduledFor: Date | null
}

/** How an article’s subject is found. */
export interface SubjectOptions {
  readonly title?: string
  readonly mustCover?: boolean
  readonly avoid?: ReadonlySet<string>
}

/** All in which one kind of run differs from the others. */
export interface Kind<Name extends RunKind = RunKind> {
  /** What the history calls it. */
  readonly label: string
  /** Whether a person may have it go on after it failed or was stopped. */
  readonly isRetriedByHand: boolean

  /** The articles that it asks for, in their order. */
  items(input: RunInput<Name>): readonly BatchItem[]
  /** What is asked of whoever writes one of them. */
  brief(input: RunInput<Name>, item: Pick<RequestedItem, 'title' | 'prompt'>): Brief
  /** What must hold of its subject; `listRecent` reads what was written about lately, the oldest first. */
  subject(item: Pick<RequestedItem, 'title'>, listRecent: () => Promise<ReadonlySet<string>>): Promise<SubjectOptions>
  /** What is being done to one of its articles, in words. */
  step(words: string, item: Pick<RequestedItem, 'title'>): string

  /** When a written article shall appear, unless it is held back. `mode` is what the owner has chosen for articles of a day by now. */
  plan(input: RunInput<Name>, item: Pick<RequestedItem, 'scheduledFor'>, by: { now: Date; mode: DailyMode | null }): Plan
  /** The post that a written article becomes. */
  post(input: RunInput<Name>, title: string, article: Article, now: Date): NewPost
  /** What the history says of a run that is done: `heldBack` has a reason for each article that stays a draft whatever was planned. */
  remark(heldBack: readonly string[], articles: readonly Article[]): string | null
  /** The last step of a run that is done, where it is not just “Done”. */
  lastStep(input: RunInput<Name>, mode: DailyMode | null): string | undefined
  /** Why it failed; `title` is that of the article which could not be written, null where all are written and could not be saved. */
  failure(sentence: string, title: string | null): string

  /** What a person is told of its end; null where nobody waits for it. */
  whenDone(run: Pick<RunProgress, 'step' | 'total' | 'error'>): Outcome | null
  whenFailed(error: string | null): Outcome | null
  readonly whenCancelled: Outcome | null
}

/** What is told of a run that somebody stopped. */
export const CANCELLED: Outcome = {
  title: 'Cancelled',
  text: 'Nothing was saved. What was written so far is kept for a retry.',
}
