import type { FurtherMeaning, Words } from '#content/chat/danger/form.ts'

/** What is grave together, or told without its name; and what makes it training or a game. */
export const signs = {
  longPast: `anni fa, # anni fa, molti anni fa, tanti anni fa, qualche anno fa, due anni fa, tre anni fa, quattro anni fa, cinque anni fa, dieci anni fa, da bambina, da bambino, da ragazza, da ragazzo, da adolescente, nell adolescenza, quando ero giovane, nel 20~, nel 19~, tanto tempo fa, in passato, nel 20~, nel 19~, a # anni, anni fa`,
  recurs:
    'di nuovo, ancora, nuovamente, un altra volta, tornata, tornato, ricaduta, ricaduto, ricomincia, ricominciato, adesso, secondo, riprende',
  despair: `
    disperata, disperato, disperazione, senza speranza, nessuna speranza, senza via d uscita, vuota dentro, vuoto dentro, un vuoto dentro, morta dentro, morto dentro, non valgo niente, non valgo nulla, non servo a niente, inutile, fallita, fallito, un fallimento, toccato il fondo, in fondo al pozzo, nel baratro, mi odio, sola al mondo, solo al mondo, completamente sola, completamente solo, nessuno mi vuole, niente ha senso, nulla ha senso, non ha più senso, spezzata, spezzato, distrutta dentro, buio totale, nel buio, stanca di lottare, stanco di lottare, stanca di combattere, stanco di combattere, stanca di fingere, stanco di fingere, non ce la faccio più, non reggo più, una nullità, faccio schifo a tutti, al limite, allo stremo`,
  goOn: 'andare avanti, continuare, continuare così, resistere, reggere, sopportare, sopportarlo, tirare avanti, lottare, combattere, fingere, affrontare, farcela',
  vanish:
    'sparire, scomparire, non esistere, non esserci, non esserci più, non essere mai esistita, non essere mai esistito, non svegliarmi, non svegliarmi più, dissolvermi, svanire, cancellarmi, dormire per sempre, addormentarmi per sempre, essere investita, essere investito, mi investissero, mi investisse, un incidente, mi succedesse qualcosa, andarmene per sempre, non essere qui, senza di me',
  drawnTo:
    'guardo, guardare, guardando, fisso, penso a, penso al, pensare a, immagino, immaginando, sogno di, cammino verso, vado verso, vado sul, vado alla, sono andata, sono andato, sono salita, sono salito, in piedi sul, seduta sul, seduto sul, affacciata, affacciato, saltare, buttarmi, lasciarmi andare, lasciarmi cadere, mollare il volante, volante, sterzare, conto, contato, cercato su google, mi attira, mi chiama',
  deadlyPlace:
    'binari, rotaie, treno, treni, metro, ponte, viadotto, cavalcavia, scogliera, tetto, balcone, finestra, cornicione, davanzale, traffico, camion, tir, armadietto dei medicinali, pastiglie, pillole, farmaci, corda, coltelli, fiume, lago, albero, alberi, muro, banchina, passaggio a livello, pistola, ringhiera, parapetto, guardrail',
  belongings: `gioielli, anello, orologio, chitarra, cane, cagnolina, gatto, gatta, coniglio, risparmi, soldi, lettere, lettera, testamento, password, documenti, carte, foto, cose, vestiti, libri, collezione, assicurazione sulla vita, conti, console, playstation, chiavi, macchina, vinili, carte della casa, password della banca, bancomat, libretto, polizza, fede`,
  handOver: `regalato, regala, regalo, regalando, regalate, donato, dato via, data via, dato via tutto, lasciato, lascio, affidato, affidata, trovato casa, trovato una casa, trovato qualcuno che, distribuito, sistemato, sistemato tutto, messo in ordine, messe in ordine, in ordine, ordinato, cancellato, scritto, segnato, busta, in una busta, nella busta, non mi serve più, non mi servirà, non mi servono più, non gli servono più, tieni tu, tienilo tu, tienila tu, tenetelo, per dopo, salutato, pagato tutto, chiuso tutto, mi ha dato le carte, mi ha dato la password, mi ha fatto vedere dove, mostrato dove, consegnato, mi ha consegnato, mi ha affidato`,
  injure:
    'taglio, taglia, tagliare, tagliarmi, tagliarsi, tagliata, tagliato, brucio, brucia, bruciarmi, bruciarsi, graffio, graffia, graffiarmi, mordo, mordermi, morde, colpisco, colpirmi, batto, sbatto, sbatte, pugni, pungo, pungermi, conficco, ferisco, ferirmi, ferisce, male, strappo, strapparmi, lametta, lamette, lama, rasoio, taglierino, accendino, sigaretta, compasso, ago',
  ownBody:
    'le braccia, il braccio, mie braccia, i polsi, il polso, miei polsi, le cosce, la coscia, le gambe, la gamba, la pelle, mia pelle, la pancia, il mio corpo, la testa contro, contro il muro, al muro, le nocche, me stessa, me stesso, se stessa, sue braccia, suoi polsi, avambraccio, avambracci, mani',
  deliberately:
    'apposta, di proposito, volontariamente, per punirmi, punirmi, punirsi, per sentire, sentire qualcosa, sentirmi viva, sentirmi vivo, mi calma, mi dà sollievo, sollievo, sfogarmi, per sfogarmi, impulso, voglia di, ricaduta, ricaduto, ricascata, ricominciato, finché non sanguina, finché non sanguino, fino a sanguinare, a sangue, di nascosto, quando sto male, quando sono triste, quando ho ansia, ansia, mi odio, me lo merito, dolore dentro, dolore interno, zittire, per calmarmi, non sentire più niente, ancora ieri',
  marks:
    'tagli, taglietti, cicatrici, cicatrice, segni, graffi, bruciature, bende, cerotti, garze, croste, ferite, righe rosse, linee rosse, strisce rosse',
  sleeves: 'braccia, avambraccio, avambracci, polsi, polso, cosce, maniche, manica, maniche lunghe, lenzuola, gambe',
  blade:
    'lametta, lamette, lama, lame, rasoio, taglierino, cutter, forbici, bisturi, compasso, temperino, temperamatite, accendino, pezzi di vetro, cocci, spilla',
  hide: 'nasconde, nascondo, nascosto, nascosta, nascoste, nascosti, cassetto, sotto il letto, sotto il materasso, cuscino, nessuno vede, nessuno veda, nessuno lo sa, nessuno sa, nessuno se ne accorge, maniche lunghe, con questo caldo, anche d estate, in estate, con 30 gradi, copre, coprire, coprirsi, trovato, trovate, in camera sua, nello zaino, non si toglie mai',
  training: `
    allenamento, allenamenti, allenarmi, alleno, allenata, allenato, palestra, sport, squat, stacchi, stacco, panca, plank, flessioni, trazioni, burpees, correre, corro, corsa, corsetta, maratona, mezza maratona, ripetute, scatti, sprint, yoga, pilates, spinning, bici, bicicletta, ciclismo, escursione, trekking, camminata, salita, in salita, nuoto, nuotare, vasche, canottaggio, stretching, hiit, cardio, crossfit, lezione di, sauna, scale, rampe, manubri, kettlebell, pesi, serie da, ripetizioni, massaggio, arrampicata, boxe, zumba, esercizio, esercizi, riscaldamento, sforzo, addominali, affondi, tapis roulant, workout, scheda`,
  game: 'tennis, padel, scacchi, gioco, giochi, partita, partite, carte, uno, monopoli, mario kart, fifa, record, gara, sfida, classifica, ping pong, badminton, squash, briscola, quiz, passi al giorno, boxe, kickboxing, incontro di boxe, torneo, calcetto, biliardino, judo, karate, scopa',
  pale: 'pallido, pallida, bianco come, bianca come, bianco come un lenzuolo, bianca come un lenzuolo, bianco cencio, cereo, cerea, grigio, grigia, livido in viso, terreo, terrea, cadaverico, smorto, smorta, sbiancato, sbiancata',
  sweaty:
    'suda, sudo, sudando, sudore, sudori, sudato, sudata, sudato fradicio, sudata fradicia, sudore freddo, sudori freddi, suda freddo, sudo freddo, fradicio di sudore, fradicia di sudore, madido, madida, grondante',
  dizzy:
    'vertigini, capogiri, capogiro, gira la testa, gira tutto, mi gira, sto per svenire, sta per svenire, quasi svenuta, quasi svenuto, quasi svenivo, svenire, mancamento, mancamenti, barcollo, stordita, stordito, tutto nero, nero davanti, gambe molli',
  drowsy:
    'assonnato, assonnata, sonnolento, sonnolenta, intontito, intontita, stordito, stordita, soporoso, soporosa, letargico, letargica, abbattuto, abbattuta, moscio, moscia, semicosciente, semi cosciente, mezzo addormentato, mezza addormentata, difficile da svegliare, si sveglia a fatica, non si sveglia, si addormenta di continuo, si addormenta sempre, dorme in continuazione, dorme sempre, continua a dormire, non tiene gli occhi aperti, occhi che si chiudono, sguardo fisso, sguardo assente, sguardo perso, assente, imbambolato, imbambolata, farfuglia, biascica, appena cosciente, apatico, apatica, confuso, confusa, disorientato',
  vomiting:
    'vomita, vomito, vomitato, vomitando, vomitare, nausea, nauseato, conati, non trattiene niente, non trattiene nulla, non trattengo niente, non trattengo nulla, neanche l acqua, nemmeno l acqua, rimette, rigetta, diarrea',
  fever: 'febbre, febbrone, febbricitante, temperatura, brividi, scotta, bollente, 39 di, 40 di, # di febbre, febbre alta',
  stiffNeck:
    'collo rigido, nuca rigida, rigidità nucale, rigidità del collo, collo bloccato, non piega il collo, non riesce a piegare il collo, mento sul petto, luce dà fastidio, luce gli dà fastidio, luce le dà fastidio, luce mi dà fastidio, fastidio la luce, non sopporta la luce, non sopporto la luce, macchie che non, petecchie, macchie viola',
  shivering: 'trema, tremo, tremando, tremante, tremore, tremori, tremarella, brividi, batte i denti, tremolante, scatti',
  blurred:
    'annebbiato, annebbiata, sfocato, sfocata, doppio, doppia, vedo doppio, vede doppio, appannato, appannata, offuscata, macchie, macchia, lampi, luci, stelline, velo, tenda nera, vedo male, vede male, vista',
  odd: 'strano, strana, male, non va, non è normale, anomalo, storto, non sta bene, irregolare, salta, non è da lui, non è da lei, non è lui, non è lei, stranito, stranita',
  awful:
    'malissimo, da morire, come se stessi morendo, sensazione di morte, sto malissimo, sta malissimo, sto male, sta male, mai stata così male, mai stato così male, orribile, uno schifo, da schifo, molto male',
  indigestion:
    'indigestione, acidità, bruciore di stomaco, bruciori di stomaco, reflusso, bocca dello stomaco, peso sullo stomaco, gonfiore',
  dropThings: `gli cadono le cose, le cadono le cose, mi cadono le cose, cade tutto di mano, cadono di mano, caduta la tazza, caduto il bicchiere, fa cadere le cose, non tiene la forchetta, non riesce a tenere, non riesco a tenere, trascina la gamba, trascina una gamba, trascina il piede, gamba non risponde, gamba cede, cede la gamba, gamba mi cede, mano non risponde, mano non mi risponde, mano non obbedisce, perde gli oggetti, rovescia, rovesciato, rovescia il caffè, versa fuori, non riesce ad abbottonarsi, non obbedisce, non mi obbedisce, non ascolta più`,
  tipsy:
    'come ubriaco, come ubriaca, sembra ubriaco, sembra ubriaca, come se fosse ubriaco, come se fosse ubriaca, come se avesse bevuto, barcolla, barcollando, pende da un lato, perde l equilibrio, perso l equilibrio, senza equilibrio, cammina storto, va di lato, sbanda, traballa',
  laboured:
    'veloce, velocissimo, troppo veloce, male, a fatica, con fatica, forte, rumoroso, rumorosamente, fischia, fischiando, sibilando, superficiale, affannoso, affannosamente, affannato, a scatti, strano, con difficoltà, corto, rantolando, rantola, russa strano, da una cannuccia, attraverso una cannuccia, con una cannuccia, gemendo, a bocconi, pesante, accelerato',
  lump: 'nodo, groppo, stretta, gratta, raschia, pizzica, prude, solletico, strana, secca e, chiusa, formicola',
  dose: 'preso, presa, prese, presi, ingoiato, ingoiata, ingerito, inghiottito, mandato giù, iniettato, iniettata, fatto, bevuto, dato, data, assunto, prendo, prende, prendere, buttato giù, sniffato, fumato',
  overMuch:
    'più del dovuto, più di quanto, più di quello che, più del prescritto, troppe, troppi, troppo, troppa, tutta la scatola, tutta la confezione, scatola intera, tutto il flacone, tutto il blister, blister intero, il doppio, doppia, doppio, il triplo, due volte, tre volte, quattro volte, dieci volte, tutte insieme, tutti insieme, tutte in una volta, in un colpo solo, in una volta, per sbaglio, per errore, invece di, al posto di, non so quante, non so quanti, non sappiamo quante, non ricordo quante, perso il conto, manciata, mucchio, un sacco di, tutto quello che ho trovato, tutto quello che c era, quelle che restavano, quello che restava, # volte, dose massima, sbagliata, sbagliato, sbagliate',
  emptyPack:
    'blister vuoti, blister vuoto, scatola vuota, scatole vuote, flacone vuoto, flaconi vuoti, boccetta vuota, confezione vuota, confezioni vuote, la scatola è vuota, il flacone è vuoto, è vuota la scatola, mancano pastiglie, mancano # pastiglie, mancano delle pastiglie, mancano pillole, ne mancano, non ce ne sono più, non ne resta nessuna, pastiglie per terra, pillole per terra, pillole sul pavimento, siringa, siringhe',
  recreational:
    'cocaina, coca, ketamina, keta, ecstasy, mdma, md, pasta, pasticche, pasticca, speed, anfetamin~, eroina, ghb, lsd, trip, acido, funghetti, fentanyl, canna, canne, spinello, fumo, erba, hashish, space cake, popper, crack, droga, droghe, metadone, cannabis, spice, tramadolo',
  fumeSource:
    'caldaia, scaldabagno, stufa, stufa a pellet, stufa a gas, camino, braciere, barbecue, generatore, carbonella, auto accesa, macchina accesa, motore acceso, garage, tubo di scarico, fornello, narghilè',
  contact: `in bocca, nell occhio, negli occhi, in faccia, sulla pelle, schizzato, schizzata, schizzi, sulle labbra, odora di, puzza di, sa di, alito, sbava, bava, schiuma, leccato, succhiato, in mano, addosso, versato addosso, mi brucia tutto, gli brucia tutto, sbava e`,
  diabetesThing:
    'insulina, chetoni, microinfusore, il micro, sensore, catetere, diabetico, diabetica, diabete, tipo 1, glicemia, lantus, novorapid, glucometro, zuccheri nel sangue',
  without:
    'finita, finito, senza insulina, dimenticato, dimentica, dimenticata, salto, salta, saltare, saltato, non faccio, non si fa, non mi faccio, non la faccio, rotto, guasto, otturato, staccato, staccata, ostruito, non funziona, esaurita, non ne ho più, non ho più, non ho fatto, non ha fatto, razion~, riduco apposta',
  keto: 'chetoni, chetone, acetone, corpi chetonici',
  thirst:
    'sete, tantissima sete, molta sete, assetato, assetata, beve litri, bevo litri, beve tantissimo, beve in continuazione, beve sempre, litri d acqua',
  urinate:
    'pipì, fa pipì, urina, urinare, in bagno di continuo, in bagno ogni, pipì a letto, bagna il letto, fa la pipì a letto, urina tantissimo',
  bump: 'pancione, incinta, gravidanza, calcetti, ostetrica, trimestre, settimana di gravidanza, settimane di gravidanza, # settimane, # settimana, data presunta',
  birthSign:
    'rotte le acque, acque, liquido, contrazioni, cordone, coaguli, sangue, sanguino, sanguina, sanguinamento, perdite, non si muove, non sento, non lo sento, non la sento, pancia dura, non scalcia, si muove meno, fiotto',
  strike:
    'picchia, picchiato, picchiata, mena, menata, schiaffeggia, strangola, strangolata, strozza, strozzata, violenta, violentata, stupra, stuprata, maltratta, abusa, scuote, scuotere, scosso, pesta, aggredisce, aggredita, prende a, picchiare, picchiarlo',
  control: `non mi lascia, non mi fa uscire, non la fa uscire, mi controlla il telefono, controlla il mio telefono, legge i miei messaggi, mi prende i soldi, mi toglie i soldi, prende il mio stipendio, tiene i miei soldi, non mi dà soldi, mi vieta, mi proibisce, non posso uscire, non posso vedere, mi chiude, chiusa in casa, mi spia, mi segue, mi perseguita, mi pedina, foto intime, foto nuda, foto di me nuda, video intimi, portarmi via i figli, portarmi via i bambini, togliermi i figli, togliermi i bambini, se lo lascio, se me ne vado, se lo denuncio, contro la mia volontà, ho detto di no, anche se dico no, con la forza, guarda il telefono, guarda il mio telefono, lo stipendio lo tiene, tiene lo stipendio, gira sotto, non ho un conto mio`,
  harmed:
    'lividi, livido, occhio nero, punti di sutura, labbro spaccato, labbro rotto, costola rotta, costole rotte, naso rotto, braccio rotto, bruciature di sigaretta, segni sul, segni, ematomi, ecchimosi, dente rotto',
  others:
    'qualcuno, gente, persone, tutti, altri, mio capo, mio marito, mia moglie, il mio ex, i miei figli, mio figlio, mia figlia, mia madre, mio padre, mio fratello, mia sorella, il mio vicino, colleghi, professore, quel tipo, quello, compagni, la mia classe, il mio ragazzo, la mia ragazza',
  ageOld:
    'nonna, nonno, bisnonna, bisnonno, anziana, anziano, anca, femore, per terra, a terra, signora anziana, # anni, vecchietta, zia anziana, sul pavimento',
  bodyImage:
    'ossa, costole, clavicole, specchio, magra, magro, grassa, grasso, cicciona, balena, mucca, chili, peso, pesa, bilancia, cosce, pancia, scheletro, scheletrica, bmi, taglia, schifosa, corpo, enorme',
  foodRule: `
    meritare il cibo, merito di mangiare, merito la cena, non merito, non mi permetto, mi concedo, cibi proibiti, cibo proibito, proibito, proibiti, mi
    proibisco, pezzettini, pezzetti minuscoli, una mela, mezza mela, solo insalata, insalata scondita, cetriolo, cetrioli, gallette di riso, galletta di
    riso, gallette, caffè nero, solo caffè, coca zero, chewing gum, gomme da masticare, cubetti di ghiaccio, ghiaccio, cotone, solo acqua, brodo, uno
    yogurt, nasconde il cibo, sposta il cibo nel piatto, sposta il cibo, dice di aver già mangiato, dice che ha già mangiato, già mangiato da, ha già
    mangiato, conta ogni, conto ogni, ogni caloria, ogni grammo, pesa tutto`,
  undo: 'bruciare tutto, smaltire, smaltirlo, smaltire tutto, compensare, compenso, punirmi, punizione, cancellare, eliminare, rimediare, pagare per, digiunare, digiuno, vomitare, vomito, vomitarlo, lassativi, lassativo, guadagnarmi, buttare fuori tutto',
  exercise:
    'sport, correre, corro, corre, corsa, addominali, ore di palestra, ore di sport, ore di cardio, tapis roulant, camminare, cammino, alleno, squat, saltelli, passi, scale, per ore, ore di corsa',
  headHit:
    'battuto la testa, battuta la testa, sbattuto la testa, picchiato la testa, botta in testa, botta alla testa, colpo in testa, colpo alla testa, caduto di testa, caduta di testa, caduto sulla testa, caduta sulla testa, trauma cranico, commozione, la testa contro, la testa sul, la testa per terra, bernoccolo, la nuca, battuto la nuca, testa sullo spigolo',
  crash:
    'incidente, scontro, tamponamento, investito, investita, travolto, travolta, caduto dal, caduta dal, caduto dalla, caduta dalla, caduto da, caduta da, caduto per le scale, caduta per le scale, in moto, dal motorino, da cavallo, dalla scala, dal tetto, dall albero, ribaltato, sbalzato, sbalzata, schiantato',
  limbSign:
    'formicolio, formicola, intorpidito, intorpidita, addormentata, addormentato, non muove, non muovo, non riesce a muovere, non riesco a muovere, gonfio, gonfia, calda e, caldo e, rossa e, rosso, storto, storta, deformata, non sente, non sento, paralizzata',
  legs: 'gamba, gambe, polpaccio, piede, piedi, caviglia, anca, coscia',
  backSign:
    'tra le gambe, in mezzo alle gambe, non trattengo la pipì, non trattiene la pipì, non trattengo l urina, non riesco a fare pipì, non riesce a fare pipì, me la faccio addosso, fatto addosso, mi scappa senza, quando mi pulisco, sfinteri, inguine',
  heatCold:
    'caldo, sole, sotto il sole, sauna, ondata di caldo, afa, neve, acqua gelida, freddo, congelato, congelata, in macchina, al sole',
  burnSource:
    'acqua bollente, acqua calda, olio bollente, olio caldo, olio, fuoco, fiamme, fiamma, vapore, acido, soda, caffè bollente, tè bollente, brodo bollente, minestra bollente, pentola, padella, piastra, forno, fornello, bollitore, benzina, petardo, barbecue, ferro da stiro, bollente',
  bmi: 'bmi, imc, indice di massa',
  passOut:
    'svenuto, svenuta, sviene, è svenuta, è svenuto, sono svenuta, sono svenuto, svenimento, privo di sensi, priva di sensi, perso i sensi, perde i sensi, perso conoscenza, collassato, collassata, si è accasciato, si è accasciata, crollato, crollata, stramazzato, caduto a terra, caduta a terra, incosciente, diventato molle, diventata molle, esanime',
} satisfies Partial<Record<FurtherMeaning, Words>>
