import type { LabPanel } from './lab-test.ts'

export const liver: LabPanel = {
  panel: 'Liver, pancreas and proteins',
  tests: [
    {
      loinc: '1742-6',
      also: '1743-4, 1744-2',
      name: 'ALT',
      called:
        'ALAT, GPT, SGPT, ALT (GPT), ALT (SGPT), ALAT (GPT), GPT (ALAT), GPT (ALT), Alanine aminotransferase, Alanin-Aminotransferase, TGP, Alanine transaminase, ALAT (GPT), Alanin-Aminotransferase (ALT), Transaminasa GPT, Transaminasa GPT (ALT), Transaminase TGP, Transaminases TGP, Transaminases TGP (ALAT), Transaminase pirúvica, Transaminase pirúvica (TGP), Transaminase pirúvica TGP (ALT), Transaminasi GPT, Transaminasi GPT (ALT), Alanine aminotransferase (ALT), Alanina aminotransferasa, Transaminasa glutámico-pirúvica, Alanine transaminase (SGPT), SGPT (ALT), ALT/SGPT, GPT/ALT, Alanine transaminase (ALT), Alanina aminotransferase, ALAT (TGP), ALAT SGPT, TGP/ALT, S-ALAT, SGPT/ALT',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '1920-8',
      also: '30239-8, 88112-8',
      name: 'AST',
      called:
        'ASAT, GOT, SGOT, AST (GOT), AST (SGOT), ASAT (GOT), GOT (ASAT), GOT (AST), Aspartate aminotransferase, Aspartat-Aminotransferase, TGO, Aspartate transaminase, Transaminasa GOT, Transaminasa GOT (AST), Transaminase TGO, Transaminases TGO, Transaminases TGO (ASAT), Transaminase oxalacética, Transaminase oxalacética (TGO), Transaminase oxalacética TGO (AST), Transaminasi GOT, Transaminasi GOT (AST), Aspartate aminotransferase (AST), Aspartato aminotransferasa, Transaminasa glutámico-oxalacética, Aspartate transaminase (SGOT), SGOT (AST), AST/SGOT, GOT/AST, Aspartate transaminase (AST), Aspartato aminotransferase, ASAT (TGO), ASAT SGOT, TGO/AST, S-ASAT, SGOT/AST',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '2324-2',
      name: 'Gamma-GT',
      called:
        'GGT, gGT, g-GT, γ-GT, Gamma GT, GGTP, Gamma glutamyl transferase, Gamma-glutamyltransferase, Gamma-GT (GGT), Gamma-glutamyl transpeptidase, Gamma-glutamyl transpeptidase (GGT), Gamma glutamil transferasa, Gamma glutamiltransferase, Gama GT, Gama-glutamil transferase, Gamma-glutamyltransferasa, GGT (gamma GT), Gamma glutamyl transferase (GGT), Gammaglutamyltransférase, Gamma-glutamiltransferasi, GGT (gamma glutamyl transferase), γGT, y-GT, Gamaglutamil transferase',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '6768-6',
      name: 'Alkaline phosphatase',
      called:
        'ALP, Alk Phos, Alk. Phosphatase, AP, Alkalische Phosphatase, Fosfatasa alcalina, Phosphatase alcaline, Phosphatases alcalines, Alkalische fosfatase, Fosfatasi alcalina, Fosfatase alcalina, Alkaline phos, ALK-P, PAL, Phosphatases alcalines (PAL), Alkaline phosphatase (ALP), FA, Phosphatase alcaline (PAL), Alkphos, AP (alkalische Phosphatase)',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '1975-2',
      also: '14631-6',
      name: 'Bilirubin',
      called:
        'Total bilirubin, Bilirubin total, T. Bili, Bilirubin gesamt, Gesamtbilirubin, Bilirrubina total, Bilirubine totale, Bilirubin (total), Bilirubina totale, Bilirrubina, Bilirubine, Gesamt-Bilirubin, Bilirrubina total sérica, Bilirubin level, Bilirrubinas totais, Bilirubina, Bilirubin T, Bili total, Totaal bilirubine, TBIL, Bilirrubina totale',
      units: { 'mg/dL': 1, 'umol/L': 0 },
      molarMass: 584.66,
    },
    {
      loinc: '1968-7',
      also: '14629-0',
      name: 'Direct bilirubin',
      called:
        'Bilirubin direct, Conjugated bilirubin, Bilirubin direkt, Direktes Bilirubin, Bilirrubina directa, Bilirubine conjuguée, Bilirubina diretta, Bilirrubina direta, Bilirubine directe, Bilirubin conjugated, DBIL, Bilirubin D',
      units: { 'mg/dL': 2, 'umol/L': 1 },
      molarMass: 584.66,
    },
    {
      loinc: '1971-1',
      also: '14630-8',
      name: 'Indirect bilirubin',
      called:
        'Bilirubin indirect, Unconjugated bilirubin, Bilirubin indirekt, Indirektes Bilirubin, Bilirrubina indirecta, Bilirubina indiretta, Bilirrubina indireta, Bilirubine indirecte, Bilirubine libre, Bilirubin unconjugated, Bilirubine non conjuguée',
      units: { 'mg/dL': 2, 'umol/L': 1 },
      molarMass: 584.66,
    },
    {
      loinc: '2532-0',
      also: '14805-6',
      name: 'LDH',
      called:
        'LD, Lactate dehydrogenase, Laktatdehydrogenase, Lactatdehydrogenase, Lactato deshidrogenasa, LD (LDH), Lactic dehydrogenase, Lactate déshydrogénase, Lactato desidrogenase, Lattato deidrogenasi, DHL, Lactate dehydrogenase (LDH), Desidrogenase lática, LDH total',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '1798-8',
      name: 'Amylase',
      called: 'Alpha-Amylase, Amilasa, Amylase total, Amilasi, Amylasémie, Amilase, Amilasemia',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '3040-3',
      name: 'Lipase',
      called: 'Lipasa, Lipasi, Lipasémie, Lipase (serum), Lipasemia',
      units: { 'U/L': 0, 'ukat/L': 2 },
    },
    {
      loinc: '22763-7',
      also: '16362-6',
      name: 'Ammonia',
      called: 'NH3, Ammoniak, Amoniaco, Ammoniac, Ammonia (NH3), Ammoniaca, Amônia',
      units: { 'ug/dL': 0, 'umol/L': 0 },
      molarMass: 17.031,
    },
    {
      loinc: '2885-2',
      name: 'Total protein',
      called:
        'Protein total, Protein, Total protein serum, Gesamteiweiß, Gesamteiweiss, Eiweiß gesamt, Proteínas totales, Protéines totales, TP, Proteine totali, Proteínas totais, Protein (total), Totaal eiwit, Eiweiß, Eiweiss, Protéines, Proteínas, Eiwit, Proteine, Gesamt-Eiweiß, Gesamtprotein, Protidémie, Protides totaux, Total proteins, Proteínas séricas, Proteinemia, Totaaleiwit, Proteine totali siero, Proteins, Proteins total',
      units: { 'g/dL': 1, 'g/L': 0 },
    },
    {
      loinc: '1751-7',
      also: '2862-1',
      name: 'Albumin',
      called:
        'Albumin serum, Albúmina, Albumine, Alb, Albumina, Albumin (serum), Albuminémie, Albumin level, Albúmina sérica, Albuminemia, Serum albumin',
      units: { 'g/dL': 1, 'g/L': 0 },
    },
    {
      loinc: '10834-0',
      also: '2336-6',
      name: 'Globulin',
      called:
        'Globulin total, Globuline, Globulina, Globulins, Globulin calculated, Globulinas, Calculated globulin, Serum globulin',
      units: { 'g/dL': 1, 'g/L': 0 },
    },
    {
      loinc: '1759-0',
      name: 'Albumin to globulin',
      called:
        'A/G ratio, Albumin/Globulin ratio, A/G Ratio, Alb/Globulin ratio, Albumin/Globulin, Serum alb/globulin ratio, Albumin:globulin ratio, Relación albúmina/globulina, Relação albumina/globulina, Rapporto A/G, A:G ratio',
      units: { '{ratio}': 1 },
    },
    { loinc: '14338-8', name: 'Prealbumin', called: 'Transthyretin, Präalbumin, Prealbúmina', units: { 'mg/dL': 0, 'g/L': 2 } },
    { loinc: '4542-7', name: 'Haptoglobin', called: 'Haptoglobina, Haptoglobine', units: { 'mg/dL': 0, 'g/L': 2 } },
    {
      loinc: '2524-7',
      also: '14118-4, 32693-4, 2518-9',
      name: 'Lactate',
      called: 'Lactic acid, Laktat, Lactat, Lactato, Lactate venous, Acide lactique, Lattato, Acido lattico, Ácido láctico',
      units: { 'mmol/L': 1, 'mg/dL': 1 },
      molarMass: 90.078,
    },
  ],
}
