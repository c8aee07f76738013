import { line, text } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'

import { about, lead, title } from './frames.ts'

export const blogFrame = sectionKind({
  name: 'blog-frame',
  version: 1,
  label: 'Posts of the blog',
  about,
  width: 'frame',
  fields: {
    title,
    lead,
    emptyTitle: line('Heading while there is no post', { isRequired: true }),
    emptyText: text('Text while there is no post', { max: 600 }),
    emptyAction: line('Link to the courses while there is no post'),
  },
  start: { title: '', lead: '', emptyTitle: '', emptyText: '', emptyAction: '' },
})

export const postFrame = sectionKind({
  name: 'post-frame',
  version: 1,
  label: 'The post',
  about,
  width: 'frame',
  fields: {
    backAction: line('Link to the blog', { isRequired: true }),
    contentsTitle: line('Heading of the contents', { isRequired: true }),
    previousLabel: line('Above the post before', { isRequired: true }),
    nextLabel: line('Above the post after', { isRequired: true }),
    relatedTitle: line('Heading of the posts that are alike', { isRequired: true }),
    subjectAction: line('Link to the subject', { hint: '{subject} stands for its name. Empty: there is no link.' }),
  },
  start: { backAction: '', contentsTitle: '', previousLabel: '', nextLabel: '', relatedTitle: '', subjectAction: '' },
})
