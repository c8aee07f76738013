import type { LabPanel } from './lab-test.ts'

// Molar masses are those of the substances. Fats and triglycerides are mixtures: by convention cholesterol stands for all that is
// measured as cholesterol, and triolein (885.4 g/mol) for triglycerides. HbA1c goes by its own equation (labs/units).
export const sugar: LabPanel = {
  panel: 'Sugar',
  tests: [
    {
      loinc: '2345-7',
      also: '14749-6, 2339-0, 15074-8, 2340-8, 2341-6, 41653-7, 32016-8, 14743-9',
      name: 'Glucose',
      called:
        'Blood glucose, Blood sugar, Glucose serum, Serum glucose, Glukose, Glucose i. S., Blutzucker, BZ, Glucosa, Glucemia, Glycémie, Glucose random, Random glucose, Random blood sugar, RBS, Glicemia, Glicose, Glucose (serum), Glucosio, Glucose (blood), Capillary glucose, Blood glucose capillary, Glycaemia, Glycemia, Plasma glucose, Blood glucose random, Glucosio (glicemia)',
      calledInUnits: 'Glu',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 180.156,
    },
    {
      loinc: '1558-6',
      also: '14771-0',
      name: 'Fasting glucose',
      called:
        'Glucose fasting, Fasting blood sugar, FBS, FPG, Nüchternglukose, Glukose nüchtern, Nüchternblutzucker, Glucosa en ayunas, Glycémie à jeun, Fasting blood sugar (glucose), Glucosa basal, Glicose em jejum, Glicemia a digiuno, Glicemia de jejum, Glicemia em jejum, Glucose nuchter, Glucose fasting (F), Glucose (F), Blood glucose fasting, Fasting plasma glucose, Glucose fasting plasma, Glucosa basal en ayunas, Glicemia en ayunas, Glucose (nüchtern), Blutzucker nüchtern, Plasma glucose fasting, Glucemia basal, Glucose à jeun',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 180.156,
    },
    {
      loinc: '6873-4',
      name: 'Ketones (beta-hydroxybutyrate)',
      called:
        'Ketones, Blood ketones, Ketone, Beta-hydroxybutyrate, Beta hydroxybutyrate, BHB, 3-Hydroxybutyrate, Ketonkörper, Cetonas, Corps cétoniques, Corpi chetonici',
      units: { 'mmol/L': 1 },
    },
    {
      loinc: '4548-4',
      also: '17856-6, 59261-8',
      name: 'HbA1c',
      called:
        'Hemoglobin A1c, Haemoglobin A1c, Hgb A1c, A1c, HbA1c (DCCT/NGSP), HbA1c (IFCC), HbA1c NGSP, HbA1c IFCC, Glycated haemoglobin, Glykohämoglobin, Hemoglobina glicada, Hemoglobina glucosilada, Hémoglobine glyquée, Glycosylated hemoglobin, Glycosylated haemoglobin, Glycated hemoglobin, Hemoglobina glicosilada, Hemoglobina glicada (HbA1c), Emoglobina glicata, Hb A1c, Haemoglobin A1c level, HbA1c (glycosylated hemoglobin), Glykiertes Hämoglobin, Hémoglobine A1c, Hémoglobine glyquée (HbA1c), A1C hemoglobin, Hemoglobina A1c, Geglyceerd hemoglobine, HbA1c (Hämoglobin A1c), HbA1c%, Glyco hemoglobin, Glycohemoglobin, Glycated haemoglobin (HbA1c)',
      units: { '%': 1, 'mmol/mol': 0 },
    },
    {
      loinc: '27353-2',
      also: '53553-4',
      name: 'Estimated average glucose',
      called:
        'eAG, Mean glucose, Mittlere Glukose, Average blood glucose, Average blood glucose (ABG), Estimated average glucose (eAG), Mean blood glucose, Glicemia média estimada, Glucosa media estimada, Mean plasma glucose',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 180.156,
    },
    {
      loinc: '20448-7',
      also: '14796-7',
      name: 'Insulin',
      called:
        'Fasting insulin, Insulin nüchtern, Insulina, Insuline, Insulin fasting, Insulinemia, Insuline à jeun, Insulina basal',
      units: { 'u[IU]/mL': 1, 'm[IU]/L': 1, 'pmol/L': 0 },
    },
    {
      loinc: '1986-9',
      name: 'C-peptide',
      called: 'C peptide, C-Peptid, Péptido C, Peptide C',
      units: { 'ng/mL': 1, 'nmol/L': 2, 'pmol/L': 0 },
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
        'Total cholesterol, Cholesterol total, Chol, Cholesterin, Gesamtcholesterin, Cholesterin gesamt, Colesterol, Colesterol total, Cholestérol, Cholestérol total, Colesterolo totale, Colesterolo, Cholesterol totaal, Gesamt-Cholesterin, TC, Cholestérolémie, Cholesterin total',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 386.65,
    },
    {
      loinc: '2085-9',
      also: '14646-4',
      name: 'HDL cholesterol',
      called:
        'HDL, HDL-C, HDL-Cholesterin, HDL Chol, Colesterol HDL, Cholestérol HDL, HDL cholesterol direct, Colesterolo HDL, High density lipoprotein cholesterol, High density lipoprotein, HDLC',
      units: { 'mg/dL': 0, 'mmol/L': 2 },
      molarMass: 386.65,
    },
    {
      loinc: '2089-1',
      also: '13457-7, 18262-6, 22748-8, 39469-2, 69419-0',
      name: 'LDL cholesterol',
      called:
        'LDL, LDL-C, LDL-Cholesterin, LDL Chol, LDL calculated, LDL Chol Calc, LDL direct, Colesterol LDL, Cholestérol LDL, LDL cholesterol direct, LDL cholesterol calculated, Colesterolo LDL, LDL cholesterol calc, Low density lipoprotein cholesterol, Low density lipoprotein, Bad cholesterol',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 386.65,
    },
    {
      loinc: '2091-7',
      also: '13458-5, 25371-6, 66126-4',
      name: 'VLDL cholesterol',
      called:
        'VLDL, VLDL-C, VLDL-Cholesterin, Colesterol VLDL, VLDL cholesterol calculated, Very low density lipoprotein cholesterol, Colesterolo VLDL, Cholestérol VLDL',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 386.65,
    },
    {
      loinc: '43396-1',
      also: '70204-3',
      name: 'Non-HDL cholesterol',
      called:
        'Non-HDL, Non HDL cholesterol, Non-HDL-Cholesterin, Colesterol no HDL, Non high density lipoprotein cholesterol, Non-HDL-C, Colesterol não-HDL, Cholestérol non HDL, Colesterolo non HDL, Non-HDL cholesterol calculated',
      units: { 'mg/dL': 0, 'mmol/L': 1 },
      molarMass: 386.65,
    },
    {
      loinc: '2571-8',
      also: '14927-8',
      name: 'Triglycerides',
      called:
        'Triglyceride, TG, Trig, Triglyzeride, Neutralfette, Triglicéridos, Triglycérides, Trigliceridi, Triglyceriden, Triglicerídeos, Triglicérides, Trigs, Triglycéridémie, TAG',
      units: { 'mg/dL': 0, 'mmol/L': 2 },
      molarMass: 885.4,
    },
    {
      loinc: '9830-1',
      also: '32309-7',
      name: 'Cholesterol to HDL',
      called:
        'Chol/HDL ratio, Cholesterol/HDL ratio, T. Chol/HDL Ratio, Cholesterin/HDL-Quotient, Chol/HDL, Chol/HDLC ratio, Chol/HDL-C ratio, TC/HDL cholesterol ratio, TC/HDL ratio, Total cholesterol/HDL ratio, Cholesterol/HDLC ratio, Total cholesterol/HDL cholesterol ratio, Serum cholesterol/HDL ratio, Cholesterol:HDL ratio, Total cholesterol:HDL ratio, Cholesterin/HDL, Colesterol total/HDL, Rapport cholestérol total/HDL, Cholesterol/HDL, Castelli I',
      units: { '{ratio}': 1 },
    },
    {
      loinc: '1884-6',
      name: 'Apolipoprotein B',
      called:
        'Apo B, ApoB, Apolipoproteína B, Apolipoprotéine B, Apolipoprotein B-100, Apolipoprotein - B (APO-B), Apo B-100, ApoB100, Apolipoprotein B (apoB)',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '1869-7',
      name: 'Apolipoprotein A1',
      called:
        'Apo A1, ApoA1, Apolipoprotein A-I, Apolipoproteína A1, Apolipoprotein A-1, Apolipoprotein - A1 (APO-A1), Apo A-1, Apo A1 (ApoA1), Apolipoprotéine A1',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '10835-7',
      name: 'Lipoprotein(a)',
      called:
        'Lp(a), Lp (a), Lipoprotein a, Lipoprotein (a), Lipoproteína (a), Lipoprotein (a) [Lp(a)], Lipoprotéine (a), Lp(a) mass, LPA',
      units: { 'mg/dL': 0, 'mg/L': 0, 'g/L': 2 },
    },
    {
      loinc: '43583-4',
      name: 'Lipoprotein(a), amount',
      called:
        'Lp(a), Lp (a), Lipoprotein(a), Lipoprotein a, Lipoprotein (a), Lipoproteína (a), Lipoprotein (a) [Lp(a)], Lipoprotéine (a), Lp(a) molar',
      units: { 'nmol/L': 0 },
    },
  ],
}
