import { Alert } from '#ui/alert.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

/** Shown once, right after they were made. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`
  return (
    <Card title="Your recovery codes">
      <Alert className="mb-5">
        <p>Keep them where you will find them without your phone. Each signs you in once; they are not shown again.</p>
      </Alert>
      <ul className="num grid max-w-measure grid-cols-2 gap-x-6 gap-y-2 text-lg sm:grid-cols-3">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print mt-6 flex flex-wrap items-center gap-3">
        <ButtonLink to={next}>I have kept them</ButtonLink>
        <a className="btn btn-secondary" href={file} download="recovery-codes.txt">
          Save as a file
        </a>
      </div>
    </Card>
  )
}
