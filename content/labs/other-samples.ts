import type { LabPanel } from './lab-test.ts'

/** Urine of a whole day is told as what the body gave off in that time. */
export const dayUrine: LabPanel = {
  panel: 'Urine of 24 hours',
  tests: [
    {
      loinc: '2889-4',
      name: 'Protein in 24-hour urine',
      called: '24-hour urine protein',
      units: { 'mg/d': 0, 'g/d': 2 },
      material: '24-hour urine',
      of: '2885-2',
    },
    {
      loinc: '1755-8',
      name: 'Albumin in 24-hour urine',
      called: '24-hour urine albumin',
      units: { 'mg/d': 0 },
      material: '24-hour urine',
      of: '1751-7',
    },
    {
      loinc: '2162-6',
      name: 'Creatinine in 24-hour urine',
      called: '24-hour urine creatinine',
      units: { 'g/d': 2, 'mg/d': 0, 'mmol/d': 1 },
      molarMass: 113.12,
      material: '24-hour urine',
      of: '2160-0',
    },
    {
      loinc: '2956-1',
      name: 'Sodium in 24-hour urine',
      called: '24-hour urine sodium',
      units: { 'mmol/d': 0, 'meq/d': 0 },
      charge: 1,
      material: '24-hour urine',
      of: '2951-2',
    },
    {
      loinc: '2829-0',
      name: 'Potassium in 24-hour urine',
      called: '24-hour urine potassium',
      units: { 'mmol/d': 0, 'meq/d': 0 },
      charge: 1,
      material: '24-hour urine',
      of: '2823-3',
    },
    {
      loinc: '6874-2',
      name: 'Calcium in 24-hour urine',
      called: '24-hour urine calcium',
      units: { 'mg/d': 0, 'mmol/d': 1 },
      molarMass: 40.078,
      charge: 2,
      material: '24-hour urine',
      of: '17861-6',
    },
  ],
}

/** What is measured in other samples than blood and urine. */
export const otherSamples: LabPanel = {
  panel: 'Other samples',
  tests: [
    {
      loinc: '38445-3',
      name: 'Calprotectin in stool',
      called: 'Calprotectin, Fecal calprotectin, Faecal calprotectin, Calprotectin im Stuhl, Calprotectina, Calprotectine',
      units: { 'ug/g': 0, 'mg/kg': 0 },
      material: 'stool',
    },
    {
      loinc: '2335-8',
      name: 'Blood in stool',
      called: 'Fecal occult blood, FOBT, Stool occult blood, Okkultes Blut, Sangre oculta en heces',
      units: {},
      material: 'stool',
    },
    {
      loinc: '25907-7',
      name: 'Pancreatic elastase in stool',
      called: 'Pancreatic elastase, Elastase, Pankreas-Elastase, Elastase im Stuhl, Fecal elastase, Pankreaselastase',
      units: { 'ug/g': 0 },
      material: 'stool',
    },
    {
      loinc: '2342-4',
      also: '14744-7',
      name: 'Glucose in spinal fluid',
      called: 'CSF glucose',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 180.156,
      material: 'spinal fluid',
      of: '2345-7',
    },
    {
      loinc: '2880-3',
      name: 'Protein in spinal fluid',
      called: 'CSF protein',
      units: { 'mg/dL': 0, 'mg/L': 0, 'g/L': 2 },
      material: 'spinal fluid',
      of: '2885-2',
    },
    {
      loinc: '806-0',
      name: 'White blood cells in spinal fluid',
      called: 'CSF white cells, CSF cell count',
      units: { '/uL': 0, '10*6/L': 0 },
      material: 'spinal fluid',
      of: '6690-2',
    },
    {
      loinc: '2283-0',
      name: 'Folate in red cells',
      called: 'Red cell folate, RBC folate',
      units: { 'ng/mL': 0, 'nmol/L': 0, 'ug/L': 0 },
      molarMass: 441.4,
      material: 'red cells',
      of: '2284-8',
    },
    {
      loinc: '2142-8',
      name: 'Cortisol in saliva',
      called: 'Salivary cortisol',
      units: { 'ug/dL': 2, 'nmol/L': 1, 'ng/mL': 2 },
      molarMass: 362.46,
      material: 'saliva',
      of: '2143-6',
    },
  ],
}

export const bloodGases: LabPanel = {
  panel: 'Blood gases',
  tests: [
    {
      loinc: '2744-1',
      name: 'pH of arterial blood',
      called: 'Arterial pH, pH arterial, pH arteriell',
      units: { '[pH]': 2 },
      material: 'arterial blood',
    },
    {
      loinc: '2019-8',
      name: 'pCO2 of arterial blood',
      called: 'Arterial pCO2, pCO2 arterial, PaCO2, pCO2 arteriell',
      units: { 'mm[Hg]': 0, kPa: 1 },
      material: 'arterial blood',
    },
    {
      loinc: '11558-4',
      also: '2746-6',
      name: 'pH of blood',
      called:
        'Blood pH, pH blood, Venous pH, pH venous, Capillary pH, pH capillary, pH venös, pH kapillär, pH veineux, pH venoso, pH (Blut)',
      units: { '[pH]': 2 },
    },
    {
      loinc: '11557-6',
      also: '2021-4',
      name: 'pCO2 of blood',
      called:
        'pCO2, Venous pCO2, pCO2 venous, pvCO2, Capillary pCO2, pCO2 capillary, pCO2 venös, pCO2 kapillär, pCO2 veineux, pCO2 venoso, Partial pressure of carbon dioxide',
      units: { 'mm[Hg]': 0, kPa: 1 },
    },
    {
      loinc: '2703-7',
      name: 'pO2 of arterial blood',
      called: 'Arterial pO2, pO2 arterial, PaO2, pO2 arteriell',
      units: { 'mm[Hg]': 0, kPa: 1 },
      material: 'arterial blood',
    },
  ],
}

/** Medicines of which laboratories tell how much is in the blood. */
export const medicines: LabPanel = {
  panel: 'Medicines in the blood',
  tests: [
    { loinc: '14334-7', name: 'Lithium', called: 'Li, Litio, Lítio', units: { 'mmol/L': 2, 'meq/L': 2 }, charge: 1 },
    {
      loinc: '10535-3',
      name: 'Digoxin',
      called: 'Digoxina, Digoxine',
      units: { 'ng/mL': 1, 'nmol/L': 1, 'ug/L': 1 },
      molarMass: 780.94,
    },
  ],
}
