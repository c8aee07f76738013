import { Alert } from '#ui/alert.tsx'

interface Changes {
  readonly address: string
  readonly until: string | null
  readonly failingSince: string | null
  readonly failure: string | null
}

/** How far the changes of each minute have come. */
export function ShippedChanges({ address, until, failingSince, failure }: Changes) {
  return (
    <section className="grid gap-3 text-sm" aria-labelledby="backup-changes">
      <h2 id="backup-changes" className="title">
        Changes of every minute
      </h2>
      {failingSince && (
        <Alert kind="error" title={`Changes do not reach the backup since ${failingSince}`}>
          {failure}. What changes meanwhile is lost with this machine. It catches up by itself.
        </Alert>
      )}
      <p className="break-words">
        {until === null ? `Nothing is in ${address} yet.` : `Everything up to ${until} is in ${address}.`}
      </p>
    </section>
  )
}
