/** Data in a document, for what reads it by its `id`. Of a script’s text the browser reads two signs alone as its own. */
export function JsonScript({ id, value }: { id: string; value: unknown }) {
  const json = JSON.stringify(value)
    .replaceAll('</', String.raw`<\/`)
    .replaceAll('<!', String.raw`\u003c!`)
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: json }} />
}
