import { sectionKind } from '#features/pages/core/section-kind.ts'
import { ConsentPassage } from '#features/site/analytics/consent-passage.tsx'
import { Imprint } from '#features/site/imprint.tsx'

import { drawnKind } from './section-view.tsx'

export const imprintKind = sectionKind({
  name: 'imprint',
  version: 1,
  label: 'Who runs this site',
  about: 'Name, address and the rest, as they stand in the settings under Legal; nothing where nothing stands there.',
  width: 'column',
  fields: {},
  start: {},
})

export const imprint = drawnKind(imprintKind, ({ data }) => <Imprint imprint={data.imprint} />)

export const consentKind = sectionKind({
  name: 'consent',
  version: 1,
  label: 'Consent to statistics',
  about: 'What is counted, what the reader has answered, and both answers again; nothing where visits are not counted.',
  width: 'column',
  fields: {},
  start: {},
})

export const consent = drawnKind(consentKind, () => <ConsentPassage />)
