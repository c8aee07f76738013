import type { LabPanel } from './lab-test.ts'

export const iron: LabPanel = {
  panel: 'Iron',
  tests: [
    {
      loinc: '2498-4',
      also: '14798-3',
      name: 'Iron',
      called:
        'Fe, Serum iron, Eisen, Hierro, Fer, Ferro, Ijzer, Iron (Fe), Iron total, Sideremia, Fer sérique, Hierro sérico, Ferro sérico, Iron serum, Eisen (Fe)',
      units: { 'ug/dL': 0, 'umol/L': 1 },
      serumOnly: true,
      molarMass: 55.845,
    },
    {
      loinc: '2276-4',
      name: 'Ferritin',
      called: 'Serum ferritin, Ferritina, Ferritine, Ferritinémie, Ferritin level, Ferritinemia, Ferritina sérica',
      units: { 'ng/mL': 0, 'ug/L': 0 },
    },
    {
      loinc: '3034-6',
      name: 'Transferrin',
      called: 'Transferrina, Transferrine, Transferrine (sidérophylline), Sidérophylline, Transferrin level',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '2502-3',
      also: '14801-5, 39778-6',
      name: 'Transferrin saturation',
      called:
        'Iron saturation, TSAT, % Saturation, Transferrinsättigung, Transferrin-Sättigung, Saturación de transferrina, Coefficient de saturation, % transferrin saturation, Índice de saturación de transferrina, Coefficient de saturation de la transferrine, Coefficient de saturation de la sidérophylline, Saturação da transferrina, Transferrin saturation %, Iron % saturation, Saturation de la transferrine, Índice de saturação da transferrina, TfS, Iron saturation %, % iron saturation, Transferrine verzadiging, Saturazione transferrina, Transferrin sat, Sat transferrin',
      units: { '%': 0 },
    },
    {
      loinc: '2500-7',
      also: '14800-7',
      name: 'Iron binding capacity',
      called:
        'TIBC, Total iron binding capacity, Eisenbindungskapazität, Iron bind cap, Iron bind cap (TIBC), Iron binding capacity total, Capacidad total de fijación de hierro, Capacidad de fijación de hierro, Capacité totale de fixation du fer, CTF, Totale Eisenbindungskapazität, Capacidade total de ligação do ferro, Iron binding capacity (TIBC), Total iron binding capacity (TIBC), Capacité de fixation',
      units: { 'ug/dL': 0, 'umol/L': 1 },
      molarMass: 55.845,
    },
    {
      loinc: '2501-5',
      also: '22753-8',
      name: 'Unsaturated iron binding capacity',
      called: 'UIBC, Unsaturated iron binding capacity (UIBC), Unsat iron binding capacity',
      units: { 'ug/dL': 0, 'umol/L': 1 },
      molarMass: 55.845,
    },
    {
      loinc: '30248-9',
      name: 'Soluble transferrin receptor',
      called: 'sTfR, Löslicher Transferrinrezeptor, Transferrin receptor',
      units: { 'mg/L': 2 },
    },
  ],
}

