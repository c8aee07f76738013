/** What the assistant says where somebody tells a result of a laboratory. The words for an alarm are those of the lab results. */
export const valueWords = {
  cannot:
    'I cannot interpret results, so please show this one to the doctor who asked for the test. If the report marks it, or you feel unwell, call the practice today.',
  keep: 'As a member you can keep reports under “Lab results”: each value stands there beside the laboratory’s own range, and those that call for a doctor are marked.',
  notReviewed: 'This rests on lists of laboratories and has not yet been reviewed by a doctor.',
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
