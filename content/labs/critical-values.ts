/**
 * Where laboratories call a doctor, from their own lists (adults). A member who enters such a result is told to turn to one. Lists differ: of
 * the ones that were read for a test, the stricter bound counts, at it and beyond it. The words and bounds have not yet been reviewed by a
 * doctor of this site.
 */
export interface LabLimit {
  readonly loinc: string
  /** The unit of both bounds, UCUM. */
  readonly ucum: string
  /** At it and below. */
  readonly low?: Bound
  /** At it and above. */
  readonly high?: Bound
  /** So many times the upper bound of the printed range, where methods differ too much for one number. */
  readonly timesHigh?: Bound
}

/** A number, and the list that it was read in, with its year. */
type Bound = readonly [at: number, source: string]

const ARUP = 'ARUP Laboratories, Critical Values List, 2024'
const STARLING = 'Starling Physicians, Laboratory Critical Results (Panic Values), undated, read 2026'
const HOUSTON = 'Houston Methodist, Critical Values, undated, read 2026'
const MAYO = 'Mayo Clinic Laboratories, Critical Values / Critical Results List, undated, read 2026'
const HEARTLANDS = 'Heart of England NHS Trust, Pathology Phone Limits, undated, read 2026'
const RCPATH = 'Royal College of Pathologists, The communication of critical and unexpected pathology results, G158, 2017'
const HOMERTON = 'Homerton University Hospital, Urgent Chemical Pathology Results, undated, read 2026'
const LABORWERTE = 'laborwert.info, Kritische Laborergebnisse, 2019'
const OLDENBURG = 'Medlab Oldenburg, Mitteilung medizinisch kritischer Laborergebnisse, undated, read 2026'
const BECKER = 'Labor Becker, Alarmgrenzen, undated, read 2026'
const STABER = 'Labor Staber, Telefonische Extremwertmitteilung, 2022'
const BARNSLEY = 'Barnsley Hospital NHS Trust, Critical results, undated, read 2026'
const MELBOURNE = 'Royal Melbourne Hospital, Critical results notification, undated, read 2026'
const MAIN_LINE = 'Main Line Health, Critical values, undated, read 2026'
const HAWKES_BAY = 'Hawke’s Bay Laboratory Manual, Biochemistry Critical Ranges, undated, read 2026'
const INDUS = 'Citi Lab, Panic Values, undated, read 2026'
const LIU = 'Liu J.-Y. et al., Oncotarget 2017;8:75638 (99th centile of high-sensitivity troponin T: 14 ng/L)'
const NHS = 'NHS, Diabetic ketoacidosis, undated, read 2026'
const ATLANTA = 'Revised Atlanta classification of acute pancreatitis, 2012 (three times the upper limit)'
const ADA = 'American Diabetes Association, criteria for the diagnosis of diabetes (random glucose)'

