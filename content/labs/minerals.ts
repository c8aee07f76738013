import type { LabPanel } from './lab-test.ts'

export const kidney: LabPanel = {
  panel: 'Kidney',
  tests: [
    {
      loinc: '2160-0',
      also: '14682-9, 38483-4, 59826-8',
      name: 'Creatinine',
      called:
        'Creat, Creatinine serum, Serum creatinine, Kreatinin, Krea, Creatinina, Créatinine, Creatinine (serum), Kreatinin (Serum), Creatinina sérica, Creatinine enzymatic, Créatininémie, Kreatinine, Creatinine level, Créatinine plasmatique, Creatininemia, Creat serum, Créatinine sanguine, S-Kreatinin',
      units: { 'mg/dL': 2, 'umol/L': 0 },
      molarMass: 113.12,
    },
    {
      loinc: '98979-8',
      also: '62238-1',
      name: 'eGFR',
      called:
        'GFR, eGFR (CKD-EPI), eGFRcreat, GFR CKD-EPI, GFR (CKD-EPI), eGFR CKD-EPI, Glomerular filtration rate, Glomeruläre Filtrationsrate, FG, DFG, Estimated GFR, Estimated glomerular filtration rate, eGFRcr, eGFR creatinine, GFR estimated, Filtrado glomerular, Filtrado glomerular estimado, Filtración glomerular, Filtración glomerular estimada, Tasa de filtración glomerular, Taxa de filtração glomerular, TFG, TFGe, FGe, DFG estimé, Débit de filtration glomérulaire, Débit de filtration glomérulaire estimé, Velocidade de filtração glomerular, Filtrato glomerulare, VFG, Ritmo de filtração glomerular, eGFR (estimated), eGFR-EPI, eGFR/1.73m2, Geschätzte GFR, GFR geschätzt, GFR/1.73m2',
      units: { 'mL/min/{1.73_m2}': 0 },
    },
    {
      loinc: '33914-3',
      name: 'eGFR (MDRD)',
      called:
        'GFR MDRD, GFR (MDRD), eGFR MDRD, GFR calculated abbreviated MDRD, eGFR calculated abbreviated MDRD, GFR calculated MDRD, Filtrado glomerular (MDRD), DFG (MDRD), Estimated GFR (MDRD)',
      units: { 'mL/min/{1.73_m2}': 0 },
    },
    {
      loinc: '33863-2',
      name: 'Cystatin C',
      called: 'Cystatin-C, Cistatina C, Cystatine C, Cystatin C (CysC)',
      units: { 'mg/L': 2 },
    },
    {
      loinc: '3091-6',
      also: '22664-7, 20977-5, 72903-8',
      name: 'Urea',
      called:
        'Harnstoff, Urée, Urea nitrogen as urea, Ureum, Uréia, Ureia, Azotemia, Urémie, Urea (calculated), Urea sérica, Blood urea, Azotémie, Urea level, Ureia sérica, Uremia',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 60.056,
    },
    {
      loinc: '3094-0',
      also: '14937-7, 6299-2',
      name: 'Urea nitrogen',
      called:
        'BUN, Urea (BUN), Harnstoff (BUN), Blood urea nitrogen, Harnstoff-N, Harnstoffstickstoff, Harnstoff-Stickstoff, Nitrógeno ureico',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 28.014,
    },
    {
      loinc: '3097-3',
      name: 'Urea nitrogen to creatinine',
      called:
        'BUN/Creatinine ratio, BUN/Creat, BUN/creatinine, BUN/Sr creatinine ratio, Urea nitrogen/creatinine ratio, BUN:creatinine ratio',
      units: { '{ratio}': 0 },
    },
    {
      loinc: '3084-1',
      also: '14933-6',
      name: 'Uric acid',
      called:
        'Urate, Harnsäure, Ácido úrico, Acide urique, Uricémie, Uricemia, Ácido úrico sérico, Urinezuur, Uraat, Uricemia (ácido úrico), Urate level',
      units: { 'mg/dL': 1, 'umol/L': 0 },
      molarMass: 168.11,
    },
    {
      loinc: '2692-2',
      name: 'Osmolality',
      called:
        'Serum osmolality, Osmolalität, Osmolalidad, Osmolality calculated, Osmolarité, Osmolalité, Osmolarity calculated, Osmolarity, Osmolalità',
      units: { 'mosm/kg': 0 },
    },
  ],
}

