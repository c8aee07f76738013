import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take a minute and more: begun last, one of them would keep the others waiting at the end. Before them what counts the posts that
 * the product brings, because others leave posts behind.
 */
const LONGEST = [
  'blog',
  'pages-owner',
  'pages-owner-work',
  'pages-visitor',
  'scheduled',
  'kept-text',
  'post-editor',
  'security',
  'stories',
  'findable',
  'automation-model',
]

/** Runs the longest browser tests first, so that the workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array’s, but Vitest’s own.
    const inOrder = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.spec.ts`))
      return at < 0 ? LONGEST.length : at
    }
    return inOrder.toSorted((a, b) => place(a) - place(b))
  }
}
