import { TextLink } from '#ui/text-link.tsx'

interface Tile {
  title: string
  text: string
  to?: string
  action?: string
}

/** Short texts side by side that belong together; each may lead somewhere. */
export function Tiles({ id, title, tiles }: { id: string; title: string; tiles: readonly Tile[] }) {
  return (
    <section className="pb-12" aria-labelledby={id}>
      <h2 id={id} className="mb-8">
        {title}
      </h2>
      <ul className="tiles">
        {tiles.map((tile) => (
          <li key={tile.title}>
            <h3>{tile.title}</h3>
            <p>{tile.text}</p>
            {tile.to && <TextLink to={tile.to}>{tile.action}</TextLink>}
          </li>
        ))}
      </ul>
    </section>
  )
}
