import { isOtherMaterial, testOfCode } from '#features/health/labs/tests/known-tests.ts'
import { readMaterial } from '#features/health/labs/tests/material.ts'

import type { findResources } from './fhir-resources.ts'
import { listAt, textAt, type Json } from './json.ts'

/** Samples by their codes of SNOMED CT and of HL7 (table 0487), as reports name them. */
const codes = new Map(
  Object.entries({
    122575003: 'urine',
    278020009: 'spot urine',
    276833005: '24-hour urine',
    258450006: 'cerebrospinal fluid',
    119339001: 'stool',
    119342007: 'saliva',
    119347001: 'semen',
    122569007: 'sweat',
    122556008: 'cord blood',
    119341000: 'bile',
    418564007: 'pleural fluid',
    409614007: 'pleural fluid',
    119332005: 'synovial fluid',
    119323008: 'pus fluid',
    UR: 'urine',
    URC: 'urine',
    URT: 'urine',
    UMED: 'urine',
    CSF: 'cerebrospinal fluid',
    STL: 'stool',
    SAL: 'saliva',
    SMN: 'semen',
    SWT: 'sweat',
    CBLD: 'cord blood',
    AMN: 'amniotic fluid',
    PLR: 'pleural fluid',
    SNV: 'synovial fluid',
    PRT: 'peritoneal fluid',
    BDY: 'body fluid',
  }),
)

/** What an observation was measured in, in words; null where nothing says so. */
export function specimenOf(observation: Json, find: ReturnType<typeof findResources>['find']): string | null {
  const specimen = textAt(observation, 'specimen', 'reference')
  const found = specimen === '' ? null : find(specimen, observation)
  const coded = listAt(found?.resource, 'type', 'coding').map(
    (coding) => codes.get(textAt(coding, 'code')) ?? textAt(coding, 'display'),
  )
  const words = [...coded, textAt(found?.resource, 'type', 'text'), textAt(observation, 'specimen', 'display')]
  return words.find((text) => text !== '') ?? null
}

/**
 * The name of a result with its sample, where that is no blood and the name does not say so; and its code, unless that is one of another sample.
 */
export function inSpecimen(
  name: string,
  loinc: string | null,
  specimen: string | null,
): { name: string; loinc: string | null; note: string | null } {
  const { material } = readMaterial(`x, ${specimen ?? ''}`)
  const isSaid = material === null || material === 'blood' || material === 'whole blood' || readMaterial(name).material !== null
  const fullName = isSaid ? name : `${name} (${material === 'another' ? specimen!.toLowerCase() : material})`
  const test = testOfCode(loinc)
  if (!test || !isOtherMaterial(test, fullName)) return { name: fullName, loinc, note: null }
  return {
    name: fullName,
    loinc: null,
    note: `The file says that the sample was ${specimen ?? 'another'}; its code is that of ${test.name.toLowerCase()}.`,
  }
}
