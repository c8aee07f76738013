/** A story’s slip of paper, waiting for its words. */
export function NoStoriesYet({ text }: { text: string }) {
  return (
    <div className="slip">
      <svg width="44" height="32" viewBox="0 0 44 32" fill="var(--accent)" aria-hidden="true">
        <path d="M0 32V19C0 8 6 1.5 16 0l1.5 5C11 7 8.5 10.5 8.5 15H17v17zM25 32V19C25 8 31 1.5 41 0l1.5 5C36 7 33.5 10.5 33.5 15H42v17z" />
      </svg>
      <p className="slip-words">{text}</p>
      <i />
      <i />
      <i />
    </div>
  )
}