/** A doctor is to be phoned at once. Any troponin above its printed limit is as well (alarm.ts). */
export const criticalValues: ReadonlyArray<LabLimit> = [
  { loinc: '2823-3', ucum: 'mmol/L', low: [3, ARUP], high: [6, STARLING] },
  { loinc: '2951-2', ucum: 'mmol/L', low: [126, STARLING], high: [155, STARLING] },
  { loinc: '2075-0', ucum: 'mmol/L', low: [75, HOUSTON], high: [121, HOUSTON] },
  { loinc: '1963-8', ucum: 'mmol/L', low: [14, HOUSTON], high: [40, ARUP] },
  { loinc: '2028-9', ucum: 'mmol/L', low: [14, HOUSTON], high: [40, ARUP] },
  { loinc: '17861-6', ucum: 'mg/dL', low: [7, STARLING], high: [13, ARUP] },
  { loinc: '29265-6', ucum: 'mmol/L', low: [1.8, RCPATH], high: [3, HOMERTON] },
  { loinc: '1995-0', ucum: 'mmol/L', low: [0.78, ARUP], high: [1.5, HOUSTON] },
  { loinc: '19123-9', ucum: 'mg/dL', low: [1, ARUP], high: [4.5, HOUSTON] },
  { loinc: '2777-1', ucum: 'mg/dL', low: [1, ARUP], high: [9, ARUP] },
  { loinc: '2345-7', ucum: 'mg/dL', low: [55, ARUP], high: [400, HOUSTON] },
  { loinc: '1558-6', ucum: 'mg/dL', low: [55, ARUP], high: [400, HOUSTON] },
  { loinc: '6873-4', ucum: 'mmol/L', high: [3, NHS] },
  { loinc: '2524-7', ucum: 'mmol/L', high: [3.5, HOUSTON] },
  { loinc: '22763-7', ucum: 'ug/dL', high: [170, LABORWERTE] },
  { loinc: '2692-2', ucum: 'mosm/kg', low: [240, LABORWERTE], high: [330, LABORWERTE] },
  { loinc: '2160-0', ucum: 'mg/dL', high: [6, STARLING] },
  { loinc: '3094-0', ucum: 'mg/dL', high: [100, STARLING] },
  // The same bound of urea, as Europe measures it: 60.056 g of it hold 28.014 g of nitrogen.
  { loinc: '3091-6', ucum: 'mg/dL', high: [214, STARLING] },
  { loinc: '1975-2', ucum: 'mg/dL', high: [10, STARLING] },
  { loinc: '2498-4', ucum: 'ug/dL', high: [500, ARUP] },
  { loinc: '3024-7', ucum: 'ng/dL', high: [5.1, HOUSTON] },
  { loinc: '718-7', ucum: 'g/dL', low: [7, ARUP], high: [21, ARUP] },
  { loinc: '4544-3', ucum: '%', low: [21, ARUP], high: [60, STARLING] },
  { loinc: '6690-2', ucum: '10*9/L', low: [2, ARUP], high: [25, STARLING] },
  { loinc: '751-8', ucum: '10*9/L', low: [1, STARLING] },
  { loinc: '777-3', ucum: '10*9/L', low: [20, ARUP], high: [1000, ARUP] },
  { loinc: '6301-6', ucum: '{INR}', high: [5, ARUP] },
  { loinc: '5902-2', ucum: 's', high: [46.3, ARUP] },
  { loinc: '5894-1', ucum: '%', low: [10, OLDENBURG] },
  { loinc: '14979-9', ucum: 's', high: [85, ARUP] },
  { loinc: '3255-7', ucum: 'mg/dL', low: [100, ARUP] },
  { loinc: '67151-1', ucum: 'ng/L', high: [14, LIU] },
  { loinc: '6598-7', ucum: 'ng/L', high: [14, LIU] },
  { loinc: '89579-7', ucum: 'ng/L', high: [26.2, BECKER] },
  { loinc: '10839-9', ucum: 'ng/L', high: [26.2, BECKER] },
  { loinc: '14334-7', ucum: 'mmol/L', high: [1.5, HEARTLANDS] },
  { loinc: '10535-3', ucum: 'ng/mL', high: [2.5, HEARTLANDS] },
  { loinc: '2744-1', ucum: '[pH]', low: [7.25, ARUP], high: [7.6, ARUP] },
  { loinc: '2019-8', ucum: 'mm[Hg]', low: [20, ARUP], high: [60, ARUP] },
  { loinc: '2703-7', ucum: 'mm[Hg]', low: [50, HOUSTON] },
  // Of whatever vessel: in veins the pH is lower and the pCO2 higher, so that the bounds of arteries would be too strict.
  { loinc: '11558-4', ucum: '[pH]', low: [7.2, INDUS], high: [7.6, INDUS] },
  { loinc: '11557-6', ucum: 'mm[Hg]', high: [65, INDUS] },
]

