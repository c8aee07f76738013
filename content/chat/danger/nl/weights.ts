import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.9,
  meanings: `
      -1.7 asks, -1.4 joke past, -1.3 recurs, -1 lowOxygenFigure training, -0.8 live, -0.7 game prevents racing sun, -0.6 exercise
      harmed planned say wayTo weight, -0.5 about binge highKetoneFigure lost recovered sleep, -0.4 longPast meal move, -0.3 despair
      gone handOver headHit, -0.2 others overMuch thirst, -0.1 afraid ageOld noHelp poison weighsSelf, 0.1 breatheIn bump crash head
      headSplits shame tipsy, 0.2 alcohol asthma birthSign confused diabetic feelMove keto looksDown noKicks now ribsIn shivering side
      speak stand strike sugar sunken tooHigh trigger wound, 0.3 attacker blue blurred days dizzy drawnTo drowsy dryNappy emptyPack end
      feverFigure flashes fumeSource hurt leftOut limb miss recreational respond sick take wake want, 0.4 bleed eat face home me nobody
      odd onPurpose passOut runsWater, 0.5 child die faint heart insulin lips locksIn mayNotSee mixesWords noSentence not numb onlyEat
      pain pet suddenly vomitCough, 0.6 abuse cut fever injure kill lump much pregnant rash skin sleepPills sleeves slurred victim, 0.7
      bathroom betterOff chest diabetesThing get height hit intend life medicine weapon, 0.8 blade cannot deliberately hurts person
      purge shaky, 0.9 hide pregnancySign timesADay, 1 deadlyPlace farewell lastLetters limbSign pointless see swallow swell, 1.1
      breathless ridOfMe tooLow, 1.2 arm self, 1.3 burden dose, 1.4 lowSugarFigure, 1.6 throat, 1.7 atRest, 1.8 threaten, 1.9 breathe
      unwell`,
  words: `
      -1.5 die, -1.4 jaar, -1.3 je, -1.2 n om, -1.1 gehad m weer, -1 haha twee update we zei, -0.9 goed hoe vijf voel waar wat, -0.8 dus
      krijg lag mail over sliep wachtwoord, -0.7 been ben echt ehbo eten goedemiddag had kwam plekken telt toen trots wel, -0.6
      consultatiebureau dan erop gek graag hometrainer jaloers maak mee ons overleden prima schema spierpijn terwijl vinden vooraf
      vorig, -0.5 abonnement agenda app beetje deze erbij gekocht help hockey hoeveel ideen iemand iets jullie laatste maand min mooi
      ogen oude padel precies racefiets s slachtoffer soep soms thuis top twintig van verder verkeerd vitamine weg werkt wie willen zo
      zonder zoon zweet, -0.4 als beginnen beter bloedheet chips de dertig dierenarts drie eerste fiets fietsen fijne gegeven gesport
      hoort in ingevuld iphone ja klaar klas koffie kom kwark lachen les letterlijk lukt mag mogen niks normaal of op opdrukken passen
      probleem regel slaapt slapen sloeg snijdt spuugt tante tips toch verloskundige via vol voor water week welk welke wij zout
      zwemmen, -0.3 adem afgerond au avond avonds begin betaald binnen blauwe bleef bos burpees cardioloog dagen denkt dosis drink
      eigenlijk fijn fitbit gourmet grond haalt haast hartaanval he helemaal hoi honger hoofd ideal ineens jongste keer kilometer klopt
      km knie koek krijgen kwijlt langs lessen loop maakt me met mij morgen nagels nijntje ook pa pauze pr samen stappen steken
      stopzetten stuur tijd tintelt toe uur veel verhuisd vermoord viel volgende wandelen zon zondag, -0.2 abo account apotheek
      appeltaart baby bedankt bellen bluetooth boek buiten conditie contract dat dit doen donderdag dubbele e eens eiwit even fietst g
      gebarsten gehaald geld geslapen geven gezond gezonde grappig haal hbaic is jaren kaas kan kantoor kat kijk knop lang lijk lol lust
      maandag mailadres makkelijk melk mes minuutje moe moordend nieuwe nooit nul ochtends ovenschotel pepernoten peuter pillen planken
      pleister prijs puber qua recept rekken samsung satesaus sauna scheelt sinterklaas slakkenkorrels snacks snel spreken squats stond
      streefgewicht super tegen temperatuur tintelen trekken tussen veilig vergoedt vooral vrij zaterdag ze zich ziekenhuis zoek, -0.1
      afgeschreven afspraak ambulance aub bestaat beste blij camping chatbot deadlines dochter dokter doorgeven duurt een eindelijk eraf
      familie geef gegeten gewoon giftig gootsteenontstopper heel het hier hijgen hooikoorts huisarts kcal kilo liedje man mei middags
      nauwelijks nuchter per plank plassen praktijkondersteuner raar rustig sanquin scherm schoonmoeder schrok sportschool spruitjes
      trillen tweede utrecht vaak vind vla volkoren vraag vriendin vrouwen wachten wanneer weekmenu x zegt zes, 0 door mijn t was
      weegschaal werk, 0.1 aan aanval aardappel badkamervloer bank begonnen behalve belt bleek blijf bloeddruk braken dag denk diabetes
      diep doorweekt draag eet expres feestje flauw gaan gaat gebruikt geweest gezakt gezicht halve hijg hoofdpijn houd insulinepen
      kamer kotst kriebelt lange ma na noten omhoog omlaag ongeluk out plakt pols scheef sensor sinds spuit spul stuk suiker tandarts
      terug tik vier waren werd wit woorden worden ziet zin zomer, 0.2 aansteker achter alleen alsof altijd arm astma auto badkamer
      barstende bed bel bijna blauw bloedsuiker bloedt boos bouillon broek bulten buurvrouw dik dinsdag doet drinken droog elkaar ene
      ernaar flauwgevallen galbulten ging goede gordijn half hap hart hebben hoest hond ipv jeukt keek ketonen kijken klam klap kleuter
      koelkast koorts kop kots koud kreunt lager lekker leven linkerhand lippen maaltijd meteen meter minuten nek nodig nog omdat
      overgeven oxazepam ribben schuim slaan sokken stopt stukje uitgezet vindt vingers vond vrijwilliger wangen war warm weeg weekend
      weet zeggen zelf zoet zou zwanger zwangere, 0.3 alle alles benen boven drinkt duizelig epipen eruit fles gedaan geluid gezegd hard
      hardlopen hield ingenomen ingeslikt kachel kreeg kwartier laat leeg luier meisje mensen merken mouwen pas pijn prikt staan staat
      steek stil tot trui turnen vanaf verzuip vriend vrouw want zusje, 0.4 appel armen at daar dacht diepe dochtertje elke feest fout
      ga gedronken gepakt ghb gisteren groep gutst hand hangt heb huis jas juist kin kind kraan misselijk moeder mond natte niets opeens
      overal paar paddenstoelen piept plas praten ruikt slaap slaappillen slaat stem stikt trainer uren vorige vraagt wakker wartaal
      zelfs zet zit, 0.5 acht af afmaken belde bloed borst brandt dood graden hele hoor houden ik maanden nacht opa plast praat r slik
      slot steeds tril up warming wc word zakt zichzelf zie zij zus, 0.6 ademt appen brief broer collega deur er gespoten iedereen kaak
      komt maar meer mesje nergens nu onze open sleutel stiekem straks tong tuin val vandaag vinger zien, 0.7 geen hem jongen loopt
      neemt niet rode spoor te trap trein vanavond weken zeven, 0.8 bij maken naar onder sommige sta stoel, 0.9 durf hij ligt niemand
      tafel valt wil wordt zijn, 1 eind heeft keel mezelf moet net strip uit zat zitten, 1.2 al, 1.3 last, 1.4 haar, 1.7 lucht, 2.1 mn,
      2.2 en`,
  beginnings: `
      -1 updat wacht, -0.9 moord overl, -0.8 kilom slape voora, -0.7 goede plekk, -0.6 begin consu fiets homet jaloe schem slaap spier
      terwi twaal vinde, -0.5 abonn agend beetj betaa energ gegev gekoc hoeve huisa ieman julli laats marat preci racef serie slach
      twint verde verze vitam wille zonde, -0.4 derti diere donor eerst gezon hocke ingev iphon koppe korti lache natuu norma opdru
      overs passe probl reani schaa snijd spinn spuug stapp tinte trouw vergi verlo verzo volge zwemm, -0.3 afger avond blauw buite
      burpe cardi contr eigen fitbi folde gourm harta helem herha honge ineen jongs koffi krijg kwijl lesse lette meldi morge nagel
      neder neerg nieuw nijnt nucht onsch opluc schri steke stopz tusse verbi verhu vermo wande zonda, -0.2 accou achte aller apoth
      appel bedan belle bloed bluet boere boods condi dubbe elast gebar gedra gehaa grapp kanto krach maila makke nacht ochte opgeh
      ovens overg panne peper peute pille plank pleis pompo proef recep rekke samsu sates schoo sinte slakk snack sport spree sprek
      squat tempe trekk veili vergo verst zater zieke zorgv zuige, -0.1 afgel afges afspr algem ambul beroe besta cadea campi chatb
      deadl dieti dokte donde einde famil geget gehui gespr gifti harti hooik liedj lucht midda nauwe plass prakt rusti sanqu scher
      schro sprui trill tweed utrec vakan versc verva vijft volko vrouw wanne weekm winte, 0.1 aanva begon behal brake doorw expre feest
      gewee gezak hoofd krieb leegg omhoo omlaa ongel plakk plant schou schui senso tanda uitru wegge wisse woord worde, 0.2 aanst aarda
      allee altij antib barst berei bouil boven bulte buurv diabe dinsd dronk elkaa ernaa flauw galbu gespo getra gordi hardl hebbe
      insul keton kijke kleut koelk koort kreun lekke maalt metee minut oxaze ribbe sokke stree stukj suike vrien wange weeke zegge
      zwang, 0.3 badka docht duize epipe gedaa gelui gezeg groen ingen kache kwart licht maand meisj mense merke mouwe overb schop stuip
      train turne vaatw vanda verzu, 0.4 borre gebra gedro gepak gesto linke lippe misse moede opeen overa padde prate spann uitge vinge
      vorig vraag wakke warta, 0.5 afmak binne colle grade houde laxee overh sprin steed warmi zichz, 0.6 daaro drink honde ieder klaar
      nerge sleut stiek strak, 0.7 giste jonge klein recht vanav, 0.8 inges sommi, 0.9 niema, 1 mezel zitte`,
}
