import type { LabPanel } from './lab-test.ts'

export const heart: LabPanel = {
  panel: 'Heart and muscle',
  tests: [
    {
      loinc: '2157-6',
      name: 'Creatine kinase',
      called: 'CK, CPK, CK total, Kreatinkinase, CK gesamt, Creatina quinasa',
      units: 'U/L, ukat/L',
    },
    { loinc: '13969-1', name: 'CK-MB, mass', called: 'CK-MB, CKMB, CK-MB mass, CK-MB Masse', units: 'ng/mL, ug/L' },
    { loinc: '32673-6', name: 'CK-MB, activity', called: 'CK-MB, CKMB, CK-MB activity, CK-MB Aktivität', units: 'U/L' },
    { loinc: '2639-3', name: 'Myoglobin', called: 'Mioglobina', units: 'ng/mL, ug/L' },
    { loinc: '10839-9', name: 'Troponin I', called: 'cTnI', units: 'ng/mL, ug/L, ng/L' },
    {
      loinc: '89579-7',
      name: 'Troponin I, high sensitivity',
      called: 'hs-Troponin I, hs-TnI, hsTnI, hs-cTnI, Troponin I hs, Troponin I hochsensitiv',
      units: 'ng/L, pg/mL',
    },
    { loinc: '6598-7', name: 'Troponin T', called: 'cTnT', units: 'ng/mL, ug/L, ng/L' },
    {
      loinc: '67151-1',
      name: 'Troponin T, high sensitivity',
      called: 'hs-Troponin T, hs-TnT, hsTnT, hs-cTnT, Troponin T hs, Troponin T hochsensitiv',
      units: 'ng/L, pg/mL',
    },
    { loinc: '30934-4', name: 'BNP', called: 'Natriuretic peptide B, B-type natriuretic peptide', units: 'pg/mL, ng/L' },
    { loinc: '33762-6', name: 'NT-proBNP', called: 'NT-pro-BNP, NT pro BNP, proBNP', units: 'pg/mL, ng/L' },
  ],
}

export const immunity: LabPanel = {
  panel: 'Inflammation and immunity',
  tests: [
    {
      loinc: '1988-5',
      name: 'CRP',
      called: 'C-reactive protein, C reactive protein, C-reaktives Protein, Proteína C reactiva, PCR, Protéine C réactive',
      units: 'mg/L, mg/dL',
    },
    {
      loinc: '30522-7',
      name: 'CRP, high sensitivity',
      called: 'hs-CRP, hsCRP, CRP hs, CRP ultrasensitive, High sensitivity CRP, CRP hochsensitiv, PCR ultrasensible',
      units: 'mg/L, mg/dL',
    },
    { loinc: '33959-8', name: 'Procalcitonin', called: 'PCT, Procalcitonina', units: 'ng/mL, ug/L' },
    {
      loinc: '11572-5',
      name: 'Rheumatoid factor',
      called: 'RF, Rheumafaktor, Factor reumatoide, Facteur rhumatoïde',
      units: '[IU]/mL, k[IU]/L',
    },
    { loinc: '33935-8', name: 'CCP antibodies', called: 'Anti-CCP, CCP-AK, CCP Ab, CCP-Antikörper', units: 'U/mL, kU/L' },
    {
      loinc: '5048-4',
      name: 'Antinuclear antibodies',
      called: 'ANA, ANA titer, ANA titre, ANA-Titer, Antinukleäre Antikörper',
      units: '{titer}',
    },
    { loinc: '2465-3', name: 'IgG', called: 'Immunoglobulin G, Immunglobulin G', units: 'mg/dL, g/L' },
    { loinc: '2458-8', name: 'IgA', called: 'Immunoglobulin A, Immunglobulin A', units: 'mg/dL, g/L' },
    { loinc: '2472-9', name: 'IgM', called: 'Immunoglobulin M, Immunglobulin M', units: 'mg/dL, g/L' },
    {
      loinc: '19113-0',
      name: 'IgE',
      called: 'Total IgE, IgE total, IgE gesamt, Immunoglobulin E, Immunglobulin E',
      units: '[IU]/mL, k[IU]/L',
    },
    {
      loinc: '31017-7',
      name: 'Transglutaminase IgA antibodies',
      called: 'tTG-IgA, tTG IgA, Anti-tTG IgA, Transglutaminase-AK IgA',
      units: 'U/mL',
    },
    { loinc: '4485-9', name: 'Complement C3', called: 'C3, Komplement C3, Complemento C3', units: 'mg/dL, g/L' },
    { loinc: '4498-2', name: 'Complement C4', called: 'C4, Komplement C4, Complemento C4', units: 'mg/dL, g/L' },
    { loinc: '5196-1', name: 'Hepatitis B surface antigen', called: 'HBsAg, HBs-Antigen', units: '' },
    {
      loinc: '5193-8',
      also: '16935-9',
      name: 'Hepatitis B surface antibodies',
      called: 'Anti-HBs, HBsAb, HBs-AK',
      units: 'm[IU]/mL, [IU]/L',
    },
    { loinc: '13955-0', name: 'Hepatitis C antibodies', called: 'Anti-HCV, HCV Ab, HCV-AK', units: '' },
  ],
}

