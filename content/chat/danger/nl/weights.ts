import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.9,
  meanings: `
      -1.6 asks, -0.7 recurs, -0.6 joke past, -0.5 ageOld prevents, -0.4 live lost recovered sleep training, -0.3 about binge exercise
      lowOxygenFigure planned say, -0.2 belongings game legs longPast many meal poison racing sun urinate wayTo weight, -0.1 awful
      despair handOver heatCold highKetoneFigure overMuch soon weighsSelf, 0.1 dizzy dryNappy feelMove foodRule keto limb looksDown lump
      others pale sugar sweaty, 0.2 abuse betterOff child contact end faint fall feverFigure flashes goOn head hit locksIn manyFigure
      mayNotSee numb passOut respond runsWater sleepPills speak suddenly sunken trigger wake wound, 0.3 bathroom blade blurred chest
      face fever get heart height hurt insulin leftOut medicine mixesWords much noSentence onPurpose pointless pregnant rash shame skin
      sleeves slurred timesADay vomitCough weapon, 0.4 accident arm attacker birthSign bleed blue burden deadlyPlace diabetesThing hide
      home hurts intend life lips nobody onlyEat ridOfMe victim, 0.5 bump cut farewell lastLetters limbSign purge shaky sick swallow
      swell take tooLow, 0.6 breathless deliberately pain see, 0.7 cannot injure self threaten, 0.8 breathe dose lowSugarFigure not now
      person pregnancySign, 0.9 me, 1 atRest unwell, 1.1 throat`,
  words: `
      -0.6 je weer, -0.5 gehad goed haha hoe om waar zoon, -0.4 app been dan echt ehbo had hometrainer jaar kwijt mag oude spierpijn
      wel, -0.3 ben chips dertig eten gezond jullie keer km met passen plank pr s sloeg stappen tante telt toch twintig vijf voor vooraf
      wat zei zoek zonder, -0.2 avonds beetje beter binnen bos conditie d dag die e eigenlijk eindelijk fietsen gek gezeten help hoeveel
      honger huisarts ideen iemand kat kilometer kwark les lessen loop lukt mooi moordend morgen normaal nul op opdrukken overleden
      pillen probleem regel satesaus schema slaapt slachtoffer slapen spuugt tintelt tussen twee update uur veel verkeerd via vitamine
      water we welk welke, -0.1 aan abonnement adres allebei apotheek avond baby begin betaald bootcamp burpees daarna dagen deze doet
      donderdag drie eerste eet eiwit erop fiets gegeven gesport geworden gezonde giftig graag helemaal helpt ideal iets ja kapot kilo
      lag leeg lunch maakt maand makkelijk mij nachts nepbloed ook pinda prima raar rekken snacks squats stijf tegen terwijl trekken
      trillen vader van vergoedt vlees vriendin vrij wandelen weegschaal week weg zegt zes zon zondag, 0 aanval alsof bijna dat gaat
      geeft gegeten genomen gewoon half hebben hele hond hoofd ik ineens kreeg krijg laat liggen man moet na nog of ons over per slaap
      stuk terug vrouw ziet zn zus zweet, 0.1 aansteker acht achter ademt alleen altijd arm badkamer belde blauw blauwe bleek buurvrouw
      daar dicht dinsdag dochtertje dood door draag drinkt duizelig een elkaar eraf eruit expres flauw geslikt gezicht ghb gisteren
      gutst hard hardlopen heb heeft heel hem hoest in is juist k kan keek ketonen kijken kin koelkast kop kwartier lager leven lippen
      luier m maanden me mee misselijk moeder natte omdat opa overal paracetamol pas plast praten ruikt scheef sinds slap staan staat
      steeds stem suiker t thuis trainer uitgezet uren vier vraagt vriend was weet ze zelf zet zeven zie zo zomer zwanger, 0.2 adem af
      alle alles als appel armen at bed benen borst boven bulten deur dik dochter elke epipen fout gaan gedronken geluid gepakt gevoel
      ging hangt hart het ipv jongen kaak kind komt koorts kraan lange ligt maaltijd mesje mijn minuten mond mouwen n nacht neemt
      nergens niks opeens open piept pijn praat slaappillen slaat sleutel slot sommige steek stikt stil straks tong tril tuin val valt
      vanavond vinger vorige wakker wartaal wc word zakt zelfs zichzelf zin zit, 0.3 afmaken bloed brandt brief broer collega durf eind
      ga gespoten graden hand hoor huis iedereen loopt maken net onze rode slik spoor sta stiekem strip tafel te tot trap trein vandaag
      wil zat zien, 0.4 de last niemand stoel weken zitten, 0.5 er geen haar lucht maar mezelf nu onder wordt, 0.6 al keel meer naar
      uit, 0.7 hij mn niet zijn, 0.8 bij, 1.7 en`,
  beginnings: `
      -0.5 moord overl slape, -0.4 gezon homet spier voora, -0.3 derti fiets julli overs slach stapp trouw twint wacht zonde, -0.2 aller
      avond beetj begin besta condi eigen einde gedra gezet herha hoeve honge huisa ieman kilom koppe lesse morge norma opdru passe
      pille probl sates schem slaap snack spuug tinte tusse updat verhu vermo verzo vitam wande zuige, -0.1 abonn alleb apoth beroe
      betaa bootc burpe donde eerst gegev gewor gifti harti helem lucht makke nacht nepbl rekke roeim squat terwi trekk trill verbi
      vergo verst voedi zonda zorgv, 0.1 aanst altij badka blauw boven buurv dinsd duize elkaa expre gebra gesli gespo gezic giste hoofd
      keton kijke koelk kwart leegg linke misse moede overa overg parac plant prate schee uitge vraag zwang, 0.2 binne borre bulte colle
      drink epipe gedro gelui gepak gesto gevoe honde jonge koort laxee maalt minut mouwe nerge opeen recht sleut sommi sprin strak
      stree vaatw vanav vinge vorig wakke warta zichz, 0.3 afmak brand docht grade ieder inges stiek vanda, 0.4 klein niema zitte, 0.5
      mezel`,
}
