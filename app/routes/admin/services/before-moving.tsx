import type { PasskeyHolder } from '#features/identity/people/passkey-holders.server.ts'

interface BeforeMovingProps {
  origin: string
  /** Null where they could not be read. */
  holders: readonly PasskeyHolder[] | null
  takesPayments: boolean
}

/** What moving asks of the owner, and of everybody who has a passkey. */
export function BeforeMoving({ origin, holders, takesPayments }: BeforeMovingProps) {
  return (
    <section aria-labelledby="before-moving" className="grid gap-3 text-sm">
      <h2 id="before-moving" className="text-lg">
        Before you move
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Let the new name lead to this server, with a certificate, so that this site answers there. It is asked first.</li>
        <li>Everybody signs in again at the new address. What is stored stays as it is.</li>
        {takesPayments && (
          <li>
            At Stripe, point the webhook to the new address as soon as you have moved: payments are not heard of until then if the
            old name no longer leads here.
          </li>
        )}
        <li>Calendars and programs that use the old address need the new one, unless the old name goes on leading here.</li>
      </ul>
      <Passkeys origin={origin} holders={holders} />
    </section>
  )
}

const MAX_NAMES = 50
/** The address in mailed links is the old one until an owner has signed in at the new one. */
const WITHOUT_PASSWORD = {
  owner: ': no password. Set one first, to sign in there.',
  member: ': no password, signs in with a link by mail.',
}

function Passkeys({ origin, holders }: Pick<BeforeMovingProps, 'origin' | 'holders'>) {
  const host = new URL(origin).hostname
  if (holders === null) return <p>Who has a passkey could not be read.</p>
  if (holders.length === 0) return <p>Nobody has a passkey, which would belong to the old name.</p>
  const more = holders.length - MAX_NAMES
  const count = holders.length === 1 ? 'One person has passkeys' : `${holders.length} people have passkeys`
  return (
    <div className="grid gap-2">
      <p>
        <span className="font-strong">{count}.</span> A passkey belongs to the name at which it was made ({host}) and does not
        work at another one. Each of them signs in at the new address with their password, or with a link by mail, and adds a
        passkey anew under “Security” in their profile.
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {holders.slice(0, MAX_NAMES).map(({ userId, name, isAdmin, hasPassword }) => (
          <li key={userId} className="break-words">
            {name}
            {isAdmin && ' (owner)'}
            {!hasPassword && (isAdmin ? WITHOUT_PASSWORD.owner : WITHOUT_PASSWORD.member)}
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
    </div>
  )
}