export const vitamins: LabPanel = {
  panel: 'Vitamins and trace elements',
  tests: [
    {
      loinc: '62292-8',
      also: '1989-3, 14635-7',
      name: 'Vitamin D (25-OH)',
      called:
        '25-OH Vitamin D, 25-OH-Vitamin D, 25 OH Vitamin D, 25-Hydroxyvitamin D, Vitamin D 25-Hydroxy, Vitamin D 25-OH Total, Vitamin D 25-OH Total IA, Vitamin D 25-OH, 25-OH-Vitamin D3, 25-OH Vitamin D3, 25-Hydroxyvitamin D3, Vitamin D3 (25-OH), Vitamin D, Vitamin D3, Calcidiol, Vitamina D, Vitamine D, 25-OH-vitamine D, Vitamine D (25-OH), 25 hydroxy vitamin D, 25-Hydroxyvitamin D (D2+D3), Vitamine D (25 OH D2+D3), Vitamin D total, 25-OH vitamin D total, Vitamin D 25 hydroxy total, 25-hydroxy vitamin D total, 25-hidroxi vitamina D, 25-OH vitamina D, Vitamina D 25-OH, 25-hidroxivitamina D, 25-OH-vitamine D (D2+D3), Vitamina D 25 hidroxi, 25-hydroxyvitamine D, 25 hydroxyvitamin D2+D3, Vitamine D totale',
      units: { 'ng/mL': 1, 'nmol/L': 0, 'ug/L': 1 },
      molarMass: 400.64,
    },
    {
      loinc: '2132-9',
      also: '14685-2',
      name: 'Vitamin B12',
      called:
        'B12, Cobalamin, Vitamina B12, Vitamine B12, Vitamin B-12, Cyanocobalamin, Cianocobalamina, Cobalamine, Vitamin B12 (Cobalamin), Vitamine B 12, Serum B12',
      units: { 'pg/mL': 0, 'pmol/L': 0, 'ng/L': 0 },
      molarMass: 1355.37,
    },
    {
      loinc: '2284-8',
      also: '14732-2',
      name: 'Folate',
      called:
        'Folic acid, Folsäure, Folat, Ácido fólico, Folatos, Acide folique, Folates, Vitamin B9, Foliumzuur, Folate (folic acid), Folacin, Folates sériques, Ácido fólico sérico, Folatos séricos, Folsäure (Folat), Serum folate',
      units: { 'ng/mL': 1, 'nmol/L': 1, 'ug/L': 1 },
      molarMass: 441.4,
    },
    {
      loinc: '13965-9',
      name: 'Homocysteine',
      called: 'Hcy, Homocystein, Homocisteína, Homocystéine, Homocysteine total, Homocistina, Omocisteina, Homocysteine cardio',
      units: { 'umol/L': 1, 'mg/L': 2 },
      molarMass: 135.18,
    },
    {
      loinc: '13964-2',
      name: 'Methylmalonic acid',
      called: 'MMA, Methylmalonate, Methylmalonsäure',
      units: { 'umol/L': 2, 'nmol/L': 0, 'ug/L': 0 },
      molarMass: 118.09,
    },
    {
      loinc: '2923-1',
      name: 'Vitamin A',
      called: 'Retinol, Vitamina A, Vitamine A',
      units: { 'ug/dL': 0, 'umol/L': 2, 'mg/L': 2 },
      molarMass: 286.45,
    },
    {
      loinc: '1823-4',
      name: 'Vitamin E',
      called: 'Alpha-Tocopherol, Alpha tocopherol, Vitamina E, Vitamine E',
      units: { 'mg/L': 1, 'umol/L': 1, 'mg/dL': 2 },
      molarMass: 430.71,
    },
    {
      loinc: '1903-4',
      name: 'Vitamin C',
      called: 'Ascorbic acid, Ascorbate, Ascorbinsäure, Vitamina C, Vitamine C',
      units: { 'mg/dL': 1, 'umol/L': 0, 'mg/L': 1 },
      molarMass: 176.12,
    },
    {
      loinc: '5763-8',
      name: 'Zinc',
      called: 'Zn, Zink, Zinco, Zinc plasma or serum, Zinc sérique, Zincémie, Zinc plasmatique, Cinc',
      units: { 'ug/dL': 0, 'umol/L': 1, 'mg/L': 2 },
      serumOnly: true,
      molarMass: 65.38,
    },
    {
      loinc: '5631-7',
      name: 'Copper',
      called: 'Cu, Kupfer, Cobre, Cuivre, Copper plasma or serum, Rame, Cuprémie, Cobre sérico',
      units: { 'ug/dL': 0, 'umol/L': 1, 'mg/L': 2 },
      serumOnly: true,
      molarMass: 63.546,
    },
    {
      loinc: '5724-0',
      name: 'Selenium',
      called: 'Se, Selen, Selenio, Sélénium, Selenium plasma or serum',
      units: { 'ug/L': 0, 'umol/L': 2 },
      serumOnly: true,
      molarMass: 78.971,
    },
    {
      loinc: '5671-3',
      also: '14807-2',
      name: 'Lead in blood',
      called: 'Lead, Blei, Plomo, Plomb',
      units: { 'ug/dL': 1, 'umol/L': 2, 'ug/L': 0 },
      molarMass: 207.2,
    },
  ],
}
