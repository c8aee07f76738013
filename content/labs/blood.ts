import type { LabPanel } from './lab-test.ts'

// One molar mass that is a convention: haemoglobin is counted by its iron, so that a mole has 16,114.5 g (a monomer).
export const bloodCount: LabPanel = {
  panel: 'Blood count',
  tests: [
    {
      loinc: '6690-2',
      also: '26464-8',
      name: 'White blood cells',
      called:
        'WBC, Leukocytes, Leucocytes, White cell count, Total white cell count, White blood cell count, Leukozyten, Leukos, Leucocitos, Globules blancs, GB, White cells, WBC count, Leukocyte count, Leucocyte count, Leukozytenzahl, Leucócitos, Leucociti, Globuli bianchi, Globulos blancos, Leukocyten, Leukocytes (WBC), White blood cells (WBC), WCC, White blood count, Total white blood count, White cell count (WCC), Total WBC count, Total leukocyte count, TLC, Total leucocyte count, Total WBC, Leucócitos totais, Leucocitos totales, Leukozyten (WBC), Witte bloedcellen, Globules blancs (leucocytes), White blood cell',
      units: { '10*9/L': 1, '10*3/uL': 1, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '789-8',
      also: '26453-1',
      name: 'Red blood cells',
      called:
        'RBC, Erythrocytes, Red cell count, Red blood cell count, Erythrozyten, Erys, Eritrocitos, Hematíes, Globules rouges, GR, Hématies, Érythrocytes, RBC count, Erythrocyte count, Erythrozytenzahl, Eritrociti, Globuli rossi, Eritrócitos, Hemácias, Erytrocyten, Glóbulos rojos, Red blood cells (RBC), RCC, Red blood cells RBC count, Total RBC, Total RBC count, Erythrocyten, Recuento de hematíes, Red blood cell, Rode bloedcellen, Globules rouges (hématies), Ery, Erythrozyten (RBC), Recuento de eritrocitos, Red cells',
      units: { '10*12/L': 2, '10*6/uL': 2 },
    },
    {
      loinc: '718-7',
      also: '59260-0, 20509-6, 30313-1, 30350-3',
      name: 'Haemoglobin',
      called:
        "Hb, Hgb, Hemoglobin, Hämoglobin, Hemoglobina, Hémoglobine, Emoglobina, Hemoglobine, Hämoglobin (Hb), Hemoglobin (Hb), Haemoglobin estimation, Hemoglobin level, Hemoglobine (Hb), Haemoglobin (Hb), Hämoglobin gesamt, Taux d'hémoglobine",
      units: { 'g/dL': 1, 'g/L': 0, 'mmol/L': 1 },
      neverIn: 'mg/dL, mg/L',
      molarMass: 16114.5,
    },
    {
      loinc: '4544-3',
      also: '20570-8, 31100-1',
      name: 'Haematocrit',
      called:
        'Hct, Hkt, Ht, PCV, Hematocrit, Hämatokrit, Hematocrito, Hématocrite, Ematocrito, Hematocriet, Packed cell volume, Hematocrit (PCV), Haematocrit (HCT), Hematokrit, Packed cell volume (PCV), Hématocrite (Ht)',
      units: { '%': 1, 'L/L': 3 },
    },
    {
      loinc: '787-2',
      also: '30428-7',
      name: 'MCV',
      called:
        'Mean corpuscular volume, Mean cell volume, Mittleres korpuskuläres Volumen, VCM, VGM, Volumen corpuscular medio, Volume globulaire moyen, Volumen corpuscular medio (VCM), Volume corpuscular médio, Volume corpuscolare medio, Mean corp volume, MCV (mean cell volume), Mittleres Zellvolumen, Volume globular médio',
      units: { fL: 1 },
    },
    {
      loinc: '785-6',
      also: '28539-5',
      name: 'MCH',
      called:
        'Mean corpuscular haemoglobin, Mean corpuscular hemoglobin, Mean cell hemoglobin, HbE, HCM, TCMH, Hemoglobina corpuscular media, Mean cell haemoglobin, Mean corp hemoglobin, Mean corp haemoglobin, Contenuto medio Hb, Teneur corpusculaire moyenne en hémoglobine, MCH (HbE), HbE (MCH), Teneur corpusculaire moyenne, Hémoglobine corpusculaire moyenne',
      units: { pg: 1, fmol: 2 },
      molarMass: 16114.5,
    },
    {
      loinc: '786-4',
      also: '28540-3',
      name: 'MCHC',
      called:
        'Mean corpuscular haemoglobin concentration, Mean corpuscular hemoglobin concentration, CHCM, CCMH, Mean cell haemoglobin concentration, Mean cell hemoglobin concentration, Mean corp hemo conc, Mean corpuscular haemoglobin conc, Mean corpuscular hemoglobin conc, Concentración de hemoglobina corpuscular media, Concentração de hemoglobina corpuscular média, Concentration corpusculaire moyenne en hémoglobine, Mean corp Hb conc, MCH concentration',
      units: { 'g/dL': 1, 'g/L': 0, 'mmol/L': 1 },
      molarMass: 16114.5,
    },
    {
      loinc: '788-0',
      also: '30385-9',
      name: 'Red cell distribution width',
      called:
        'RDW, RDW-CV, EVB, Erythrozytenverteilungsbreite, ADE, IDR, Red cell distribution width (RDW), RDW %, Indice de distribution des globules rouges, Ancho de distribución eritrocitaria, Amplitud de distribución eritrocitaria',
      units: { '%': 1 },
    },
    { loinc: '21000-5', name: 'Red cell distribution width (SD)', called: 'RDW-SD', units: { fL: 1 } },
    {
      loinc: '777-3',
      also: '26515-7',
      name: 'Platelets',
      called:
        'PLT, Platelet count, Thrombocytes, Thrombozyten, Thrombos, Plaquetas, Plaquettes, Thrombozytenzahl, Piastrine, Plaquetas sanguíneas, Bloedplaatjes, Trombocyten, Trombociti, Plt count, Platelet, Thrombozyten (PLT), Recuento de plaquetas, Thrombocytes (plaquettes), Blutplättchen, Contagem de plaquetas, Conta piastrine, Numération plaquettaire, Platelets count',
      units: { '10*9/L': 0, '10*3/uL': 0, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '32623-1',
      also: '28542-9',
      name: 'Mean platelet volume',
      called: 'MPV, Mittleres Thrombozytenvolumen, VPM',
      units: { fL: 1 },
    },
    {
      loinc: '51637-7',
      name: 'Plateletcrit',
      called: 'PCT, Thrombokrit, Thrombozytokrit, Plaquetocrito, Plateletocrit, Thrombocrit, Thrombocrite, Piastrinocrito',
      units: { '%': 2, 'mL/L': 2, 'L/L': 4 },
    },
    {
      loinc: '751-8',
      also: '26499-4',
      name: 'Neutrophils',
      called:
        'Neutrophils absolute, Absolute neutrophils, Neutrophil count, ANC, Neutrophile, Neutrophile absolut, Neutrophile Granulozyten, Neutrófilos, Polynucléaires neutrophiles, NEUT, NEU, NEUT abs, Neutrofili, Neutrofielen, Neutrófilos absolutos, Absolute neutrophil count, Absolute neutrophil, Neutrophils abs, Neutrophils absolute count, Segmented neutrophils absolute, Neutrófilos segmentados absolutos, Granulocytes neutrophiles, Polynucléaires neutrophiles absolus, Abs neutrophils, Neutro abs, Neutro, Segmentados, Segs, Neutrófilos segmentados, Segmented neutrophils, Segmentkernige, Segmentkernige Granulozyten',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '731-0',
      also: '26474-7',
      name: 'Lymphocytes',
      called:
        'Lymphocytes absolute, Absolute lymphocytes, Lymphocyte count, Lymphs, Lymphozyten, Lymphozyten absolut, Linfocitos, LYM, LYMPH, LY, Linfociti, Lymfocyten, Linfócitos, Lymphs abs, Lymphocytes abs, Absolute lymphocyte count, Abs lymphocytes, Lymphs absolute, Lymphozyten abs',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '742-7',
      also: '26484-6',
      name: 'Monocytes',
      called:
        'Monocytes absolute, Absolute monocytes, Monocyte count, Monozyten, Monozyten absolut, Monocitos, MONO, MON, MO, Monociti, Monocyten, Monócitos, Monocytes abs, Absolute monocyte count, Abs monocytes, Monozyten abs, Mono abs',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '711-2',
      also: '26449-9',
      name: 'Eosinophils',
      called:
        'Eosinophils absolute, Absolute eosinophils, Eosinophil count, Eos, Eosinophile, Eosinophile absolut, Eosinophile Granulozyten, Eosinófilos, Polynucléaires éosinophiles, EO, EOSIN, Eosinofili, Eosinofielen, Eosinophils abs, Absolute eosinophil count, AEC, Abs eosinophils, Eos abs, Eos absolute, Eosinophile abs',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '704-7',
      also: '26444-0',
      name: 'Basophils',
      called:
        'Basophils absolute, Absolute basophils, Basophil count, Baso, Basophile, Basophile absolut, Basophile Granulozyten, Basófilos, Polynucléaires basophiles, BAS, BA, Basofili, Basofielen, Basophils abs, Absolute basophil count, Abs basophils, Baso abs, Baso absolute, Basos abs, Basophile abs',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '770-8',
      also: '26511-6',
      name: 'Neutrophils, share',
      called:
        'Neutrophils, Neutrophils %, Neutrophile, Neutrophile Granulozyten, Neutrófilos, Polynucléaires neutrophiles, NEUT, NEU, NEUT %, NEU %, % Neutrophils, Neutrofili, Neutrofielen, Neutrophils relative, Segmented neutrophils, Segs, Neutrophils percent, Neutrophils relative percent, Neutrófilos segmentados, Segmentados, Segmentkernige, Segmentkernige Granulozyten, Neutro',
      units: { '%': 1 },
    },
    {
      loinc: '736-9',
      also: '26478-8',
      name: 'Lymphocytes, share',
      called:
        'Lymphocytes, Lymphocytes %, Lymphs, Lymphozyten, Linfocitos, LYM, LYMPH, LY, LYM %, LYMPH %, Lymphs %, % Lymphocytes, Linfociti, Lymfocyten, Linfócitos, Lymphocytes percent, Lymphocytes relative, Linfocitos %, Linfócitos típicos, Lymphozyten %',
      units: { '%': 1 },
    },
    {
      loinc: '5905-5',
      also: '26485-3',
      name: 'Monocytes, share',
      called:
        'Monocytes, Monocytes %, Monozyten, Monocitos, MONO, MON, MO, MONO %, MON %, % Monocytes, Monociti, Monocyten, Monócitos, Monocytes percent, Monocytes relative, Monozyten %, Monos',
      units: { '%': 1 },
    },
    {
      loinc: '713-8',
      also: '26450-7',
      name: 'Eosinophils, share',
      called:
        'Eosinophils, Eosinophils %, Eos, Eosinophile, Eosinophile Granulozyten, Eosinófilos, Polynucléaires éosinophiles, EO, EOSIN, EOS %, EO %, % Eosinophils, Eosinofili, Eosinofielen, Eosinophils percent, Eosinophils relative, Eosinophile %',
      units: { '%': 1 },
    },
    {
      loinc: '706-2',
      also: '30180-4',
      name: 'Basophils, share',
      called:
        'Basophils, Basophils %, Baso, Basophile, Basophile Granulozyten, Basófilos, Polynucléaires basophiles, BAS, BA, BASO %, BAS %, % Basophils, Basofili, Basofielen, Basophils percent, Basophils relative, Basos, Basophile %',
      units: { '%': 1 },
    },
    {
      loinc: '53115-2',
      name: 'Immature granulocytes',
      called:
        'IG, Immature granulocytes absolute, Unreife Granulozyten, Immature grans abs, Immature grans absolute, Abs immature granulocytes',
      units: { '10*9/L': 2, '10*3/uL': 2, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '71695-1',
      name: 'Immature granulocytes, share',
      called:
        'IG, Immature granulocytes, Immature granulocytes %, Unreife Granulozyten, Immature grans, Immature granulocyte percentage, Immature granulocytes (IG)',
      units: { '%': 1 },
    },
    {
      loinc: '14196-0',
      name: 'Reticulocytes',
      called: 'Retics, Reticulocytes absolute, Retikulozyten, Reticulocitos, Réticulocytes',
      units: { '10*9/L': 1, '10*3/uL': 1, '/uL': 0, '10*6/L': 0 },
    },
    {
      loinc: '4679-7',
      name: 'Reticulocytes, share',
      called: 'Retics, Reticulocytes, Reticulocytes %, Retikulozyten, Reticulocitos, Réticulocytes',
      units: { '%': 1 },
    },
    {
      loinc: '58413-6',
      name: 'Nucleated red cells',
      called: 'NRBC, Nucleated erythrocytes, Normoblasten, Erythroblasten',
      units: { '/100{WBCs}': 1 },
    },
    {
      loinc: '30341-2',
      also: '4537-7',
      name: 'Sedimentation rate',
      called:
        'ESR, Sed rate, Erythrocyte sedimentation rate, BSG, BKS, Blutsenkung, VSG, VS, Vitesse de sédimentation, Sed rate westergren, BSG 1h, BSG 1 h, Sedimentation rate westergren, Sed rate by modified westergren, VHS, VES, Velocidad de sedimentación, Velocidad de sedimentación globular, VSG 1ª hora, Erythrocyte sed rate, Blutsenkung 1h, Bezinking, BSE, ESR 1 hour, ESR 1 hr, ESR 1h, ESR 1st hour, BSG 1. Stunde, VSG 1h, VSG 1 h, VSG 1 hora, VS 1h, VS 1 h, VS 1ère heure, VS 1re heure, BKS 1 h, BKS 1h, VES 1h, VHS 1 hora, VES 1 ora',
      units: { 'mm/h': 0 },
    },
  ],
}
