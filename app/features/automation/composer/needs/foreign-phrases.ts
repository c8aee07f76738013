/** Of other languages what the sense of danger in the chat does not hear, since nobody is in danger by it at once; the accents are left out. */
export const foreignNeeds = {
  dying:
    'sterbehilfe, suizid*, selbstmord*, selbsttotung, freitod, suicidi*, suicidio*, zelfmoord, zelfdoding, samobojstw*, sjalvmord, intihar, sterben, sterbe, tod, lebensmude, mourir, la mort, morir, muerte, morire, morte, morrer, doodgaan, umrzec, olmek',
  selfHarm:
    'ritzen, selbstverletz*, selbstverstummel*, automutil*, autoagres*, autolesi*, autolesion*, zelfbeschadig*, samookalecz*, scarific*',
  despair:
    'hoffnungslos*, verzweif*, lebenskrise, panikattacke*, krise, desespoir, desesper*, disperaz*, desesperac*, wanhoop, burnout krise',
  eating:
    'magersucht*, bulimie, anorexie, anorexia, bulimia, essstorung*, hungern, heisshungerattacke*, erbrechen, abfuhrmittel, zu dick, zu fett, fressattacke*, nichts essen, nicht essen, trouble* du comportement alimentaire, troubles alimentaires, boulimi*, vomir, ne plus manger, ne rien manger, sauter les repas, sauter des repas, trop gros, trop grosse, trastorno* alimentari*, dejar de comer, no comer, vomitar, disturbi alimentari, disturbo alimentare, non mangiare, vomitare, digiuno, eetstoornis*, niet eten, overgeven',
  medicine:
    'absetzen, medikament* ~ absetzen/stoppen/weglassen/verdoppeln, tabletten ~ absetzen/weglassen/stoppen, antidepressiva, blutdrucktabletten, schlaftablette*, arret* ~ medicament*/traitement/antidepresseur*, antidepresseur*, somnifere*, dejar ~ medicamento*/medicacion/pastillas/antidepresivos, antidepresivo*, smettere ~ farmaci/medicine, antidepressivi, sonniferi, stoppen met medicijnen, medicijnen, afbouwen',
  loss: 'fehlgeburt*, totgeburt*, sternenkind*, trauer*, todesfall, beerdigung, verstorben*, kindstod, fausse couche, fausses couches, deuil, perte d un, perdre un, perte d*, aborto*, duelo, luto, lutto, perdida ~ bebe/hijo/madre/padre, perder ~ bebe/hijo, aborto spontaneo, miskraam, rouw, rouwen, doodgeboren, missfall, poronien*',
  violence:
    'missbrauch*, gewalt*, mobbing, vergewaltig*, belastig*, schlagt, geschlagen, misshandl*, harcel*, viol, viols, violences, maltrait*, abus, abuso*, violenc*, violenz*, acoso, maltrat*, violacion, violador, stupro, molesti*, bullismo, misbruik, geweld, pesten, gepest, verkrachting, assedio, przemoc, mobbning, siddet',
  addiction:
    'sucht, suchte, suchtig*, alkoholsucht*, alkoholiker*, alkoholabhang*, spielsucht, drogen, entzug, rauchen, trinke zu viel, drogue*, alcoolique*, alcoolism*, addiction*, ivresse, tabac, fumer, sevrage, adiccion*, alcoholic*, drogas, fumar, borracho, dipendenz*, alcolis*, alcolist*, droga, fumare, verslav*, verslaafd, drank, roken, uzaleznien*, bagimlilik',
} as const
