import type { LabPanel } from './lab-test.ts'

// Molar masses are those of the substances. Fats and triglycerides are mixtures: by convention cholesterol stands for all that is
// measured as cholesterol, and triolein (885.4 g/mol) for triglycerides. HbA1c goes by its own equation (labs/units).
export const sugar: LabPanel = {
  panel: 'Sugar',
  tests: [
    {
      loinc: '2345-7',
      also: '14749-6',
      name: 'Glucose',
      called:
        'Blood glucose, Blood sugar, Glucose serum, Serum glucose, Glukose, Glucose i. S., Blutzucker, BZ, Glucosa, Glucemia, Glycémie',
      units: 'mg/dL, mmol/L',
      molarMass: 180.156,
    },
    {
      loinc: '1558-6',
      also: '14771-0',
      name: 'Fasting glucose',
      called:
        'Glucose fasting, Fasting blood sugar, FBS, FPG, Nüchternglukose, Glukose nüchtern, Nüchternblutzucker, Glucosa en ayunas, Glycémie à jeun',
      units: 'mg/dL, mmol/L',
      molarMass: 180.156,
    },
    {
      loinc: '4548-4',
      also: '17856-6, 59261-8',
      name: 'HbA1c',
      called:
        'Hemoglobin A1c, Haemoglobin A1c, Hgb A1c, A1c, HbA1c (DCCT/NGSP), HbA1c (IFCC), HbA1c NGSP, HbA1c IFCC, Glycated haemoglobin, Glykohämoglobin, Hemoglobina glicada, Hemoglobina glucosilada, Hémoglobine glyquée',
      units: '%, mmol/mol',
    },
    {
      loinc: '27353-2',
      also: '53553-4',
      name: 'Estimated average glucose',
      called: 'eAG, Mean glucose, Mittlere Glukose',
      units: 'mg/dL, mmol/L',
      molarMass: 180.156,
    },
    {
      loinc: '20448-7',
      also: '14796-7',
      name: 'Insulin',
      called: 'Fasting insulin, Insulin nüchtern, Insulina, Insuline',
      units: 'u[IU]/mL, m[IU]/L, pmol/L',
    },
    {
      loinc: '1986-9',
      name: 'C-peptide',
      called: 'C peptide, C-Peptid, Péptido C, Peptide C',
      units: 'ng/mL, nmol/L, pmol/L',
      molarMass: 3020.3,
    },
  ],
}

export const fats: LabPanel = {
  panel: 'Fats',
  tests: [
    {
      loinc: '2093-3',
      also: '14647-2',
      name: 'Cholesterol',
      called:
        'Total cholesterol, Cholesterol total, Chol, Cholesterin, Gesamtcholesterin, Cholesterin gesamt, Colesterol, Colesterol total, Cholestérol, Cholestérol total',
      units: 'mg/dL, mmol/L',
      molarMass: 386.65,
    },
    {
      loinc: '2085-9',
      also: '14646-4',
      name: 'HDL cholesterol',
      called: 'HDL, HDL-C, HDL-Cholesterin, HDL Chol, Colesterol HDL, Cholestérol HDL',
      units: 'mg/dL, mmol/L',
      molarMass: 386.65,
    },
    {
      loinc: '2089-1',
      also: '13457-7, 18262-6, 22748-8, 39469-2, 69419-0',
      name: 'LDL cholesterol',
      called: 'LDL, LDL-C, LDL-Cholesterin, LDL Chol, LDL calculated, LDL Chol Calc, LDL direct, Colesterol LDL, Cholestérol LDL',
      units: 'mg/dL, mmol/L',
      molarMass: 386.65,
    },
    {
      loinc: '2091-7',
      also: '13458-5, 25371-6, 66126-4',
      name: 'VLDL cholesterol',
      called: 'VLDL, VLDL-C, VLDL-Cholesterin, Colesterol VLDL',
      units: 'mg/dL, mmol/L',
      molarMass: 386.65,
    },
    {
      loinc: '43396-1',
      also: '70204-3',
      name: 'Non-HDL cholesterol',
      called: 'Non-HDL, Non HDL cholesterol, Non-HDL-Cholesterin, Colesterol no HDL',
      units: 'mg/dL, mmol/L',
      molarMass: 386.65,
    },
    {
      loinc: '2571-8',
      also: '14927-8',
      name: 'Triglycerides',
      called: 'Triglyceride, TG, Trig, Triglyzeride, Neutralfette, Triglicéridos, Triglycérides',
      units: 'mg/dL, mmol/L',
      molarMass: 885.4,
    },
    {
      loinc: '9830-1',
      also: '32309-7',
      name: 'Cholesterol to HDL',
      called: 'Chol/HDL ratio, Cholesterol/HDL ratio, T. Chol/HDL Ratio, Cholesterin/HDL-Quotient, Chol/HDL',
      units: '{ratio}',
    },
    {
      loinc: '1884-6',
      name: 'Apolipoprotein B',
      called: 'Apo B, ApoB, Apolipoproteína B, Apolipoprotéine B',
      units: 'mg/dL, g/L',
    },
    {
      loinc: '1869-7',
      name: 'Apolipoprotein A1',
      called: 'Apo A1, ApoA1, Apolipoprotein A-I, Apolipoproteína A1',
      units: 'mg/dL, g/L',
    },
    {
      loinc: '10835-7',
      name: 'Lipoprotein(a)',
      called: 'Lp(a), Lp (a), Lipoprotein a, Lipoprotein (a), Lipoproteína (a)',
      units: 'mg/dL, mg/L, g/L',
    },
    {
      loinc: '43583-4',
      name: 'Lipoprotein(a), amount',
      called: 'Lp(a), Lp (a), Lipoprotein(a), Lipoprotein a, Lipoprotein (a), Lipoproteína (a)',
      units: 'nmol/L',
    },
  ],
}

