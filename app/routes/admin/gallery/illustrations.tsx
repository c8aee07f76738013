import { Illustration } from '#ui/illustration.tsx'
import type { Pillar } from '#ui/pillar.ts'

import { Group, Specimen } from './specimen.tsx'

interface GalleryIllustrationsProps {
  /** Of each subject its three pictures, each with a seed that gets it. */
  illustrations: readonly { readonly pillar: Pillar; readonly name: string; readonly seed: string }[]
}

export function GalleryIllustrations({ illustrations }: GalleryIllustrationsProps) {
  const firsts = illustrations.filter(({ pillar }, at) => illustrations[at - 1]?.pillar !== pillar)
  return (
    <Group title="Plates">
      <Specimen name="Three pictures a subject, chosen by the seed" isWide>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {illustrations.map(({ pillar, name, seed }) => (
            <li key={name}>
              <Illustration pillar={pillar} seed={seed} width={400} height={225} />
              <p className="cap mt-1">
                {pillar}: {name}
              </p>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="5:2, over an article" isWide>
        <div className="grid gap-4 md:grid-cols-2">
          {firsts.map(({ pillar, seed }) => (
            <Illustration key={pillar} pillar={pillar} seed={seed} width={800} height={320} />
          ))}
        </div>
      </Specimen>
      {[112, 64].map((side) => (
        <Specimen key={side} name={`${side} px: one mark, whole`} isWide>
          <div className="flex flex-wrap gap-4">
            {illustrations.map(({ pillar, name, seed }) => (
              <div key={name} style={{ width: side }}>
                <Illustration pillar={pillar} seed={seed} width={side} height={side} />
              </div>
            ))}
          </div>
        </Specimen>
      ))}
    </Group>
  )
}
