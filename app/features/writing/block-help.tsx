import { blockExamples } from './blocks/block-examples.ts'

/** How marks and blocks are written, for whoever types them. */
export function BlockHelp() {
  return (
    <details className="block-help cap">
      <summary>How headings, lists and blocks are written</summary>
      <p>
        A line that begins with <code>##</code> is a heading, with <code>-</code> or <code>1.</code> part of a list, with{' '}
        <code>&gt;</code> a quote. A block stands on lines of its own:
      </p>
      {blockExamples.map(({ name, label, text }) => (
        <div key={name}>
          {label}
          <pre>{text}</pre>
        </div>
      ))}
      <p>
        A diagram has a kind and lines: steps (a line each), week (<code>Mon A session</code>), day (<code>07:00 Up</code>,{' '}
        <code>20:30-22:30 Dim light</code>), parts (<code>1/2 Vegetables</code>), breath (<code>4 in</code>, <code>6 out</code>)
        and two-process (<code>07:00 up</code>, <code>23:00 asleep</code>).
      </p>
      <p>
        A film is shown as a still; YouTube or Vimeo is asked for it once a reader presses it. A block with a mistake stays text,
        and the mistake is named here, with its line.
      </p>
    </details>
  )
}
