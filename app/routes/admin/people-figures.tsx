interface FiguresProps {
  readonly people: { readonly all: number; readonly confirmed: number; readonly admins: number }
  readonly memberships: Readonly<Record<'active' | 'lifetime' | 'granted' | 'cancelled' | 'trial' | 'past due', number>>
}

/** Who is here, in figures. */
export function PeopleFigures(props: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 border-t border-ink md:grid-cols-4">
      {figuresOf(props).map(({ name, count, note }) => (
        <div key={name} className="border-b border-line py-4 pr-4">
          <dt className="text-sm text-soft">{name}</dt>
          <dd>
            <span className="num block font-serif text-3xl leading-head">{count}</span>
            <span className="cap block">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function figuresOf({ people, memberships }: FiguresProps) {
  const { active, lifetime, granted, cancelled, trial, 'past due': pastDue } = memberships
  return [
    {
      name: 'Accounts',
      count: people.all,
      note: `${people.confirmed} confirmed; ${people.admins} of them ${people.admins === 1 ? 'runs' : 'run'} the site`,
    },
    {
      name: 'Members who bought',
      count: active + pastDue + cancelled + lifetime,
      note: `${active} active, ${pastDue} past due, ${cancelled} cancelled, ${lifetime} for life`,
    },
    { name: 'On trial', count: trial, note: 'Seven days each' },
    { name: 'Members by gift', count: granted, note: 'Full access, given by you' },
  ]
}
