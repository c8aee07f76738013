import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** Grave signs that are told in passing. */
export const inPassing = {
  decided: `ho preso la decisione, presa la mia decisione, ho deciso ormai, è deciso, decisione presa, non si torna indietro, ormai ho deciso`,
  calmNow: `finalmente in pace, finalmente calm~, finalmente seren~, in pace, per la prima volta da mesi, per la prima volta da tanto, mi sento leggera, mi sento leggero, sono tranquill~`,
  hoards: `ho tenuto tutte, ho tenuto, ho messo da parte, messe da parte, conservato, conservo, accumulato, non si sa mai, per ogni evenienza, le tengo io, raccolto`,
  sleepPills: `sonniferi, sonnifero, pastiglie per dormire, pillole per dormire, gocce per dormire, xanax, tavor, lexotan, valium, minias, en gocce, benzodiazepine`,
  countsBites: `conto le mandorle, conto ogni, conto i bocconi, conto i chicchi, una mela al giorno, taglio a pezzettini, cinque mandorle al giorno, peso ogni boccone, peso ogni grammo, peso ogni alimento`,
  knowsWhere: `sapere dove sono, vedere dove sono, sa dove sono, app sul mio telefono, applicazione sul mio telefono, la mia posizione, sapere sempre dove`,
  handFails: `mano non risponde, mano non gli risponde, mano non mi risponde, mano non ubbidisce, non riesce ad abbottonarsi, non riesce ad allacciarsi, non riesco ad abbottonar~, gli cade il cucchiaio, le cade il cucchiaio, gli cade la forchetta, trascina la gamba, trascina il piede, gamba non risponde, braccio non risponde, mano non fa quello`,
  mouthLeaks: `esce dalla bocca, cola dalla bocca, sbava da un lato, sorriso storto, mezzo sorriso, sorride da un lato, angolo della bocca, lingua pesante, lingua impastata`,
  weightMiddle: `peso in mezzo, peso qui in mezzo, pressione in mezzo, morsa in mezzo, cintura stretta, come una cintura`,
  voiceChanged: `voce cambiata, cambiata la voce, cambiato la voce, voce strana, voce roca, senza voce, non riesce a deglutire, non riesco a deglutire, ingoiare la saliva, si schiarisce la gola`,
  eyesRolled: `occhi all indietro, occhi rovesciati, girato gli occhi, gira gli occhi, sguardo fisso, non mi guarda, è diventato rigido, è diventata rigida, si è irrigidit~, tutto rigido`,
  needFeel: `sentire qualcosa, bisogno di sentire, non sentire più niente, sentirmi viva, sentirmi vivo, calmarmi così`,
  meterHi: `segna hi, scrive hi, solo hi, segna high, fuori scala`,
  lettersMove: `le lettere si muovono, lettere ballano, vedo doppio, non centro i tasti, lettere sfocate`,
  onlyWater: `solo acqua, acqua e caffè, solo tè, solo caffè, acqua e gomme, a base di acqua, soltanto acqua`,
  heHears: `se mi sente, se lo vede, se vede che scrivo, è di là, dorme qui accanto, nella stanza accanto, non posso parlare, non posso telefonare, cancella questa chat, cancellare la chat, non mi chiamate, non chiamatemi, nascondere l app, scrivo piano, se lo scopre`,
  saysFell: `sbattuto contro la porta, caduta dalle scale, caduto dalle scale, battuto contro la porta`,
  pupil: `una pupilla, pupille diverse, pupilla più grande, pupilla dilatata`,
  spotsStay: `macchie che non spariscono, puntini che non spariscono, non scompare col bicchiere, puntini viola, macchie viola, petecchie`,
  soaked: `asciugamano zuppo, secondo asciugamano, terzo asciugamano, inzuppato l asciugamano, pozza di sangue, esce a fiotti, schizza`,
} satisfies Partial<Record<FurtherMeaning, Words>>
