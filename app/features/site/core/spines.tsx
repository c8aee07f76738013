import { pillars } from '#content/pillars.ts'
import { Illustration } from '#ui/illustration.tsx'

/** The five subjects as narrow plates, edge to edge like the spines of books. */
export function Spines({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <div className="spines">
      {pillars.map(({ slug }, i) => (
        <Illustration
          key={slug}
          pillar={slug}
          seed={`spine${i}`}
          width={isFirst ? 260 : 130}
          height={isFirst ? 300 : 430}
          narrow={{ width: 130, height: 180 }}
          isFirst={isFirst}
        />
      ))}
    </div>
  )
}
