import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 0.3,
  daily: -3,
  none: -3.9,
  meanings: `
      -1.8 asks, -1.4 past, -1.3 joke recurs, -1 lowOxygenFigure training, -0.8 live prevents sun, -0.7 game planned racing, -0.6
      exercise harmed say wayTo weight, -0.5 about binge highKetoneFigure lost recovered sleep, -0.4 longPast meal, -0.3 gone handOver
      headHit overMuch, -0.2 ageOld despair others thirst, -0.1 afraid move ownBody undo weighsSelf, 0.1 breatheIn confused crash head
      headSplits laboured noKicks shame strike tipsy, 0.2 alcohol asthma birthSign diabetic end feelMove keto looksDown ribsIn shivering
      side speak stand sugar sunken tooHigh want wound, 0.3 attacker blue blurred days die dizzy drawnTo drowsy dryNappy emptyPack
      feverFigure flashes fumeSource leftOut miss now recreational respond sick take trigger wake, 0.4 bleed child eat face home hurt
      limb me nobody odd onPurpose passOut runsWater, 0.5 faint heart insulin lips locksIn mayNotSee mixesWords noSentence numb onlyEat
      pain pet rash suddenly vomitCough, 0.6 abuse cut fever injure kill lump much not pregnant skin sleepPills sleeves slurred, 0.7
      bathroom betterOff chest diabetesThing get height hit intend life medicine victim weapon, 0.8 blade cannot deliberately hurts
      person purge shaky, 0.9 hide pregnancySign swell timesADay, 1 deadlyPlace farewell lastLetters limbSign pointless see, 1.1
      breathless ridOfMe swallow tooLow, 1.2 arm self, 1.3 burden dose, 1.4 lowSugarFigure, 1.5 throat, 1.6 atRest, 1.7 threaten, 1.9
      breathe unwell`,
  words: `
      -1.6 die, -1.4 jaar, -1.2 je n om, -1.1 gehad weer, -1 m twee we zei, -0.9 goed haha hoe update vijf waar, -0.8 dus krijg lag
      plekken sliep trots wachtwoord wat wel, -0.7 been dan echt ehbo eten goedemiddag had kwam mail over telt toen, -0.6 ben
      consultatiebureau erop graag hometrainer jaloers maak overleden padel prima schema spierpijn thuis top vinden vooraf vorig, -0.5
      abonnement agenda app beetje erbij gek gekocht help hockey hoeveel ideen iemand iets jullie lukt maand mee min mooi ogen ons oude
      precies s soep soms terwijl twintig van verder verkeerd vitamine voel weg werkt wie zonder zoon zweet zwemmen, -0.4 als au
      beginnen beter bloedheet chips de dertig deze dierenarts eerste fiets fietsen fijne gegeven gesport hoort in ingevuld iphone ja
      klaar klas koffie kom laatste lachen les letterlijk maakt mag morgen niks of opdrukken passen probleem racefiets regel slaapt
      slachtoffer slapen sloeg snijdt spuugt stappen tips toch verloskundige via voor water week welk welke wij willen zout, -0.3 adem
      afgerond apotheek avonds begin betaald blauwe bleef bos burpees cardioloog denkt dit dosis drie drink eigenlijk fijn fitbit
      gourmet grappig grond haalt haast hartaanval he helemaal hoi honger hoofd ideal ineens jongste keer klopt km knie koek krijgen
      kwark kwijlt langs lessen loop met mij mogen nagels nijntje normaal ook op pa pauze pr samen steken stopzetten stuur tante tijd
      tintelt toe uur veel verhuisd vermoord viel vol volgende ze zon zondag, -0.2 abo account appeltaart avond baby bellen binnen
      bluetooth boek buiten conditie contract dagen dat doen donderdag dubbele e eens eiwit even fietst g gebarsten gehaald geld
      geslapen geven gezond gezonde haal hbaic is jaren kaas kan kantoor kat kijk kilometer knop lang liedje lijk lol lust maandag
      mailadres me melk mes minuutje moordend nieuwe nooit nul ochtends pepernoten peuter pillen planken pleister puber qua recept
      rekken samsung satesaus sauna scheelt sinterklaas slakkenkorrels snacks sportschool squats stond streefgewicht super temperatuur
      tintelen trekken tussen veilig vergoedt vooral vrij wandelen zaterdag zich ziekenhuis zo zoek, -0.1 afgeschreven afspraak allebei
      ambulance aub bedankt bestaat beste blij camping chatbot deadlines dochter dokter doorgeven duurt een eindelijk eraf familie geef
      gegeten getraind gewoon giftig gootsteenontstopper hartinfarct het hier hijgen hooikoorts huisarts kcal kilo kwijt los makkelijk
      man mei middags nee nuchter ovenschotel per plank plassen praktijkondersteuner prijs raar rustig sanquin scherm schoonmoeder
      schrok snel spreken spruitjes tegen tijdens trillen tweede utrecht vaak vind vla volkoren vraag vriendin vrouwen wachten wanneer
      weekmenu x zegt zes zwolle, 0 aan door eet heel mijn was weegschaal werk, 0.1 aanval aardappel arm badkamervloer bank begonnen
      behalve belt bleek blijf bloeddruk braken dag denk diabetes diep doorweekt draag droog expres gaan gezicht halve hoofdpijn houd
      kamer kotst koud kriebelt lange lekker linkerarm na nog noten omlaag ongeluk out plakt scheef sensor sinds spuit spul stuk suiker
      t tik vier war werd wit woorden worden zakte zeggen ziet zin zomer, 0.2 aansteker achter alleen alsof altijd astma auto badkamer
      barstende bed bel benen bijna blauw bloedsuiker bloedt boos bouillon broek bulten buurvrouw dik dinsdag doet drinken elkaar ene
      ernaar eruit flauwgevallen fles gaat galbulten ging goede gordijn half hap hart hebben hoest hond ingenomen ipv jeukt keek ketonen
      kijken klam klap kleuter koelkast koorts kop kots kreunt lager leeg leven linkerhand lippen maaltijd meteen meter minuten nek
      nodig omdat overgeven oxazepam pols ribben schuim slaan sokken stopt stukje tandarts terug uitgezet vindt vingers vond vriend
      vrijwilliger wangen warm weeg weekend weet zoet zou zwanger zwangere, 0.3 alles boven dood drinkt duizelig epipen feest gedaan
      geluid gezegd hard hardlopen heb hield ingeslikt jas kachel kreeg kwartier laat luier meisje mensen merken mouwen pas pijn plas
      prikt staan staat steek stil tot trui turnen vanaf verzuip vrouw want zelf zet zusje, 0.4 alle appel armen at daar dacht diepe
      dochtertje elke fout ga gedronken gepakt ghb gisteren groep gutst hand hangt hele hoor huis juist kin kind kraan meer misselijk
      moeder mond nacht natte niets opeens overal paar paddenstoelen piept plast praten ruikt slaap slaappillen slaat steeds stem stikt
      trainer uren vorige vraagt wakker wartaal zelfs zit, 0.5 acht ademt af afmaken belde borst brandt deur er graden houden ik maanden
      opa praat r slik slot tong tril up vinger warming wc word zakt zichzelf zie zij zus, 0.6 appen bloed brief broer collega gespoten
      iedereen komt maar mesje neemt nergens nu onze open sleutel stiekem straks tuin val zien, 0.7 geen hem jongen kaak loopt maken
      naar rode spoor te trap trein vanavond weken zeven, 0.8 bij durf onder sommige sta stoel vandaag wil, 0.9 eind heeft hij ligt net
      niemand niet strip tafel uit valt wordt zijn, 1 keel mezelf moet zat zitten, 1.1 al, 1.3 haar last, 1.7 lucht, 2.1 mn, 2.2 en`,
  beginnings: `
      -0.9 moord overl updat wacht, -0.8 plekk slape voora, -0.7 goede kilom, -0.6 begin consu fiets homet jaloe schem slaap spier twaal
      vinde, -0.5 abonn agend beetj betaa energ gegev gekoc hoeve huisa ieman julli marat preci serie slach terwi twint verde verze
      vitam zonde zwemm, -0.4 derti diere donor eerst gezon ingev iphon koppe korti laats lache morge natuu nieuw norma opdru overs
      passe probl racef reani schaa snijd spinn spuug stapp tinte trouw vergi verlo verzo volge wille, -0.3 afger apoth avond blauw
      buite burpe cardi eigen fitbi folde gourm grapp harta helem herha hocke honge ineen jongs koffi krijg kwijl lesse lette meldi
      nagel neder neerg nijnt nucht onsch opluc overg pille schri sport steke stopz tusse verbi verhu vermo wande zonda, -0.2 accou
      achte aller appel belle bloed bluet boere boods condi contr dubbe elast gebar gedra gehaa kanto krach liedj maila makke nacht
      ochte opgeh panne peper peute plank pleis pompo proef recep rekke samsu sates schoo sinte slakk snack spree squat tempe trekk
      veili vergo verst zater zieke zorgv zuige, -0.1 afgel afges afspr algem alleb ambul bedan beroe besta cadea campi chatb deadl
      dieti dokte donde einde famil geget gehui gespr gifti harti hooik lucht midda ovens plass prakt rusti sanqu scher schro sprek
      sprui tijde trill tweed utrec vakan versc verva vijft volko vrouw wanne weekm winte zwoll, 0.1 aanva begon behal brake doorw expre
      gespo hoofd inade krieb leegg lekke omlaa ongel parac plakk plant schou schui senso uitru wegge wisse woord worde zegge, 0.2 aanst
      aarda allee altij antib barst berei bouil bulte buurv diabe dinsd dronk elkaa ernaa flauw galbu getra gordi hardl hebbe ingen
      insul keton kijke kleut koelk koort kreun maalt metee minut oxaze ribbe schop sokke stree stukj suike tanda wange weeke zwang, 0.3
      badka boven docht duize epipe gedaa gelui gezeg groen kache kwart licht maand meisj mense merke mouwe overb stuip train turne
      vaatw verzu vrien, 0.4 borre gebra gedro gepak gesto laxee linke lippe misse moede opeen overa padde prate spann steed uitge vinge
      vorig vraag wakke warta, 0.5 afmak colle grade houde ieder klaar overh sprin vanda warmi zichz, 0.6 binne daaro drink giste honde
      nerge sleut stiek strak, 0.7 jonge klein recht vanav, 0.8 inges sommi, 0.9 niema, 1 mezel zitte`,
}