export const tumours: LabPanel = {
  panel: 'Tumour markers',
  tests: [
    {
      loinc: '2857-1',
      name: 'PSA',
      called: 'PSA total, Total PSA, PSA gesamt, Prostate specific antigen, Prostataspezifisches Antigen',
      units: 'ng/mL, ug/L',
    },
    { loinc: '10886-0', name: 'Free PSA', called: 'PSA free, PSA frei, Freies PSA, PSA libre', units: 'ng/mL, ug/L' },
    { loinc: '12841-3', name: 'Free PSA, share', called: 'Free PSA %, % free PSA, PSA ratio, PSA-Quotient', units: '%' },
    { loinc: '2039-6', name: 'CEA', called: 'Carcinoembryonic antigen, Carcinoembryonales Antigen', units: 'ng/mL, ug/L' },
    { loinc: '1834-1', name: 'AFP', called: 'Alpha-fetoprotein, Alpha-1-Fetoprotein, Alphafetoprotein', units: 'ng/mL, ug/L' },
    { loinc: '10334-1', name: 'CA 125', called: 'CA-125, CA125, Cancer antigen 125', units: 'U/mL, kU/L' },
    { loinc: '6875-9', name: 'CA 15-3', called: 'CA15-3, Cancer antigen 15-3', units: 'U/mL, kU/L' },
    { loinc: '24108-3', name: 'CA 19-9', called: 'CA19-9, Cancer antigen 19-9', units: 'U/mL, kU/L' },
  ],
}

export const urine: LabPanel = {
  panel: 'Urine and stool',
  tests: [
    {
      loinc: '5803-2',
      also: '2756-5',
      name: 'pH of urine',
      called: 'Urine pH, pH urine, pH Urin, pH (Urin), pH im Urin',
      units: '[pH]',
    },
    {
      loinc: '5811-5',
      also: '2965-2',
      name: 'Specific gravity of urine',
      called: 'Specific gravity, Spezifisches Gewicht, Spezifisches Gewicht Urin, Densidad urinaria',
      units: '{SG}',
    },
    {
      loinc: '2888-6',
      name: 'Protein in urine',
      called: 'Urine protein, Protein urine, Eiweiß im Urin, Protein (Urin), Proteinuria',
      units: 'mg/dL, mg/L, g/L',
    },
    {
      loinc: '20454-5',
      name: 'Protein in urine, strip',
      called: 'Urine protein dipstick, Protein urine strip, Eiweiß Urinstreifen',
      units: '',
    },
    {
      loinc: '25428-4',
      name: 'Glucose in urine, strip',
      called: 'Urine glucose, Glucose urine, Glukose im Urin, Glucose (Urin), Glucosuria',
      units: '',
    },
    {
      loinc: '2514-8',
      name: 'Ketones in urine, strip',
      called: 'Urine ketones, Ketones urine, Ketone im Urin, Ketone (Urin), Ketonkörper',
      units: '',
    },
    {
      loinc: '5802-4',
      name: 'Nitrite in urine, strip',
      called: 'Nitrite, Urine nitrite, Nitrit, Nitrit (Urin), Nitritos',
      units: '',
    },
    {
      loinc: '5799-2',
      name: 'Leukocyte esterase in urine, strip',
      called: 'Leukocyte esterase, Leukozyten (Urin), Leukozyten im Urin',
      units: '',
    },
    {
      loinc: '5794-3',
      name: 'Blood in urine, strip',
      called: 'Urine blood, Blood urine, Blut im Urin, Hämoglobin (Urin), Hematuria',
      units: '',
    },
    {
      loinc: '5770-3',
      name: 'Bilirubin in urine, strip',
      called: 'Urine bilirubin, Bilirubin (Urin), Bilirubin im Urin',
      units: '',
    },
    {
      loinc: '5818-0',
      name: 'Urobilinogen in urine, strip',
      called: 'Urobilinogen, Urine urobilinogen, Urobilinogen (Urin)',
      units: '',
    },
    {
      loinc: '2161-8',
      also: '14683-7',
      name: 'Creatinine in urine',
      called: 'Urine creatinine, Creatinine urine, Kreatinin im Urin, Kreatinin (Urin)',
      units: 'mg/dL, mmol/L, g/L',
      molarMass: 113.12,
    },
    {
      loinc: '1754-1',
      also: '14957-5',
      name: 'Albumin in urine',
      called: 'Urine albumin, Microalbumin, Mikroalbumin, Albumin im Urin, Albumin (Urin), Microalbuminuria',
      units: 'mg/L, mg/dL',
    },
    {
      loinc: '9318-7',
      also: '14959-1',
      name: 'Albumin to creatinine in urine',
      called: 'ACR, uACR, UACR, Albumin/Creatinine ratio, Microalbumin/Creatinine ratio, Albumin/Kreatinin-Quotient',
      units: 'mg/g{creat}, mg/mmol{creat}',
      molarMass: 113.12,
    },
    {
      loinc: '2890-2',
      name: 'Protein to creatinine in urine',
      called: 'PCR urine, UPCR, Protein/Creatinine ratio, Protein/Kreatinin-Quotient',
      units: 'mg/g{creat}, mg/mmol{creat}',
      molarMass: 113.12,
    },
    {
      loinc: '2955-3',
      name: 'Sodium in urine',
      called: 'Urine sodium, Natrium im Urin, Natrium (Urin)',
      units: 'mmol/L, meq/L',
      charge: 1,
    },
    { loinc: '2695-5', name: 'Osmolality of urine', called: 'Urine osmolality, Osmolalität (Urin)', units: 'mosm/kg' },
    {
      loinc: '38445-3',
      name: 'Calprotectin in stool',
      called: 'Calprotectin, Fecal calprotectin, Faecal calprotectin, Calprotectin im Stuhl, Calprotectina, Calprotectine',
      units: 'ug/g, mg/kg',
    },
    {
      loinc: '2335-8',
      name: 'Blood in stool',
      called: 'Fecal occult blood, FOBT, Stool occult blood, Okkultes Blut, Sangre oculta en heces',
      units: '',
    },
  ],
}
