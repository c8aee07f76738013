import { Illustration } from '#ui/illustration.tsx'
import { pillars } from '#ui/pillar.ts'

import { Group, Specimen } from './specimen.tsx'

export function GalleryIllustrations() {
  return (
    <Group title="Plates">
      <Specimen name="16:9" isWide>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-5">
          {pillars.map((pillar) => (
            <Illustration key={pillar} pillar={pillar} seed="cover-2" width={480} height={270} />
          ))}
        </div>
      </Specimen>
      <Specimen name="64 px: the motif simplifies by itself" isWide>
        <div className="flex flex-wrap gap-4">
          {pillars.flatMap((pillar) =>
            ['a', 'b', 'd'].map((seed) => (
              <Illustration key={pillar + seed} pillar={pillar} seed={seed} width={64} height={64} className="w-16" />
            )),
          )}
        </div>
      </Specimen>
    </Group>
  )
}
