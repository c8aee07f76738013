import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0,
  daily: -3,
  none: -3.8,
  meanings: `
      -1.6 asks, -0.7 recurs, -0.6 ageOld joke past, -0.5 training, -0.4 live prevents recovered sleep, -0.3 about binge exercise lost
      lowOxygenFigure many planned say, -0.2 belongings game legs longPast meal poison racing sun urinate wayTo weight, -0.1 awful
      despair handOver highKetoneFigure overMuch soon weighsSelf, 0.1 dizzy dryNappy foodRule hit lump odd others pale side sugar sweaty
      trigger want, 0.2 abuse betterOff blurred child contact end faint fall feverFigure flashes goOn height locksIn looksDown
      manyFigure mayNotSee numb passOut respond runsWater shame sleepPills speak suddenly sunken wake, 0.3 bathroom birthSign bleed
      chest face fever get head heart hurt insulin leftOut lips medicine mixesWords much noSentence onPurpose pointless pregnant rash
      skin sleeves slurred timesADay weapon wound, 0.4 accident arm attacker blade blue burden deadlyPlace diabetesThing hide home hurts
      intend life nobody onlyEat ridOfMe swallow swell victim vomitCough, 0.5 bump cut farewell lastLetters limbSign pain purge shaky
      sick take tooLow, 0.6 cannot deliberately injure see, 0.7 breathless not person pregnancySign self threaten, 0.8 breathe dose
      lowSugarFigure now, 0.9 me, 1 atRest unwell, 1.1 throat`,
  words: `
      -0.6 goed je weer, -0.5 gehad hoe jaar om, -0.4 app been dan echt ehbo had haha hometrainer kwijt twintig waar wel zoon, -0.3 ben
      chips dertig eten gezeten gezond jullie keer km les mag met oude passen plank pr s sloeg spierpijn stappen tante telt toch vijf
      voor wat zei zoek zonder, -0.2 avonds beetje beter binnen bos dag deze die e eindelijk erop fietsen gek gesport help hoeveel
      honger ideen iemand kat kilometer kwark lessen loop lukt mooi moordend morgen normaal op opdrukken overleden probleem regel schema
      slaapt slachtoffer slapen spuugt squats tintelt tussen twee update uur verkeerd vitamine vooraf water we week welk welke zondag,
      -0.1 aan abonnement adres allebei avond baby bootcamp d dagen dat doet donderdag drie eerste eet fiets gegeven geworden gezonde
      giftig graag helemaal helpt huisarts iets kapot kilo lag leeg maakt maand makkelijk melk mij moet nachts netjes ook pillen pinda
      prima raar rekken snacks stijf stopzetten tegen trekken trillen vader van veel vergoedt vlees volgende vriendin weegschaal zegt
      zes zon, 0 bijna door eraf gaat geeft gewoon hebben hele hoofd ik ineens kreeg krijg laat man ons opa over per slaap stuk vriend
      vrouw weg ziet zn zo zus zweet, 0.1 aansteker acht achter ademt alleen altijd arm badkamer belde blauwe bleek buurvrouw daar
      dinsdag dochtertje dood draag duizelig een elkaar eruit expres gegeten geslikt gevoel ghb gisteren half hand hangt hard hardlopen
      heb heeft heel hem hond in is kan keek kin koelkast kwartier lager leven lippen luier m maanden meter misselijk moeder na nacht
      natte nog of overal paracetamol pas plast praten ruikt scheef sinds slap staan staat stem suiker thuis trainer uitgezet uren vier
      vorige vraagt was weet ze zelf zet zeven zie zit zomer zwanger, 0.2 adem af alle alles als appel armen at bed benen borst boven
      brandt bulten collega deur dik dochter elke epipen fout gaan gedronken geluid gepakt gezicht ging gutst hart het jongen kaak
      kijken kind komt koorts kop kraan lange ligt maaltijd maken me mee mesje mijn minuten mond mouwen n neemt nergens niks opeens
      piept pijn praat slaappillen slaat sleutel slot sommige spoor steeds steek stikt stil straks tong trein tril tuin val valt
      vanavond wakker wartaal wc word zakt zelfs zichzelf zin, 0.3 afmaken bloed broer durf eind ga gespoten graden hoor huis iedereen
      ipv loopt net onze open rode slik stiekem strip tafel te tot trap vandaag vinger wil zat zien zitten, 0.4 de geen last niemand sta
      stoel weken, 0.5 haar lucht maar mezelf mn naar nu onder wordt, 0.6 al er keel meer uit, 0.7 hij niet zijn, 0.8 bij, 1.7 en`,
  beginnings: `
      -0.5 moord overl slape, -0.4 gezon homet twint voora, -0.3 derti fiets gezet herha julli koppe overs slach spier stapp trouw wacht
      zonde, -0.2 aller avond beetj begin besta einde gedra hoeve honge huisa ieman kilom lesse morge norma opdru passe pille probl
      schem slaap snack spuug squat tinte tusse updat verhu vermo verzo vitam wande zonda zuige, -0.1 abonn alleb beroe bootc donde
      eerst gegev gewor gifti harti helem lucht makke nacht netje rekke roeim stopz trekk trill verbi vergi vergo verst voedi volge
      zorgv, 0.1 aanst altij blauw borre buurv dinsd drink duize elkaa expre gebra gesli gespo giste hoofd koelk kwart leegg linke misse
      overa overg parac plant prate uitge vinge vorig vraag zwang, 0.2 badka binne brand bulte colle epipe gedro gelui gepak gesto gevoe
      gezic honde jonge kijke koort laxee maalt minut mouwe nerge opeen recht sleut sommi sprin steed strak stree vaatw vanav wakke
      warta zichz, 0.3 afmak docht grade ieder inges stiek vanda zitte, 0.4 klein niema, 0.5 mezel`,
}
