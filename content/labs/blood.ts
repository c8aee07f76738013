import type { LabPanel } from './lab-test.ts'

const PER_VOLUME = '10*9/L, 10*3/uL, /uL, 10*6/L'

// One molar mass that is a convention: haemoglobin is counted by its iron, so that a mole has 16,114.5 g (a monomer).
export const bloodCount: LabPanel = {
  panel: 'Blood count',
  tests: [
    {
      loinc: '6690-2',
      also: '26464-8',
      name: 'White blood cells',
      called:
        'WBC, Leukocytes, Leucocytes, White cell count, Total white cell count, White blood cell count, Leukozyten, Leukos, Leucocitos, Globules blancs, GB',
      units: PER_VOLUME,
    },
    {
      loinc: '789-8',
      also: '26453-1',
      name: 'Red blood cells',
      called:
        'RBC, Erythrocytes, Red cell count, Red blood cell count, Erythrozyten, Erys, Eritrocitos, Hematíes, Globules rouges, GR, Hématies, Érythrocytes',
      units: '10*12/L, 10*6/uL',
    },
    {
      loinc: '718-7',
      also: '59260-0',
      name: 'Haemoglobin',
      called: 'Hb, Hgb, Hemoglobin, Hämoglobin, Hemoglobina, Hémoglobine',
      units: 'g/dL, g/L, mmol/L',
      molarMass: 16114.5,
    },
    {
      loinc: '4544-3',
      also: '20570-8, 31100-1',
      name: 'Haematocrit',
      called: 'Hct, Hkt, Ht, PCV, Hematocrit, Hämatokrit, Hematocrito, Hématocrite',
      units: '%, L/L',
    },
    {
      loinc: '787-2',
      also: '30428-7',
      name: 'MCV',
      called: 'Mean corpuscular volume, Mean cell volume, Mittleres korpuskuläres Volumen, VCM, VGM, Volumen corpuscular medio',
      units: 'fL',
    },
    {
      loinc: '785-6',
      also: '28539-5',
      name: 'MCH',
      called:
        'Mean corpuscular haemoglobin, Mean corpuscular hemoglobin, Mean cell hemoglobin, HbE, HCM, TCMH, Hemoglobina corpuscular media',
      units: 'pg, fmol',
      molarMass: 16114.5,
    },
    {
      loinc: '786-4',
      also: '28540-3',
      name: 'MCHC',
      called: 'Mean corpuscular haemoglobin concentration, Mean corpuscular hemoglobin concentration, CHCM, CCMH',
      units: 'g/dL, g/L, mmol/L',
      molarMass: 16114.5,
    },
    {
      loinc: '788-0',
      also: '30385-9',
      name: 'Red cell distribution width',
      called: 'RDW, RDW-CV, EVB, Erythrozytenverteilungsbreite, ADE, IDR',
      units: '%',
    },
    { loinc: '21000-5', name: 'Red cell distribution width (SD)', called: 'RDW-SD', units: 'fL' },
    {
      loinc: '777-3',
      also: '26515-7',
      name: 'Platelets',
      called: 'PLT, Platelet count, Thrombocytes, Thrombozyten, Thrombos, Plaquetas, Plaquettes',
      units: PER_VOLUME,
    },
    {
      loinc: '32623-1',
      also: '28542-9',
      name: 'Mean platelet volume',
      called: 'MPV, Mittleres Thrombozytenvolumen, VPM',
      units: 'fL',
    },
    {
      loinc: '751-8',
      also: '26499-4',
      name: 'Neutrophils',
      called:
        'Neutrophils absolute, Absolute neutrophils, Neutrophil count, ANC, Neutrophile, Neutrophile absolut, Neutrophile Granulozyten, Neutrófilos, Polynucléaires neutrophiles',
      units: PER_VOLUME,
    },
    {
      loinc: '731-0',
      also: '26474-7',
      name: 'Lymphocytes',
      called:
        'Lymphocytes absolute, Absolute lymphocytes, Lymphocyte count, Lymphs, Lymphozyten, Lymphozyten absolut, Linfocitos',
      units: PER_VOLUME,
    },
    {
      loinc: '742-7',
      also: '26484-6',
      name: 'Monocytes',
      called: 'Monocytes absolute, Absolute monocytes, Monocyte count, Monozyten, Monozyten absolut, Monocitos',
      units: PER_VOLUME,
    },
    {
      loinc: '711-2',
      also: '26449-9',
      name: 'Eosinophils',
      called:
        'Eosinophils absolute, Absolute eosinophils, Eosinophil count, Eos, Eosinophile, Eosinophile absolut, Eosinophile Granulozyten, Eosinófilos, Polynucléaires éosinophiles',
      units: PER_VOLUME,
    },
    {
      loinc: '704-7',
      also: '26444-0',
      name: 'Basophils',
      called:
        'Basophils absolute, Absolute basophils, Basophil count, Baso, Basophile, Basophile absolut, Basophile Granulozyten, Basófilos, Polynucléaires basophiles',
      units: PER_VOLUME,
    },
    {
      loinc: '770-8',
      also: '26511-6',
      name: 'Neutrophils, share',
      called: 'Neutrophils, Neutrophils %, Neutrophile, Neutrophile Granulozyten, Neutrófilos, Polynucléaires neutrophiles',
      units: '%',
    },
    {
      loinc: '736-9',
      also: '26478-8',
      name: 'Lymphocytes, share',
      called: 'Lymphocytes, Lymphocytes %, Lymphs, Lymphozyten, Linfocitos',
      units: '%',
    },
    {
      loinc: '5905-5',
      also: '26485-3',
      name: 'Monocytes, share',
      called: 'Monocytes, Monocytes %, Monozyten, Monocitos',
      units: '%',
    },
    {
      loinc: '713-8',
      also: '26450-7',
      name: 'Eosinophils, share',
      called: 'Eosinophils, Eosinophils %, Eos, Eosinophile, Eosinophile Granulozyten, Eosinófilos, Polynucléaires éosinophiles',
      units: '%',
    },
    {
      loinc: '706-2',
      also: '30180-4',
      name: 'Basophils, share',
      called: 'Basophils, Basophils %, Baso, Basophile, Basophile Granulozyten, Basófilos, Polynucléaires basophiles',
      units: '%',
    },
    {
      loinc: '53115-2',
      name: 'Immature granulocytes',
      called: 'IG, Immature granulocytes absolute, Unreife Granulozyten',
      units: PER_VOLUME,
    },
    {
      loinc: '71695-1',
      name: 'Immature granulocytes, share',
      called: 'IG, Immature granulocytes, Immature granulocytes %, Unreife Granulozyten',
      units: '%',
    },
    {
      loinc: '14196-0',
      name: 'Reticulocytes',
      called: 'Retics, Reticulocytes absolute, Retikulozyten, Reticulocitos, Réticulocytes',
      units: PER_VOLUME,
    },
    {
      loinc: '4679-7',
      name: 'Reticulocytes, share',
      called: 'Retics, Reticulocytes, Reticulocytes %, Retikulozyten, Reticulocitos, Réticulocytes',
      units: '%',
    },
    {
      loinc: '58413-6',
      name: 'Nucleated red cells',
      called: 'NRBC, Nucleated erythrocytes, Normoblasten, Erythroblasten',
      units: '/100{WBCs}',
    },
    {
      loinc: '30341-2',
      also: '4537-7',
      name: 'Sedimentation rate',
      called: 'ESR, Sed rate, Erythrocyte sedimentation rate, BSG, BKS, Blutsenkung, VSG, VS, Vitesse de sédimentation',
      units: 'mm/h',
    },
  ],
}

