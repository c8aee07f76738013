import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { findTest, knownTests, testOfCode, type KnownTest } from './known-tests.ts'
import { nameKey } from './name-key.ts'

/** How reports say where something was measured, in their languages; the name stands for the dots. Between bars. */
const texts = {
  urine: `… (Urine) | … (urine) | … (URINE) | … [Urine] | …, Urine | …, urine | … - Urine | … Urine | Urine … |
    URINE … | Urine: … | Urinary … | … in urine | … urine random | …, random urine | Spot urine … |
    … (spot urine) | … (Urin) | … Urin | … im Urin | … i. U. | … i.U. | … (i. U.) | U-… | U … | … (U) | …, U |
    Urin-… | … im Harn | … (Harn) | … Spontanurin | … (Spontanurin) | … im Spontanurin | … (Mittelstrahlurin) |
    … Morgenurin | … Urinsediment | … (Urinstatus) | … orina | … (orina) | … en orina | …, orina | Orina: … |
    … urinario | … urinaria | … (urine) | … urinaire | … urines | … dans les urines | … (urines) | … nelle urine |
    … urinari | … (urine) | … urinário | … na urina | … (urina) | … in urine | … urine | UA … | … (UA) | … /U |
    Urinalysis … | … urinalysis`,
  '24-hour urine': `… (24h urine) | … 24h urine | 24h urine … | 24-h-Urin … | … (24-h-Urin) | … im 24-h-Urin | … 24 h Urin |
    … im Sammelurin | … Sammelurin | … (Sammelurin 24 h) | 24 hour urine … | 24-hour … | …, 24 hour urine |
    … 24 hr | … Urine 24 Hr | … orina 24 h | … en orina de 24 horas | … (orina de 24 horas) | … urines de 24 h |
    … urines des 24 heures | … urine 24 ore | … urine delle 24 ore | … urina de 24 horas | … urina 24 horas |
    … in 24-uurs urine | … 24 uur urine | dU-…`,
  'spinal fluid': `… (CSF) | …, CSF | … CSF | CSF … | CSF: … | CSF-… | … in CSF | … (cerebrospinal fluid) |
    … cerebrospinal fluid | … spinal fluid | … (Liquor) | … Liquor | … im Liquor | Liquor-… | … i. L. | … (LCR) |
    … LCR | … en LCR | LCR: … | … líquido cefalorraquídeo | … (LCS) | … liquide céphalo-rachidien |
    … liquido cefalorachidiano | … no líquor | … (hersenvocht) | … in liquor`,
  stool: `… (Stool) | …, stool | … in stool | Stool … | Fecal … | Faecal … | … feces | … (faeces) | … im Stuhl |
    … (Stuhl) | Stuhl-… | … i. St. | … en heces | … (heces) | … fecal | … selles | … dans les selles | … feci |
    … nelle feci | … fezes | … nas fezes | … ontlasting | … in de ontlasting`,
  'red cells': `… (RBC) | RBC … | …, RBC | … RBC | Red cell … | … (red cells) | … in red cells | … Erythrozyten |
    … im Erythrozyten | … (Erythrozyten) | Erythrozyten-… | … erythrocyte | Erythrocyte … | … eritrocitario |
    … intraeritrocitario | … en eritrocitos | … érythrocytaire | … nei globuli rossi | … eritrocitário |
    … in erytrocyten | … intracellular | … intrazellulär`,
  saliva: `… (saliva) | Salivary … | … saliva | … im Speichel | … (Speichel) | … en saliva | … salivaire | … salivare |
    … na saliva | … in speeksel`,
  others: `… (cord blood) | Cord blood … | …, cord | … Nabelschnurblut | … (Nabelschnur) | … cordón umbilical |
    … sangre de cordón | … sang de cordon | … cordone ombelicale | … cordão umbilical | … navelstrengbloed |
    … (sweat) | Sweat … | … im Schweiß | … (Schweiß) | … en sudor | … sueur | … nel sudore | … suor | … zweet |
    … (semen) | Semen … | … seminal plasma | … im Ejakulat | … Sperma | … esperma | … sperme | … (pleural fluid) |
    Pleural fluid … | … Pleuraerguss | … líquido pleural | … ascites | … Aszites | … líquido ascítico |
    … synovial fluid | … Gelenkpunktat | … líquido sinovial | … (body fluid) | … fluid | … Punktat | … Drainage |
    … dialysate | … amniotic fluid | … Fruchtwasser | … (BAL) | … sputum | … hair | … Haare | … breast milk |
    … Muttermilch | … bone marrow | … (WBC) | … in leukocytes`,
} as const
const wordings = Object.fromEntries(
  Object.entries(texts).map(([material, text]) => [material, text.split('|').map((way) => way.trim())]),
)

const inBlood = knownTests.filter(({ material }) => material === 'blood')
/** Names that are too short to be parted from their sample (“K”), and counts of the cells themselves, are told by name alone. */
const substances = inBlood.filter(({ panel }) => panel !== 'Blood count')

const listedNames = new Set(knownTests.flatMap(({ name, called }) => [name, ...called].map(nameKey)))
const namesOf = ({ name, called }: KnownTest, most: number) =>
  [name, ...called].slice(0, most).filter((each) => !/serum|plasma|blood(?! (?:cell|urea))/i.test(each))

