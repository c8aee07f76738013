import type { Words } from '#content/chat/danger/form.ts'

/** Ordinary words that lie one slip away from words of danger. */
export const ordinary: Words = `
  abbia abbiano abito agito agnello aiutaci aiutarmi aiutato alieno almeno altare alzarti alzate amano amato amavo amicizia andarcene andartene
  andarvene anima animo aveste avrete avuta bacia balle balletto banca banche bancone bande bara barca barche basa basi battere benedetto bollette
  bomba bree brusio cagna calmarti calmata calmati calmi calmo campagna campane campi campo cantato canti capolavoro cappelli cara carina carita
  carne carro cassa casse cavata ceduto cella cera certa certe certo cervo chiamava chiami chiari chiede chiedendo chiedere chiedo chiesa chissa
  chiudete circo coda cola coloro colto comprare comprensibile comprensione compresa confessare confessato confessione confesso consiglio contano
  continuate corna corno correte corretta corriere corta corvo coso costato costi costruzione cotto crea creare decidere decise dentista dicci dici
  dimenticavo dirci discesa diventano diverte dopodomani dopotutto ebbe eletto elettorale elezioni erezione esseri essermi essersi esserti esservi
  eventi fango farti fata fato feccia fetta fidato finta finto firmare firmato fonte fonti forma formare formato foro forse fotta fragile franchi
  francia frena fritte furti gabe galla gallo getta girato grata grati griglia grotta gruppo guanto guardano guardate guardiano gusto infantile
  infatti infezione infilato ingresso inserito intendi intendo intesi inverno invitato invito lanciato lasciala lascialo lasciamo lasciano lasciava
  lati leale legali legare legate lena lesioni lettura levatevi levati liberarsi liberarti liscia liscio magica magnesio mago maledetto mama
  mancata mancherai mancia mandano mangiamo mangiano mantello manzo mara marcello marciapiede mare marta marte maura menta miglio miniera modesto
  molo morale mori mosca motto multa muoverci muoverti nanna nastri nastro notare noto onore ovvio pablo paese paesi palle palo panino panna paolo
  parco pare parlano partire patti patto pazza pene perdonarmi perduta pescare pianoforte piene pieni pieta pista polli pollo portafoglio portato
  porte possano posta posti potente potere potrete preda prega pregare pregato prendete preparare prestato prete processo promosso protetto prue
  punito puntare pura quarta quarto quinta racconto ragionare ragionevole rame rapina rapita ratto reato regola regolare relazione reso ricchi
  ricetta ricominciamo rimosso rispondete rompe rospo russo sacchi sala salsa salva salvare salvato salvo sanno sapendo sapete sapore sapra saputo
  sbagliare sbagliavo scappi scattata scattato scema scemo scena scoiattolo scontato sconto scopata scopato scorsa scuole scuso secchio segui seguo
  senato senno sentimenti sentimento sentivo serata sergente seria sette siano siede sognato sogni soli solita solito sorta spacco sparare spegni
  sperare spesa speso spesso spiace spie spiegarmi stalla stanchi sterline steso stiano storia strade strizzacervelli stronza stronzata stronzate
  stronzetto stronzi stronzo suora svegliarti tacchi taci tali tana tanya tata tatto tema temere tenebre tenete tessa toglierti toni tornado
  tornano torno torta torto tosta tosto trasferita tremendo trono troupe trovano trovare trovava trovavo tumore turco tuta ucciderai ucciderti
  umore unici usate valere valeva valore valori vedete vedro veglia vendendo vendere vendi venere venire venuti verrebbe verro veste vigili violet
  vivete vogliano vola volare volato volentieri volete vorrai voti voto vuoi`