export const electrolytes: LabPanel = {
  panel: 'Electrolytes',
  tests: [
    {
      loinc: '2951-2',
      also: '2947-0, 39791-9, 32717-1',
      name: 'Sodium',
      called:
        'Na, Na+, Natrium, Sodio, Sódio, Natrium (Na), Sodium (Na), Natrémie, Natrémie (sodium), Sodium level, Natriemia, Sodio sérico, Sodiemia, Natremia',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '2823-3',
      also: '6298-4, 32713-0, 39790-1, 39789-3',
      name: 'Potassium',
      called:
        'K, K+, Kalium, Potasio, Potássio, Potassio, Kalium (K), Potassium (K), Kaliémie, Kaliémie (potassium), Potassium level, Kaliemia, Potasio sérico, Potassiemia, Calemia',
      units: { 'mmol/L': 1, 'meq/L': 1 },
      charge: 1,
    },
    {
      loinc: '2075-0',
      also: '2069-3, 41650-3, 41649-5',
      name: 'Chloride',
      called:
        'Cl, Cl-, Chlorid, Cloruro, Cloro, Chlorure, Chlore, Cloreto, Chloride (Cl), Chlorures, Chlorémie, Chloor, Chloruro, Cloruri, Cloremia, Chloride level, Chloruremia, Cloruros',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '1963-8',
      name: 'Bicarbonate',
      called:
        'HCO3, HCO3-, Bikarbonat, Bicarbonat, Bicarbonato, Bicarbonate (HCO3), Standard bicarbonate, Standardbikarbonat, Bicarbonati, Bicarbonates, Bicarbonates (réserve alcaline), Réserve alcaline, Bicarbonaat, Bicarbonate level, HCO3 actual, Actual bicarbonate, Bicarbonato (HCO3), cHCO3',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '2028-9',
      also: '20565-8, 2026-3, 2027-1',
      name: 'Carbon dioxide',
      called:
        'CO2, Total CO2, Carbon dioxide total, CO2 total, CO2 content, tCO2, Carbon dioxide, Carbon dioxide (CO2), Carbon dioxide total (CO2), CO2 total sérique, Total carbon dioxide, Carbon dioxide content, CO2 (bicarbonate)',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '33037-3',
      also: '10466-1',
      name: 'Anion gap',
      called: 'Anionenlücke, Brecha aniónica, Trou anionique',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '1863-0',
      name: 'Anion gap with potassium',
      called: 'Anion gap (with K), Anion gap with K, Anion gap K, Anionenlücke mit Kalium',
      units: { 'mmol/L': 0, 'meq/L': 0 },
      charge: 1,
    },
    {
      loinc: '17861-6',
      also: '2000-8, 49765-1',
      name: 'Calcium',
      called:
        'Ca, Total calcium, Calcium total, Kalzium, Calcium gesamt, Calcio, Cálcio, Calcium (total), Calcium (Ca), Calcémie, Calcium level, Calcemia, Calcio total, Calcio sérico, Calcio totale, Calcium serum',
      units: { 'mg/dL': 1, 'mmol/L': 2 },
      molarMass: 40.078,
      charge: 2,
    },
    {
      loinc: '29265-6',
      name: 'Calcium, corrected for albumin',
      called:
        'Corrected calcium, Adjusted calcium, Calcium korrigiert, Calcium albuminkorrigiert, Calcio corregido, Calcium adjusted, Calcium corrected, Calcium (adjusted), Calcium (corrected), Adjusted calcium (albumin), Albumin adjusted calcium, Albumin-adjusted calcium, Albumin corrected calcium, Serum adjusted calcium, Corrected serum calcium, Calcium (albuminkorrigiert), Korrigiertes Calcium, Calcium corrigé, Calcio corretto, Cálcio corrigido, Calcio corregido por albúmina',
      units: { 'mmol/L': 2, 'mg/dL': 1 },
      molarMass: 40.078,
      charge: 2,
    },
    {
      loinc: '1995-0',
      also: '1994-3',
      name: 'Ionised calcium',
      called:
        'Ionized calcium, Ca++, Calcium ionisiert, Ionisiertes Calcium, Calcio iónico, Calcium ionisé, iCa, Ionized calcium (iCa), Calcium ionized, Calcium ionised, Calcio ionizado, Calcio ionizzato, Free calcium, iCa++',
      units: { 'mmol/L': 2, 'mg/dL': 2 },
      molarMass: 40.078,
      charge: 2,
    },
    {
      loinc: '19123-9',
      also: '2601-3',
      name: 'Magnesium',
      called:
        'Mg, Magnesio, Magnésium, Magnésio, Magnesium (Mg), Magnésémie, Magnesium level, Magnesio sérico, Magnesiemia, Mg2+, Mg++',
      units: { 'mg/dL': 1, 'mmol/L': 2 },
      serumOnly: true,
      molarMass: 24.305,
      charge: 2,
    },
    {
      loinc: '2777-1',
      also: '14879-1, 2774-8, 24519-1',
      name: 'Phosphate',
      called:
        'Phosphorus, Phosphor, Phosphat, Phosphat anorganisch, Fósforo, Fosfato, Phosphore, Phosphat (anorg.), Fosfaat, Fosforo, Inorganic phosphate, Phosphate inorganic, Inorganic phosphorus, Phosphorémie, Phosphore (phosphates), Inorganic phosphate level, Fósforo inorgánico, Fosforemia, Phosphate level, Phosphates, Fosfati, PO4, Phosphate (PO4)',
      units: { 'mg/dL': 1, 'mmol/L': 2 },
      molarMass: 30.974,
    },
  ],
}
