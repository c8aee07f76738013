import type { LabPanel } from './lab-test.ts'

export const heart: LabPanel = {
  panel: 'Heart and muscle',
  tests: [
    {
      loinc: '2157-6',
      name: 'Creatine kinase',
      called:
        'CK, CPK, CK total, Kreatinkinase, CK gesamt, Creatina quinasa, Créatine kinase, Creatinchinasi, CK (total), Creatine kinase (CK), CK (creatine kinase), Creatine kinase total, Creatine phosphokinase, Creatinfosfoquinasa, Creatinina quinasa, Creatinoquinase, Creatine kinase (CPK), CPK total, Créatine phosphokinase (CPK), Creatinchinasi (CK), CK-Nac, Creatina fosfoquinasa (CPK), Creatinofosfoquinase',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    { loinc: '13969-1', name: 'CK-MB, mass', called: 'CK-MB, CKMB, CK-MB mass, CK-MB Masse', units: { 'ng/mL': 1, 'ug/L': 1 } },
    { loinc: '32673-6', name: 'CK-MB, activity', called: 'CK-MB, CKMB, CK-MB activity, CK-MB Aktivität', units: { 'U/L': 0 } },
    { loinc: '2639-3', name: 'Myoglobin', called: 'Mioglobina', units: { 'ng/mL': 0, 'ug/L': 0 } },
    {
      loinc: '10839-9',
      also: '42757-5, 49563-0',
      name: 'Troponin I',
      called:
        'cTnI, Troponin-I, Troponina I, Troponine I, TnI, Tn I, Trop I, TropI, c-TnI, Cardiac troponin I, Troponin I cardiac, Troponina I cardíaca, Troponine I cardiaque',
      units: { 'ng/mL': 3, 'ug/L': 3, 'ng/L': 0 },
    },
    {
      loinc: '89579-7',
      name: 'Troponin I, high sensitivity',
      called:
        'hs-Troponin I, hs-TnI, hsTnI, hs-cTnI, Troponin I hs, Troponin I hochsensitiv, hs-cTn I, hs cTn I, High sensitivity troponin I, High-sensitive troponin I, Troponin I (high sensitive), Troponin I high sensitivity, hs Troponin I, Troponine I ultrasensible, Troponine I ultra-sensible, Troponine I haute sensibilité, Troponine I hs, Troponine hs I, Troponina I ultrasensible, Troponine I hypersensible, Troponin I (hs), hs-TropI, Troponin I ultrasensitive, Troponina I de alta sensibilidad, Troponina I alta sensibilidad, Troponina I ad alta sensibilità, Troponina I alta sensibilidade, hs-Trop I, hsTrop I, Troponin I highly sensitive, Troponina I ultrassensível, Troponin I hochsensitiv (hs)',
      units: { 'ng/L': 0, 'pg/mL': 0 },
    },
    {
      loinc: '6598-7',
      also: '48425-3, 6597-9',
      name: 'Troponin T',
      called:
        'cTnT, Troponin-T, Troponina T, Troponine T, TnT, Tn T, Trop T, TropT, c-TnT, Cardiac troponin T, Troponin T cardiac',
      units: { 'ng/mL': 3, 'ug/L': 3, 'ng/L': 0 },
    },
    {
      loinc: '67151-1',
      name: 'Troponin T, high sensitivity',
      called:
        'hs-Troponin T, hs-TnT, hsTnT, hs-cTnT, Troponin T hs, Troponin T hochsensitiv, hs-cTn T, hs cTn T, High sensitivity troponin T, High-sensitive troponin T, Troponin T (high sensitive), Troponin T high sensitivity, hs Troponin T, Troponine T ultrasensible, Troponine T ultra-sensible, Troponine T haute sensibilité, Troponine T hs, Troponine hs T, Troponina T ultrasensible, Troponine T hypersensible, Troponin T (hs), hs-TropT, Troponin T ultrasensitive, Troponina T de alta sensibilidad, Troponina T alta sensibilidad, Troponina T ad alta sensibilità, Troponina T alta sensibilidade, hs-Trop T, hsTrop T, Troponin T highly sensitive, Troponin T (Gen 5), Troponin T Gen 5 STAT, Troponin T high sensitivity Gen 5, Troponina T ultrassensível',
      units: { 'ng/L': 0, 'pg/mL': 0 },
    },
    {
      loinc: '30934-4',
      name: 'BNP',
      called:
        'Natriuretic peptide B, B-type natriuretic peptide, BNP (brain natriuretic peptide), Brain natriuretic peptide, B natriuretic peptide, Péptido natriurético B',
      units: { 'pg/mL': 0, 'ng/L': 0 },
    },
    {
      loinc: '33762-6',
      name: 'NT-proBNP',
      called:
        'NT-pro-BNP, NT pro BNP, proBNP, N-terminal pro-BNP, N-terminal proBNP, NT-proBNP (N-terminal), Pro-BNP, ProBNP N-terminal, BNP N-terminal, NTproBNP',
      units: { 'pg/mL': 0, 'ng/L': 0 },
    },
  ],
}

export const immunity: LabPanel = {
  panel: 'Inflammation and immunity',
  tests: [
    {
      loinc: '1988-5',
      name: 'CRP',
      called:
        'C-reactive protein, C reactive protein, C-reaktives Protein, Proteína C reactiva, PCR, Protéine C réactive, CRP quantitative, Proteína C reativa, Proteina C reattiva, CRP (C-reactive protein), Serum C reactive protein, C-reactief proteïne, CRP standard',
      units: { 'mg/L': 1, 'mg/dL': 2 },
    },
    {
      loinc: '30522-7',
      name: 'CRP, high sensitivity',
      called:
        'hs-CRP, hsCRP, CRP hs, CRP ultrasensitive, High sensitivity CRP, CRP hochsensitiv, PCR ultrasensible, C-Reactive Protein Cardiac, Cardio CRP, CRP cardiac, Cardiac CRP, CRP highly sensitive, High sensitivity C-reactive protein, C-reactive protein high sensitivity, High sensitive CRP, High sensitivity C-reactive protein (hs-CRP), Proteína C reactiva ultrasensible, PCR us, CRP ultra-sensible, CRP ultrasensible, Protéine C réactive ultrasensible, CRP ultrasensitiv, C-reactive protein ultrasensitive, PCR ultrassensível, Proteína C reativa ultrassensível, CRP hypersensible, hs C-reactive protein, PCR alta sensibilidad, C-reactive protein (hs)',
      units: { 'mg/L': 2, 'mg/dL': 3 },
    },
    { loinc: '33959-8', name: 'Procalcitonin', called: 'PCT, Procalcitonina', units: { 'ng/mL': 2, 'ug/L': 2 } },
    {
      loinc: '11572-5',
      name: 'Rheumatoid factor',
      called:
        'RF, Rheumafaktor, Factor reumatoide, Facteur rhumatoïde, RA factor, Rheumatoid factor (RF), Fattore reumatoide, Fator reumatoide, RF quantitative, Rheumafaktoren, Reumafactor, RA Latex Turbid',
      units: { '[IU]/mL': 0, 'k[IU]/L': 0 },
    },
    {
      loinc: '33935-8',
      name: 'CCP antibodies',
      called:
        'Anti-CCP, CCP-AK, CCP Ab, CCP-Antikörper, Anti-CCP antibodies, CCP antibodies IgG, Anti-cyclic citrullinated peptide, Cyclic citrullinated peptide, Cyclic citrullinated peptide antibody, Anticuerpos anti-CCP, Anticorps anti-CCP, CCP IgG',
      units: { 'U/mL': 0, 'kU/L': 0 },
    },
    {
      loinc: '5048-4',
      name: 'Antinuclear antibodies',
      called: 'ANA, ANA titer, ANA titre, ANA-Titer, Antinukleäre Antikörper',
      units: { '{titer}': 0 },
    },
    {
      loinc: '2465-3',
      name: 'IgG',
      called:
        'Immunoglobulin G, Immunglobulin G, Immunoglobulin G (IgG), IgG total, Immunoglobulina G, Immunoglobulines G, IgG serum, Immunoglobulin G total',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '2458-8',
      name: 'IgA',
      called: 'Immunoglobulin A, Immunglobulin A, Immunoglobulin A (IgA), IgA total, Immunoglobulina A, Immunoglobulines A',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '2472-9',
      name: 'IgM',
      called: 'Immunoglobulin M, Immunglobulin M, Immunoglobulin M (IgM), IgM total, Immunoglobulina M, Immunoglobulines M',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '19113-0',
      name: 'IgE',
      called: 'Total IgE, IgE total, IgE gesamt, Immunoglobulin E, Immunglobulin E',
      units: { '[IU]/mL': 0, 'k[IU]/L': 0 },
    },
    {
      loinc: '31017-7',
      name: 'Transglutaminase IgA antibodies',
      called: 'tTG-IgA, tTG IgA, Anti-tTG IgA, Transglutaminase-AK IgA',
      units: { 'U/mL': 1 },
    },
    { loinc: '4485-9', name: 'Complement C3', called: 'C3, Komplement C3, Complemento C3', units: { 'mg/dL': 0, 'g/L': 2 } },
    { loinc: '4498-2', name: 'Complement C4', called: 'C4, Komplement C4, Complemento C4', units: { 'mg/dL': 0, 'g/L': 2 } },
    { loinc: '5196-1', name: 'Hepatitis B surface antigen', called: 'HBsAg, HBs-Antigen', units: {} },
    {
      loinc: '5193-8',
      also: '16935-9',
      name: 'Hepatitis B surface antibodies',
      called: 'Anti-HBs, HBsAb, HBs-AK',
      units: { 'm[IU]/mL': 0, '[IU]/L': 0 },
    },
    { loinc: '13955-0', name: 'Hepatitis C antibodies', called: 'Anti-HCV, HCV Ab, HCV-AK', units: {} },
  ],
}

export const tumours: LabPanel = {
  panel: 'Tumour markers',
  tests: [
    {
      loinc: '2857-1',
      name: 'PSA',
      called:
        'PSA total, Total PSA, PSA gesamt, Prostate specific antigen, Prostataspezifisches Antigen, Prostate-specific Ag, Prostate specific antigen total, Antígeno prostático específico, PSA (prostate specific antigen), Prostate-specific antigen (PSA), Antigène prostatique spécifique, PSA totale, PSA ultrasensitive, PSA screening, Antigeno prostatico specifico, Antígeno prostático específico total',
      units: { 'ng/mL': 2, 'ug/L': 2 },
    },
    { loinc: '10886-0', name: 'Free PSA', called: 'PSA free, PSA frei, Freies PSA, PSA libre', units: { 'ng/mL': 2, 'ug/L': 2 } },
    { loinc: '12841-3', name: 'Free PSA, share', called: 'Free PSA %, % free PSA, PSA ratio, PSA-Quotient', units: { '%': 0 } },
    {
      loinc: '2039-6',
      name: 'CEA',
      called: 'Carcinoembryonic antigen, Carcinoembryonales Antigen',
      units: { 'ng/mL': 1, 'ug/L': 1 },
    },
    {
      loinc: '1834-1',
      name: 'AFP',
      called: 'Alpha-fetoprotein, Alpha-1-Fetoprotein, Alphafetoprotein',
      units: { 'ng/mL': 1, 'ug/L': 1 },
    },
    { loinc: '10334-1', name: 'CA 125', called: 'CA-125, CA125, Cancer antigen 125', units: { 'U/mL': 0, 'kU/L': 0 } },
    { loinc: '6875-9', name: 'CA 15-3', called: 'CA15-3, Cancer antigen 15-3', units: { 'U/mL': 0, 'kU/L': 0 } },
    { loinc: '24108-3', name: 'CA 19-9', called: 'CA19-9, Cancer antigen 19-9', units: { 'U/mL': 0, 'kU/L': 0 } },
  ],
}