export const liver: LabPanel = {
  panel: 'Liver, pancreas and proteins',
  tests: [
    {
      loinc: '1742-6',
      name: 'ALT',
      called:
        'ALAT, GPT, SGPT, ALT (GPT), ALT (SGPT), ALAT (GPT), GPT (ALAT), GPT (ALT), Alanine aminotransferase, Alanin-Aminotransferase, TGP',
      units: 'U/L, ukat/L',
    },
    {
      loinc: '1920-8',
      name: 'AST',
      called:
        'ASAT, GOT, SGOT, AST (GOT), AST (SGOT), ASAT (GOT), GOT (ASAT), GOT (AST), Aspartate aminotransferase, Aspartat-Aminotransferase, TGO',
      units: 'U/L, ukat/L',
    },
    {
      loinc: '2324-2',
      name: 'Gamma-GT',
      called: 'GGT, gGT, g-GT, γ-GT, Gamma GT, GGTP, Gamma glutamyl transferase, Gamma-glutamyltransferase, Gamma-GT (GGT)',
      units: 'U/L, ukat/L',
    },
    {
      loinc: '6768-6',
      name: 'Alkaline phosphatase',
      called:
        'ALP, Alk Phos, Alk. Phosphatase, AP, Alkalische Phosphatase, Fosfatasa alcalina, Phosphatase alcaline, Phosphatases alcalines',
      units: 'U/L, ukat/L',
    },
    {
      loinc: '1975-2',
      also: '14631-6',
      name: 'Bilirubin',
      called:
        'Total bilirubin, Bilirubin total, T. Bili, Bilirubin gesamt, Gesamtbilirubin, Bilirrubina total, Bilirubine totale',
      units: 'mg/dL, umol/L',
      molarMass: 584.66,
    },
    {
      loinc: '1968-7',
      also: '14629-0',
      name: 'Direct bilirubin',
      called:
        'Bilirubin direct, Conjugated bilirubin, Bilirubin direkt, Direktes Bilirubin, Bilirrubina directa, Bilirubine conjuguée',
      units: 'mg/dL, umol/L',
      molarMass: 584.66,
    },
    {
      loinc: '1971-1',
      also: '14630-8',
      name: 'Indirect bilirubin',
      called: 'Bilirubin indirect, Unconjugated bilirubin, Bilirubin indirekt, Indirektes Bilirubin, Bilirrubina indirecta',
      units: 'mg/dL, umol/L',
      molarMass: 584.66,
    },
    {
      loinc: '2532-0',
      also: '14805-6',
      name: 'LDH',
      called: 'LD, Lactate dehydrogenase, Laktatdehydrogenase, Lactatdehydrogenase, Lactato deshidrogenasa',
      units: 'U/L, ukat/L',
    },
    { loinc: '1798-8', name: 'Amylase', called: 'Alpha-Amylase, Amilasa', units: 'U/L, ukat/L' },
    { loinc: '3040-3', name: 'Lipase', called: 'Lipasa', units: 'U/L, ukat/L' },
    {
      loinc: '22763-7',
      also: '16362-6',
      name: 'Ammonia',
      called: 'NH3, Ammoniak, Amoniaco, Ammoniac',
      units: 'ug/dL, umol/L',
      molarMass: 17.031,
    },
    {
      loinc: '2885-2',
      name: 'Total protein',
      called:
        'Protein total, Protein, Total protein serum, Gesamteiweiß, Gesamteiweiss, Eiweiß gesamt, Proteínas totales, Protéines totales',
      units: 'g/dL, g/L',
    },
    { loinc: '1751-7', also: '2862-1', name: 'Albumin', called: 'Albumin serum, Albúmina, Albumine', units: 'g/dL, g/L' },
    { loinc: '10834-0', also: '2336-6', name: 'Globulin', called: 'Globulin total, Globuline, Globulina', units: 'g/dL, g/L' },
    { loinc: '1759-0', name: 'Albumin to globulin', called: 'A/G ratio, Albumin/Globulin ratio, A/G Ratio', units: '{ratio}' },
    { loinc: '14338-8', name: 'Prealbumin', called: 'Transthyretin, Präalbumin, Prealbúmina', units: 'mg/dL, g/L' },
    { loinc: '4542-7', name: 'Haptoglobin', called: 'Haptoglobina, Haptoglobine', units: 'mg/dL, g/L' },
    {
      loinc: '2524-7',
      name: 'Lactate',
      called: 'Lactic acid, Laktat, Lactat, Lactato',
      units: 'mmol/L, mg/dL',
      molarMass: 90.078,
    },
  ],
}