export const clotting: LabPanel = {
  panel: 'Clotting',
  tests: [
    {
      loinc: '6301-6',
      also: '34714-6',
      name: 'INR',
      called: 'PT-INR, INR PT, Prothrombin INR, International normalized ratio',
      units: '{INR}',
    },
    { loinc: '5902-2', name: 'Prothrombin time', called: 'PT, Prothrombinzeit, Tiempo de protrombina', units: 's' },
    {
      loinc: '5894-1',
      name: 'Prothrombin time, share of normal',
      called: 'Quick, Quick-Wert, Quickwert, TPZ, Thromboplastinzeit, Taux de prothrombine, TP',
      units: '%',
    },
    {
      loinc: '14979-9',
      also: '3173-2',
      name: 'aPTT',
      called: 'PTT, APTT, Activated partial thromboplastin time, Partielle Thromboplastinzeit, TTPA, TCA',
      units: 's',
    },
    { loinc: '3255-7', name: 'Fibrinogen', called: 'Fibrinógeno, Fibrinogène', units: 'mg/dL, g/L' },
    {
      loinc: '48065-7',
      name: 'D-dimer (FEU)',
      called: 'D-dimer, D-Dimer, D-Dimere, D-dimers, Dímero D, D-dimères, D-dimer FEU',
      units: 'ug{FEU}/mL, mg{FEU}/L, ng{FEU}/mL, ug{FEU}/L',
    },
    { loinc: '48066-5', name: 'D-dimer (DDU)', called: 'D-dimer DDU', units: 'ng{DDU}/mL, ug{DDU}/L' },
  ],
}
