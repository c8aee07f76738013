import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

import { inPassing } from './signs-in-passing.ts'

/** What is said quietly, and what makes it harmless. */
export const quiet = {
  ...inPassing,
  pet: `gatto, gatta, gattino, cane, cagna, cagnolino, micio, coniglio, cavallo, canarino, criceto`,
  betterOff: `starà meglio, staranno meglio, meglio con lei, meglio con lui, meglio che con me, meglio senza di me, se ne prenderà cura, si prenderà cura, si prenderanno cura, sarà più felice, non potrò più occuparmene, occupatene tu, pensateci voi a, quando non ci sarò`,
  lastLetters: `una lettera per, lettere per, scritto una lettera, scritto le lettere, le password, mie password, testamento, un biglietto per, una lettera a, un video per, i codici`,
  leftOut: `ognuno, ciascuno, a tutti, sul tavolo, nel cassetto, in una busta, nelle buste, per ogni evenienza, i miei figli, ai miei, sul frigo, sulla scrivania, per quando`,
  ridOfMe: `liberi di me, vi libererete di me, starete tranquilli, starete in pace, non darò più fastidio, non vi darò più, non dovrete più preoccuparvi, un peso in meno, si accorgerà che non ci sono, si accorgerebbe, non mancherò a nessuno, nessuno sentirà la mia mancanza, nessuno mi rimpiangerà, non sarò più un problema, vi togliete un pensiero, un problema in meno, non dovrete più pagare per me, non spenderete più per me, non dovrete più cucinare per me, più spese per me`,
  looksDown: `guardare giù, guardo giù, guardare sotto, guardo sotto, guardare l acqua, guardo l acqua, guardare i treni, guardo i treni, a guardare, guardare il vuoto, a fissare`,
  weighsSelf: `mi peso, salgo sulla bilancia, si pesa, pesarmi, risalgo sulla bilancia`,
  timesADay: `volte al giorno, volte il giorno, ogni ora, prima e dopo, mattina e sera, a ogni pasto`,
  bathroom: `bagno, gabinetto, toilette`,
  runsWater: `apro l acqua, apre l acqua, apro il rubinetto, faccio scorrere, lascio scorrere, apro la doccia, tiro lo sciacquone, metto la musica, che non mi sentano, per non farmi sentire, il rubinetto, acqua aperta`,
  leaden: `pesantissimo, pesante, come piombo, di piombo, un macigno, un blocco`,
  noSentence: `finire una frase, finire le frasi, dire una frase, completare una frase, terminare una frase, una frase intera, dire due parole, tra una parola e l altra`,
  underSink: `sotto il lavandino, sotto il lavello, bottiglia del garage, detersivi, prodotto per pulire, prodotti per la pulizia, senza etichetta, armadietto delle pulizie, sotto l acquaio, sgorgante`,
  fruitBreath: `sa di acetone, odora di acetone, alito sa, alito di acetone, alito di mela, alito fruttato, puzza di acetone, odore di acetone, alito dolce, sa di frutta, odore di frutta`,
  fontanelle: `fontanella`,
  sunken: `infossata, incavata, rientrata, gonfia, sporgente, affossata`,
  dryNappy: `non bagna il pannolino, pannolino asciutto, pannolini asciutti, non fa pipì, non ha fatto pipì, pannolino è asciutto, nessun pannolino bagnato, senza pipì`,
  ribsIn: `rientrano le costole, si vedono le costole, costole, rientra la pancia, rientramenti, narici si allargano, tira le costole`,
  headSplits: `mal di testa, testa mi scoppia, mi scoppia la testa, cefalea, male alla testa`,
  flashes: `lucine, luci, lampi, puntini, stelline, scintille, macchie, vedo doppio, vedo sfocato, mosche, bagliori`,
  hardBelly: `pancia dura, pancia è dura, pancia durissima, dura come un sasso, dura come la pietra, pancia tesa, ventre duro`,
  noKicks: `nemmeno un calcetto, nessun calcio, nessun calcetto, non scalcia, non dà calci, non si muove, non lo sento, non la sento, non si è mosso, non si è mossa, si muove meno, non ha dato, neanche un calcio`,
  mixesWords: `confonde le parole, scambia le parole, mescola le parole, parole al contrario, non trova le parole, dice cose senza senso, parole a caso, sbaglia le parole, non gli vengono le parole, non le vengono le parole`,
  checksPhone: `mi controlla il telefono, controlla il mio telefono, legge i miei messaggi, mi controlla il cellulare, mi guarda il telefono, mi ha preso il telefono, mi toglie il telefono, controlla i soldi, mi prende lo stipendio, mi segue ovunque, mi traccia, controlla tutto quello che`,
  mayNotSee: `non vuole che veda, non mi lascia vedere, non mi fa vedere, mi proibisce, mi vieta, non mi lascia uscire, non mi fa uscire, non posso vedere, non mi permette, mi ha vietato, senza il suo permesso, non mi lascia lavorare`,
  locksIn: `mi chiude dentro, chiude dentro a chiave, mi chiude a chiave, mi ha chiusa, chiusa dentro, chiusa a chiave, mi chiude in casa, porta via le chiavi, prende le chiavi, mi rinchiude`,
  goesOut: `quando esce, quando va, va al lavoro, va a lavorare, per non farmi, tutto il giorno, quando se ne va`,
  afraidHome: `paura di tornare a casa, paura a tornare a casa, paura di rientrare, non voglio tornare a casa da lui, non oso tornare, paura quando rientra, paura quando torna, tremo quando torna, sento le chiavi`,
  recovered: `guarit~, rimess~, sta bene, sto bene, cammina, ripres~, risolt~, in forma, tutto a posto, fuori pericolo, in remissione, superat~, sano, sana`,
  joke: `ahah~, haha~, =lol, =xd, ahaha~`,
  sun: `sole, scottarmi, scottature, freddo, inverno, vento, correre, zanzare, bici`,
} satisfies Partial<Record<FurtherMeaning, Words>>
