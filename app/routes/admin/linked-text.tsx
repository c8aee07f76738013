/** Plain text with its line breaks, in which web addresses are links. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/)
  return (
    <p className="text-sm whitespace-pre-wrap">
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <a key={at} href={part} rel="noreferrer" className="link break-all">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  )
}
