import type { LabPanel } from './lab-test.ts'

export const clotting: LabPanel = {
  panel: 'Clotting',
  tests: [
    {
      loinc: '6301-6',
      also: '34714-6',
      name: 'INR',
      called:
        'PT-INR, INR PT, Prothrombin INR, International normalized ratio, INR (PT), Quick (INR), International normalised ratio, INR (international normalised ratio), Prothrombin time INR, Razón internacional normalizada, TP INR, RNI',
      units: { '{INR}': 1 },
    },
    {
      loinc: '5902-2',
      name: 'Prothrombin time',
      called:
        'PT, Prothrombinzeit, Tiempo de protrombina, Prothrombin time (PT), Temps de prothrombine, Tempo di protrombina, TP, Tempo de protrombina, Protrombinetijd, Prothrombin time (PT) sec, Protime, Pro time, Tempo de protrombina (TP), Prothrombin time patient, PT (sec), Prothrombin time seconds',
      units: { s: 1 },
    },
    {
      loinc: '5894-1',
      name: 'Prothrombin time, share of normal',
      called:
        'Quick, Quick-Wert, Quickwert, TPZ, Thromboplastinzeit, Taux de prothrombine, TP, Temps de Quick, Temps de Quick (TP), Taux de prothrombine (TP), Quick (TPZ), Thromboplastinzeit (Quick), TP (taux de prothrombine), Actividad de protrombina, Atividade de protrombina, Attività protrombinica, Quick (Thromboplastinzeit), Índice de Quick',
      units: { '%': 0 },
    },
    {
      loinc: '14979-9',
      also: '3173-2',
      name: 'aPTT',
      called:
        'PTT, APTT, Activated partial thromboplastin time, Partielle Thromboplastinzeit, TTPA, TCA, aPTT sec, Activated PTT, Tiempo de tromboplastina parcial activado, Temps de céphaline activée, APTT (activated partial thromboplastin time), Activated partial thromboplastin time (APTT), TTPa (TTPA), Cefalina, APTT patient, Partial thromboplastin time, TCA patient, Tempo de tromboplastina parcial, Tempo de tromboplastina parcial ativada, PTT aktiviert, Tiempo de tromboplastina',
      units: { s: 1 },
    },
    {
      loinc: '3255-7',
      name: 'Fibrinogen',
      called:
        'Fibrinógeno, Fibrinogène, Fibrinogen (Clauss), Fibrinogênio, Fibrinogène (Clauss), Fibrinogen derived, Fibrinogeen, Derived fibrinogen',
      units: { 'mg/dL': 0, 'g/L': 2 },
    },
    {
      loinc: '48065-7',
      name: 'D-dimer (FEU)',
      called:
        'D-dimer, D-Dimer, D-Dimere, D-dimers, Dímero D, D-dimères, D-dimer FEU, D-dimer quantitative, D-Dimer quant, Dímeros D, D-Dimero',
      units: { 'ug{FEU}/mL': 2, 'mg{FEU}/L': 2, 'ng{FEU}/mL': 0, 'ug{FEU}/L': 0 },
    },
    { loinc: '48066-5', name: 'D-dimer (DDU)', called: 'D-dimer DDU', units: { 'ng{DDU}/mL': 0, 'ug{DDU}/L': 0 } },
  ],
}
