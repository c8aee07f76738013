import type { LabPanel } from './lab-test.ts'

/** What a strip of paper shows: words, no numbers. */
export const urineStrip: LabPanel = {
  panel: 'Urine strip',
  tests: [
    {
      loinc: '20454-5',
      name: 'Protein in urine, strip',
      called: 'Urine protein dipstick, Protein urine strip, Eiweiß Urinstreifen',
      units: {},
      material: 'urine',
      of: '2885-2',
    },
    {
      loinc: '25428-4',
      name: 'Glucose in urine, strip',
      called: 'Urine glucose, Glucose urine, Glukose im Urin, Glucose (Urin), Glucosuria',
      units: {},
      material: 'urine',
      of: '2345-7',
    },
    {
      loinc: '2514-8',
      name: 'Ketones in urine, strip',
      called: 'Ketones, Ketone, Urine ketones, Ketones urine, Ketone im Urin, Ketone (Urin), Ketonkörper',
      units: {},
      material: 'urine',
      of: '6873-4',
    },
    {
      loinc: '5802-4',
      name: 'Nitrite in urine, strip',
      called: 'Nitrite, Urine nitrite, Nitrit, Nitrit (Urin), Nitritos, Nitrites, Nitriti',
      units: {},
      material: 'urine',
    },
    {
      loinc: '5799-2',
      name: 'Leukocyte esterase in urine, strip',
      called: 'Leukocyte esterase, Leukozytenesterase, Leukozyten (Urin), Leukozyten im Urin, Esterasa leucocitaria',
      units: {},
      material: 'urine',
    },
    {
      loinc: '5794-3',
      name: 'Blood in urine, strip',
      called: 'Urine blood, Blood urine, Blut im Urin, Hämoglobin (Urin), Hematuria',
      units: {},
      material: 'urine',
      of: '718-7',
    },
    {
      loinc: '5770-3',
      name: 'Bilirubin in urine, strip',
      called: 'Urine bilirubin, Bilirubin (Urin), Bilirubin im Urin',
      units: {},
      material: 'urine',
      of: '1975-2',
    },
    {
      loinc: '5818-0',
      name: 'Urobilinogen in urine, strip',
      called: 'Urobilinogen, Urine urobilinogen, Urobilinogen (Urin), Urobilinógeno',
      units: {},
      material: 'urine',
    },
  ],
}
