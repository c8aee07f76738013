import type { LabColumn } from './columns.ts'

/** Headings of tables of results, without signs and in small letters. `place` is the laboratory’s code for where it was done. */
export const headings: Readonly<Record<LabColumn, string>> = {
  name: [
    'name, test, test name, testname, analyte, component, parameter, analysis, code description, observation, examination',
    'biomarker, marker, untersuchung, bezeichnung, analyt, analyse, messgrosse, prueba, examen, analisis, determinacion',
    'parametro, parametre, tests, test s, investigation, investigations, test description, analyses, examens',
    'untersuchungen, laborwert, analito, analitos, determinaciones, pruebas, kenngrosse, messgroesse, dosage',
    'determinations, esame, analysename, esami, exame, exames, bepaling, bepalingen, onderzoek',
  ].join(', '),
  value: [
    'value, result, results, result value, numeric result, wert, ergebnis, messwert, befund, resultado, valor, resultat',
    'valeur, your value, your result, current result, current result and flag, current value, current, result and flag',
    'result flag, observed value, in range, out of range, out range, ergebnisse, messergebnis, aktueller wert, aktuell',
    'resultados, resultats, valeurs, test result, risultato, risultati, uitslag, uitslagen, waarde, esito',
  ].join(', '),
  unit: [
    'unit, units, uom, unit of measure, einheit, einheiten, unidad, unidades, unite, unites, measurement unit',
    'unites de mesure, unita, masseinheit, u m, unita di misura, unidade, eenheid, eenheden',
  ].join(', '),
  range: [
    'range, reference range, ref range, reference, reference interval, normal range, referenzbereich, normbereich',
    'normalbereich, referenz, referenzwert, valores de referencia, rango de referencia, intervalle de reference',
    'valeurs de reference, ranges, reference ranges, reference values, reference value, reference limits, standard range',
    'normal, normal values, normals, norm, normwert, normwerte, normale, expected range, biological reference interval',
    'biological ref interval, bio ref interval, ref interval, ref int, ref values, reference range units, ref range units',
    'ref bereich, referenzbereiche, referenzwerte, referenz bereich, ref wert, sollwert, valores normales',
    'valor de referencia, referencia, rango normal, intervalo de referencia, valeurs usuelles, valeurs normales, norme',
    'normes, vr, reference interval units, valeurs de ref, intervalles de reference, valori di riferimento',
    'valore di riferimento, intervallo di riferimento, intervalli di riferimento, referentiewaarden, referentiewaarde',
    'referentie, referentieinterval, reference range units, normaalwaarden, valores referenciais',
  ].join(', '),
  low: 'low, ref low, reference low, range low, lower limit, lower bound, min, untergrenze, minimo',
  high: 'high, ref high, reference high, range high, upper limit, upper bound, max, obergrenze, maximo',
  flag: [
    'flag, flags, abnormal, abnormal flag, abnormality, indicator, interpretation, markierung, bewertung, kennung, h l',
    'abn, marker flag, hinweis, abweichung, alerta, mark',
  ].join(', '),
  date: [
    'date, day, collected, collected on, collection date, date collected, collected date, sample date, specimen date',
    'date of service, test date, result date, datum, entnahmedatum, abnahmedatum, entnahme, fecha, fecha de toma',
    'date de prelevement',
  ].join(', '),
  laboratory: 'laboratory, lab, lab name, performer, organization, labor, laboratorio, laboratoire',
  fasting: 'fasting, nuchtern, ayunas, a jeun',
  loinc: 'loinc, loinc code, loinc num, code',
  previous: [
    'previous, previous result, previous results, previous result and date, previous value, prev, prev result, prior',
    'prior result, prior results, last result, vorwert, vorwerte, vorbefund, vorergebnis, letzter wert, letzter befund',
    'anteriorite, anteriorites, anterieur, anterieurs, resultat anterieur, resultats anterieurs, valeurs anterieures',
    'valore precedente, risultato precedente, vorige uitslag, vorige waarde, resultado anterior, resultados anteriores, valor anterior, valores anteriores, anterior, anteriores, historico',
  ].join(', '),
  material: [
    'material, specimen, specimen type, sample, sample type, probenmaterial, untersuchungsmaterial, muestra, echantillon',
    'nature',
  ].join(', '),
  place: 'performing lab, performing site, site, lab code, labor code, laboratory code',
  status: [
    'status, result status, estado, method, methode, metodo, technique, tecnica, verfahren, comment, comments, note',
    'notes, bemerkung, kommentar, technology, methodology, test method, principle, metode, metodologia, observacoes',
  ].join(', '),
}
