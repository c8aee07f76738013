/** What the assistant says where somebody tells a result of a laboratory. The words for an alarm are those of the lab results. */
export const valueWords = {
  cannot:
    'I cannot interpret results, so please show this one to the doctor who asked for the test. If the report marks it, or you feel unwell, call the practice today.',
  keep: 'As a member you can keep reports under “Lab results”: each value stands there beside the laboratory’s own range, and those that call for a doctor are marked.',
  findIt: 'Where you find it:',
} as const

export const labResultsLink = { title: 'Lab results', path: '/health/labs' } as const

/** Names in everyday use that no report prints, and what they may be there. The most urgent meaning counts. */
export const everydayNames: Readonly<Record<string, readonly string[]>> = {
  sugar: ['Glucose'],
  'sugar level': ['Glucose'],
  'sugar levels': ['Glucose'],
  'blood sugar level': ['Glucose'],
  'blood sugars': ['Glucose'],
  glucose: ['Glucose'],
  zucker: ['Glucose'],
  blutzucker: ['Glucose'],
  azúcar: ['Glucose'],
  glycémie: ['Glucose'],
  cgm: ['Glucose'],
  dexcom: ['Glucose'],
  troponin: ['Troponin', 'Troponin I', 'Troponin T'],
  hb: ['Hemoglobin'],
  HB: ['Hemoglobin'],
  hgb: ['Hemoglobin'],
  haemoglobin: ['Hemoglobin'],
  'blood count': ['Hemoglobin'],
  platelets: ['Platelets'],
  thrombos: ['Platelets'],
  'white cells': ['Leukocytes', 'WBC'],
  'white blood cells': ['Leukocytes', 'WBC'],
  wbc: ['WBC'],
  'kidney value': ['Creatinine'],
  creatinin: ['Creatinine'],
  inr: ['INR'],
  cholesterol: ['Cholesterol, total', 'Cholesterol'],
  ldl: ['LDL cholesterol', 'LDL'],
  hdl: ['HDL cholesterol', 'HDL'],
  a1c: ['HbA1c'],
  'd dimer': ['D-dimer'],
  crea: ['Creatinine'],
  bili: ['Bilirubin'],
  trop: ['Troponin', 'Troponin I', 'Troponin T'],
  trops: ['Troponin', 'Troponin I', 'Troponin T'],
  bg: ['Glucose'],
  bgl: ['Glucose'],
  'blood glucose level': ['Glucose'],
  'white count': ['WBC'],
  'white cell count': ['WBC'],
  'white blood count': ['WBC'],
  whites: ['WBC'],
  leukos: ['WBC'],
  leucos: ['WBC'],
  plts: ['Platelets'],
  thrombocytes: ['Platelets'],
  lytes: [],
  bicarb: ['Bicarbonate'],
  phos: ['Phosphate'],
  'lactic acid': ['Lactate'],
  haemo: ['Hemoglobin'],
  hemo: ['Hemoglobin'],
  neuts: ['ANC'],
  crit: ['Hematocrit'],
  iron: ['Iron'],
  'iron level': ['Iron'],
  'vitamin d': ['Vitamin D', '25-OH vitamin D'],
  'blood pressure': [],
  bp: [],
  systolic: [],
  'blood oxygen': [],
}

/** They are also eaten, swallowed or counted: a number beside them is a result only where the message says so. */
export const alsoNutrients: readonly string[] = [
  'iron',
  'calcium',
  'magnesium',
  'zinc',
  'copper',
  'selenium',
  'iodine',
  'protein',
  'vitamin',
  'folate',
  'folic',
  'b12',
  'cholesterol',
  'creatine',
  'caffeine',
  'alcohol',
  'insulin',
  'omega',
  'fat',
  'ethanol',
]

/** Symbols that are also typed small: “my k is 7.2”. */
export const smallSymbols: readonly string[] = ['k', 'na', 'ca', 'k+', 'na+', 'ca++']

/** They are ordinary words where they are not typed as on a report: “got a 6.9 for my potassium”. */
export const ordinaryWords: readonly string[] = ['got', 'fer', 'lap', 'cap', 'gas', 'ha', 'ck']
