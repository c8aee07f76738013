import { markdown } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { useNamedHtml } from '#features/site/core/named-html.ts'

import { drawnKind } from './section-view.tsx'

export const markdownKind = sectionKind({
  name: 'markdown',
  version: 1,
  label: 'Text in Markdown',
  about: 'A long text, with links, pictures, tables, films and files. Its headings stand in the margin.',
  width: 'column',
  fields: { text: markdown('Text', { isRequired: true }) },
  start: { text: '## A heading\n\nWhat you want to say.' },
})

export const markdownText = drawnKind(markdownKind, ({ values: { text }, data }) =>
  data.readMarkdown(text).map(({ heading, html }, at) => (
    // Drawn once, to text: nothing is ever moved.
    // oxlint-disable-next-line react/no-array-index-key
    <MarkdownPassage key={at} html={`${heading?.html ?? ''}<div class="prose">${html}</div>`} />
  )),
)

/** Its HTML was held to the allowed tags and blocks when it was read (features/writing). */
function MarkdownPassage({ html }: { html: string }) {
  return <section className="passage" dangerouslySetInnerHTML={{ __html: useNamedHtml(html) }} />
}