/** A doctor should hear of it on the same day: what laboratories tell a practice within the day, or call critical less often. */
export const sameDayValues: ReadonlyArray<LabLimit> = [
  { loinc: '2951-2', ucum: 'mmol/L', high: [150, HEARTLANDS] },
  { loinc: '2075-0', ucum: 'mmol/L', low: [80, INDUS], high: [120, INDUS] },
  { loinc: '33037-3', ucum: 'mmol/L', high: [30, INDUS] },
  { loinc: '17861-6', ucum: 'mmol/L', high: [3, HAWKES_BAY] },
  { loinc: '19123-9', ucum: 'mg/dL', high: [4, MAIN_LINE] },
  { loinc: '2345-7', ucum: 'mmol/L', high: [20, HEARTLANDS] },
  { loinc: '1558-6', ucum: 'mmol/L', high: [20, HEARTLANDS] },
  { loinc: '6873-4', ucum: 'mmol/L', high: [1.6, NHS] },
  { loinc: '22763-7', ucum: 'ug/dL', high: [100, BECKER] },
  { loinc: '2160-0', ucum: 'umol/L', high: [354, RCPATH] },
  { loinc: '3094-0', ucum: 'mg/dL', high: [80, MAIN_LINE] },
  { loinc: '3091-6', ucum: 'mmol/L', high: [30, RCPATH] },
  { loinc: '1742-6', ucum: 'U/L', high: [400, HEARTLANDS] },
  { loinc: '1920-8', ucum: 'U/L', high: [600, HOMERTON] },
  { loinc: '2324-2', ucum: 'U/L', high: [2000, STABER] },
  { loinc: '2532-0', ucum: 'U/L', high: [2000, STABER] },
  { loinc: '2157-6', ucum: 'U/L', high: [2000, HOMERTON] },
  { loinc: '1798-8', ucum: 'U/L', high: [500, RCPATH], timesHigh: [3, ATLANTA] },
  { loinc: '3040-3', ucum: 'U/L', high: [500, STABER], timesHigh: [3, ATLANTA] },
  { loinc: '1988-5', ucum: 'mg/L', high: [150, OLDENBURG] },
  { loinc: '30522-7', ucum: 'mg/L', high: [150, OLDENBURG] },
  { loinc: '33959-8', ucum: 'ng/mL', high: [0.5, LABORWERTE] },
  { loinc: '1751-7', ucum: 'g/L', low: [20, BECKER] },
  { loinc: '2885-2', ucum: 'g/L', low: [45, BECKER] },
  { loinc: '2571-8', ucum: 'mmol/L', high: [12, MELBOURNE] },
  { loinc: '2498-4', ucum: 'umol/L', high: [50, HOMERTON] },
  { loinc: '5671-3', ucum: 'ug/dL', high: [70, BECKER] },
  { loinc: '3024-7', ucum: 'ng/L', low: [5, BECKER], high: [25, BECKER] },
  { loinc: '3051-0', ucum: 'ng/L', low: [1, BECKER], high: [8, BECKER] },
  { loinc: '718-7', ucum: 'g/dL', low: [8, BARNSLEY], high: [20, MAYO] },
  { loinc: '4544-3', ucum: '%', low: [25, BECKER], high: [55, BECKER] },
  { loinc: '6690-2', ucum: '10*9/L', high: [20, OLDENBURG] },
  { loinc: '731-0', ucum: '10*9/L', high: [20, HEARTLANDS] },
  { loinc: '777-3', ucum: '10*9/L', low: [50, BARNSLEY] },
  { loinc: '6301-6', ucum: '{INR}', high: [4.5, MELBOURNE] },
  { loinc: '48065-7', ucum: 'mg{FEU}/L', high: [1, STABER] },
  { loinc: '14334-7', ucum: 'mmol/L', high: [1.2, BECKER] },
]

/** Tests whose range is narrow beside what a cold, a meal or a hard training does: from here on a doctor should see it within days. */
export const withinDaysValues: ReadonlyArray<LabLimit> = [
  { loinc: '1988-5', ucum: 'mg/L', high: [50, OLDENBURG] },
  { loinc: '30522-7', ucum: 'mg/L', high: [50, OLDENBURG] },
  { loinc: '2157-6', ucum: 'U/L', high: [500, HEARTLANDS] },
  { loinc: '2345-7', ucum: 'mg/dL', high: [200, ADA] },
]