test.for(Object.entries(wordings))(
  'in %s nothing is found that is measured in blood, whatever it is called',
  { timeout: 30_000 },
  ([material, ways]) => {
    const wrong: string[] = []
    for (const each of material === 'red cells' || material === 'others' ? substances : inBlood) {
      for (const written of namesOf(each, 2).flatMap((name) => ways.map((way) => way.replace('…', name)))) {
        // A name that the list has as it stands is that test: “Blood in urine”.
        if (listedNames.has(nameKey(written))) continue
        for (const unit of [null, each.units[0] ?? null])
          if (findTest(written, unit)?.material === 'blood') wrong.push(`${written} ${unit}`)
      }
    }
    expect(wrong.slice(0, 20)).toEqual([])
  },
)

test(
  'what the list has in another material is found by each name of the substance and each way to say so',
  { timeout: 30_000 },
  () => {
    const missed: string[] = []
    for (const each of knownTests) {
      const ofBlood = testOfCode(each.of)
      const unit = each.units[0]
      if (!ofBlood || unit === undefined) continue
      for (const way of wordings[each.material] ?? []) {
        for (const name of namesOf(ofBlood, 5)) {
          const written = way.replace('…', name)
          if (findTest(written, unit)?.loinc !== each.loinc) missed.push(`${written} ${unit}: ${findTest(written, unit)?.name}`)
        }
      }
    }
    expect(missed.slice(0, 20)).toEqual([])
  },
)

test.for([
  ['Sodium (Urine)', 'mmol/L', '2955-3'],
  ['Potassium (Urine)', 'mmol/L', '2828-2'],
  ['Kalium (Urin)', 'mmol/L', '2828-2'],
  ['Urea (Urine)', 'mmol/L', '3092-4'],
  ['Phosphate (Urine)', 'mmol/L', '2778-9'],
  ['Magnesium (Urine)', 'mg/dL', '19124-7'],
  ['Leukocytes (Urine)', '/uL', '30405-5'],
  ['WBC (urine)', '/uL', '30405-5'],
  ['WBC', '/[HPF]', '5821-4'],
  ['Leucocitos (orina)', '/uL', '30405-5'],
  ['Leukozyten (Urin)', '/uL', '30405-5'],
  ['Leukozyten (Urin)', null, '5799-2'],
  ['Erythrozyten i. U.', '/uL', '30391-7'],
  ['Hemoglobin (Urine)', 'g/dL', null],
  ['Hemoglobin (Urine)', null, '5794-3'],
  ['Neutrophils (CSF)', '%', null],
  ['Potassium (RBC)', 'mmol/L', null],
  ['Magnesium, RBC', 'mg/dL', null],
  ['Folate (RBC)', 'ng/mL', '2283-0'],
  ['Creatinine (24h urine)', 'mg/dL', null],
  ['Creatinine (24h urine)', 'g/d', '2162-6'],
  ['Glucose (CSF)', 'mg/dL', '2342-4'],
  ['Liquorglukose', 'mmol/L', '2342-4'],
  ['Natriumausscheidung', 'mmol/d', '2956-1'],
  ['Fecal calprotectin', 'ug/g', '38445-3'],
  ['Calprotectin', 'ug/g', '38445-3'],
  ['Harnstoff', 'mg/dL', '3091-6'],
  ['Harnsäure', 'mg/dL', '3084-1'],
  ['Harnsäure im Urin', 'mg/dL', '3086-6'],
  ['Magnesium im Vollblut', 'mg/L', null],
  ['Zinc, whole blood', 'ug/dL', null],
  ['Lead, whole blood', 'ug/dL', '5671-3'],
  ['Lactate (arterial)', 'mmol/L', '2524-7'],
  ['Potassium, venous blood', 'mmol/L', '2823-3'],
  ['Capillary glucose', 'mg/dL', '2345-7'],
  ['Glucose (capillary)', 'mg/dL', '2345-7'],
  ['pH (arterial)', '[pH]', '2744-1'],
  ['pH', '[pH]', null],
  ['Cortisol (saliva)', 'nmol/L', '2142-8'],
  ['Sodium [Moles/volume] in Serum or Plasma', 'mmol/L', '2951-2'],
  ['Sodium [Moles/volume] in Urine', 'mmol/L', '2955-3'],
  ['RBC', '10*6/uL', '789-8'],
  ['RBC count', '10*6/uL', '789-8'],
  ['Red cell distribution width', '%', '788-0'],
  ['Potassium (repeat)', 'mmol/L', '2823-3'],
  ['Potassium (hemolyzed)', 'mmol/L', '2823-3'],
  ['GPT (ALT)', 'U/L', '1742-6'],
  ['Bilirubin (direct)', 'mg/dL', '1968-7'],
  ['Magnesium (ionized)', 'mmol/L', null],
  ['Cholesterol (HDL)', 'mg/dL', '2085-9'],
  ['Vitamin D (1,25-OH2)', 'pg/mL', null],
  ['Vitamin B12 (active)', 'pmol/L', null],
  ['Glucose (2 h)', 'mg/dL', null],
  ['Amylase (pancreatic)', 'U/L', null],
] as const)('%s in %s is %s', ([name, unit, loinc]) => {
  expect(findTest(name, unit)?.loinc ?? null).toBe(loinc)
})

test('a name with a very long end is read in linear time', { timeout: 30_000 }, () => {
  const findAll = (length: number) => {
    const names = [' ', 'u', '(', '24', 'urin', '-', 'i. ', 'in '].map((end) => `Sodium ${end.repeat(length)}`)
    return () => {
      for (const name of names) findTest(name, 'mmol/L')
    }
  }
  expect(tooFastGrowth(findAll, 16_000)).toBeNull()
})
