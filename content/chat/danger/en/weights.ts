import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from tests/support/danger/en*.jsonl by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -3.3,
  meanings: {
    asks: -2,
    training: -1.4,
    past: -1.3,
    planned: -1.1,
    prevents: -1,
    game: -0.9,
    longPast: -0.9,
    onlyEat: -0.8,
    heatCold: -0.8,
    sleep: -0.7,
    exercise: -0.6,
    accident: -0.5,
    diabetic: -0.5,
    about: -0.4,
    eat: -0.4,
    pointless: -0.4,
    others: -0.3,
    recreational: -0.3,
    lowOxygenFigure: -0.3,
    weight: -0.3,
    move: -0.3,
    shivering: -0.3,
    want: -0.2,
    soon: -0.2,
    heavyOn: -0.2,
    crash: -0.2,
    hurts: -0.2,
    despair: -0.2,
    blurred: -0.2,
    fever: -0.2,
    numb: -0.1,
    live: -0.1,
    shame: -0.1,
    without: -0.1,
    stand: -0.1,
    goOn: -0.1,
    headHit: -0.1,
    bleed: -0.1,
    burnSource: -0.1,
    alcohol: -0.1,
    indigestion: -0.1,
    threaten: 0.1,
    ownBody: 0.1,
    say: 0.1,
    respond: 0.1,
    fumeSource: 0.1,
    confine: 0.1,
    ageOld: 0.1,
    noHelp: 0.1,
    afraid: 0.1,
    side: 0.1,
    tipsy: 0.1,
    breathless: 0.1,
    insulin: 0.1,
    bmi: 0.1,
    take: 0.2,
    belongings: 0.2,
    much: 0.2,
    trigger: 0.2,
    lost: 0.2,
    injure: 0.2,
    head: 0.2,
    binge: 0.2,
    belly: 0.2,
    undo: 0.2,
    heart: 0.2,
    sick: 0.2,
    rash: 0.2,
    victim: 0.3,
    skin: 0.3,
    odd: 0.3,
    end: 0.3,
    child: 0.3,
    laboured: 0.3,
    atRest: 0.3,
    gone: 0.3,
    shaky: 0.3,
    drowsy: 0.3,
    sleeves: 0.3,
    limbSign: 0.3,
    dizzy: 0.3,
    pale: 0.3,
    stiffNeck: 0.3,
    pregnant: 0.3,
    miss: 0.4,
    dose: 0.4,
    many: 0.4,
    feelMove: 0.4,
    height: 0.4,
    badly: 0.4,
    get: 0.4,
    lowBmiFigure: 0.4,
    onPurpose: 0.4,
    hurt: 0.4,
    hit: 0.4,
    awful: 0.4,
    backSign: 0.4,
    lump: 0.4,
    blade: 0.4,
    emptyPack: 0.4,
    me: 0.5,
    home: 0.5,
    racing: 0.5,
    limb: 0.5,
    cannot: 0.5,
    contact: 0.5,
    blue: 0.5,
    vomiting: 0.5,
    gas: 0.5,
    dropThings: 0.5,
    asthma: 0.5,
    control: 0.5,
    intend: 0.6,
    vanish: 0.6,
    days: 0.6,
    handOver: 0.6,
    method: 0.6,
    deliberately: 0.6,
    drawnTo: 0.6,
    legs: 0.6,
    see: 0.6,
    arm: 0.6,
    fall: 0.6,
    passOut: 0.6,
    face: 0.6,
    breatheIn: 0.6,
    keto: 0.6,
    urinate: 0.6,
    fewCaloriesFigure: 0.6,
    now: 0.7,
    pain: 0.7,
    forever: 0.7,
    deadlyPlace: 0.7,
    suddenly: 0.7,
    lips: 0.7,
    slurred: 0.7,
    farewell: 0.7,
    bump: 0.7,
    vomitCough: 0.7,
    cut: 0.7,
    bodyImage: 0.7,
    birthSign: 0.7,
    faint: 0.7,
    sweaty: 0.7,
    recurs: 0.8,
    wake: 0.8,
    wound: 0.8,
    tooLow: 0.8,
    life: 0.9,
    overMuch: 0.9,
    person: 0.9,
    weapon: 0.9,
    wayTo: 0.9,
    harmed: 0.9,
    throat: 0.9,
    die: 1,
    swallow: 1,
    highSugarFigure: 1,
    kill: 1.1,
    not: 1.1,
    speak: 1.1,
    starve: 1.1,
    swell: 1.1,
    abuse: 1.1,
    attacker: 1.2,
    pregnancySign: 1.2,
    poison: 1.2,
    self: 1.3,
    lowSugarFigure: 1.3,
    purge: 1.3,
    sugar: 1.3,
    medicine: 1.4,
    chest: 1.4,
    foodRule: 1.5,
    hide: 1.6,
    unwell: 1.6,
    diabetesThing: 1.6,
    breathe: 1.9,
  },
  words: {
    '-1.2': `
      son`,
    '-1.1': `
      chocolate get ideas much video`,
    '-1': `
      great haha hurts tips`,
    '-0.8': `
      95 app blood boss course finally fine need never new or recipe right years`,
    '-0.7': `
      an any at burned fitter help log love ok pizza routine scam sport sun videos you`,
    '-0.6': `
      bike coffee cold crash diet doing good holidays ice k lift mate plan programme sleeps snack today trial us wants which your`,
    '-0.5': `
      age alternatives answers as back bit bullet burnt charged check cook dead eat entire feet follows forum gain gels hbaic hike
      instead keto lol loves magnesium me menopause morning muscle password races seen share shifts shows slept smart sore step
      stress stretches swimming talk team test tight true wagon winter works worry worse yoga`,
    '-0.4': `
      30 5.4 68 70 about active after annoying arm aunt band beat blew blister bump bus can cancel choke christmas clicks coach
      code crisps death desk do dying email espressos fasting felt final glasses glutes growing gums h hangry happy hit how jam
      job kale kills leaving load login metformin multivitamin mum my numb other overhead pb picky push queasy ready same season
      set shakes sit skin snacks sofa spring story stronger swallowed than this vegetables wakes walks we wedding week wheeze when
      work workouts wrist wrong year`,
    '-0.3': `
      16 2.4 5 60 80 apple april around baby battery beach bedtime before beginners bites breakfast broccoli burger called club
      controlled cooked cough crazy dads deadlift diabetes diabetic diets disappear doctors dog driving dry easily eaten eater
      eating energy fat ferritin fever find fish fit fits garden gave gift give gives goodbye gyms hard hay healthy heard heel
      hips honey hrv hurt hygiene idea instructor itchy jump kettlebell kicks kids killer knee leggings libre light lunges make
      meditation nap newsletter nightmare no nurse our passed pasta personal phase picture pills plank playlist please poisonous
      pool presentation price problem protein pulse pushes realistic regret ride ring running runs saw scratched shin short sign
      sleeping smashed snooze snores sourdough squats start stays subscription take thanks their these threw tiny track train try
      ups vitamin watch whats whey wine winning working yesterdays`,
    '-0.2': `
      110 12 2016 52 600 90 abs account acid afford afternoon again allergic am another anymore asked ate awful badly bake bar
      bath bear because begun better big bloating blurred bootcamp bruise bum burning burns burpees butter buy calorie carbs card
      cardiologist challenge checked checkout chilli climbing control cookies cope crashed cravings cried cup curtains cutting d
      daily dairy data deadlifts deadline decision died difference discount doms double drink early eclampsia effect eggs elbow
      emails embarrassed ends enough ex exhausted eyes far fire fitting flights focus follow for forget friday from fuelling fully
      gloves gluten grandmothers grind grip guide guilty gummies habits harder hate headache helps horse hypoglycemia id insane
      intervals iron itches jar join kill killing knees lap laughed lesson lifes lighter line lips longer loo lost lunch made
      makes max mean missing mother move music myself natural nearly needles netflix night noon on once over pacing pain pains
      paper paramedic pause pay peanut people person pins planks planner plaster poisoning policy pose pre pull pumpkin quit
      recovered related reply resting return roller rolls rubbish run sauce scale schedule seven shape shift shop shoulders six
      skinny skins skipped slice smells spin spoon squat standing staring steps stitch strap stroke sugar suggest suits summer
      sundays swimsuit tablet teenagers ten therapy thick thinks thought threatening threatens throw thyroid tip together tub
      tuesday uk useful version vision vitamins was weak weight welcome wheres widower wore writing yes`,
    '-0.1': `
      10 100 18 22 25 28 61 76 82 9 a add advice aid air alcohol allergy alternative android ankles anxious apples argue asleep
      attacks autumn awkward balance banana bands bank barbell beginner belly belt best bet birthday biscuits blacked bleeding
      bloated boxing bra brain breastfeeding breathe brutal burst button caffeine cake calcium calf calm calves cant carb cardio
      care cause causes change cheat checks child childhood cholesterol cinnamon class clenching climb closed company conceive
      concussion cooks couldnt count counts couples courses cover crack crashing creatine crime crushed cups currently dangerous
      daughter defence deficit desperate diarrhea digital dinners disorder divorce doctor does downstairs drop drowned drowning
      easter easy epilepsy europe everywhere expecting face failure faint family fight first flashing flushes folic foods forgot
      form g gaining general ginger gp grandpa granola guess habit hanging hates he healed health healthier heartburn heat hello
      helmet hernia high hills hr husband ibuprofen ill invoice january jeans jelly jet jokes juice jumping kcal kg kickboxing
      kilos lactose lag last lately law leg lemon length life lifesaver link lives lonely losing loved low mail march mates
      mattress may melatonin midwife mild missed mondays monitor mood more mornings mosquito mostly motivated motivation moved
      murder mushrooms mystery nauseous neighbours non normal nosebleed notifications numbers nut obsessed october often omega
      onions opens otherwise oven pack page panel panic panting patch paying payment pee pelvic photos pick pill plate pm portion
      position postpartum posture pot pounds pregnancy press put putting q quick rate recommended recording reduce refund relaxing
      reset resistance results retreat roof rower ruin salads salt school seconds sell settle shirt shoot shooting shut sickness
      signs ski smell smoking smoothie sold solids sports sprints squash stairs stares started steak stole stomach stop straps
      strength stressed strips stuck stung suffocating suicidal super supplement surgery swollen takeaway talking tan tank tastes
      teen teenager teens telling tennis tension terrified thats thinner thumping time tingle to toddlers tomorrow tops trainer
      trainers travelling trying twenty upload vat veg vegan violent volunteer waking walked wanted warning watched weather weekly
      weights well without wrestling yearly zombie`,
    '0': `
      ago breathing day days food heart in next now should too two up`,
    '0.1': `
      1.70 11 170 178 19 190 2 2.8 200 31 33 39 39.5 45 6 abroad accident alive allowed always anaphylactic angry answer
      antidepressants arms arrows article ash asthma away b babys bag barely bc beating bedroom beer behind being berries between
      bigger black blades bleach bleed block bloody blotches bmi board boiling bolus bought breast breastbone bright bring brother
      brothers buckets bulging bumps burn buttons by c cabinet carry catch chat chets children chills clammy clock clumsy coke
      cola collapsed colleagues confused cord core corner cot could cramping crooked crossfit cry cupboard dentist didnt
      disappeared discharge dishwasher doll doom dragging drenched drinking droopy dropping drunk electrolytes else essay evening
      everybody exercise explain eyesight failed feed feel fifteen fingers foam following forty friends froth funny gatorade given
      gliclazide glucose go grape gum gun gush guy had half happen hardly havent heads healing held helping here herself hiccups
      him hits hives hoarse honour hornet hugged hypo im indigestion injection inside itching jerking july keeps kept kerb km
      laundry leaflet least lettuce list loads lying marathon marks meant meds men metres middle midnight might minute miscarriage
      mistake months mouth mouthful mums n nan nappy newborn nightstand nine nodding nonsense nonstop noticed nurofen o old
      overdosed oxy paid pan parents passport pe pees pellets photo picked pillow pink planning plasters pod point points poison
      possible postnatal pouring pregnant prenatal pressing properly puffs puffy pumping punches punish purple purpose pushed
      pushing quickly r rag raise rash rat rationing razor react read reading recovery relapsed rest rid ringing rock rolled rope
      ruined screaming second sentence shake shaking shaky shivering showing shrimp single sits sitting sizes sleepy slipped
      slurring smelly snap soaked soaking sober soft someone sorry speech spiked spirit splitting spot spots spotting spurting
      stabbing starve stiff strip strokes struggling student studio sucking suppose swallow swap sweats sweaty tablets tearing
      temperature tent testicle text th the thin throwing throws thunderclap thursday tomorrows tongue tongues tonight took trail
      training tried trimester tummy twisted type u uncle undo upside urge very vodka vomit vomiting walk walls walnut want
      warfarin warm wasnt wasp weedkiller weigh weighs weird welts whisky who whole why wife will wipe woman words wouldnt youll`,
    '0.2': `
      14 2.2 2.6 24 27 3 3.1 32 37 40 400 8 accidentally across against all alone antibiotic antifreeze are arrow awake bad beats
      binge blade body bolusing bone book books boy boyfriend broken bulimic cable calories came cgm choking closing codamol
      colleague colour curtain cuts decided delete delivery dizzy doesnt doubled drank drooping ears edges eight electric ending
      everythings f fainted falling few finish flight flips floppy foot forever friend gasping green hair hand harming headaches
      hearts hed hell hip honestly horrible husbands insulin isnt itch jab jaw journaling kettle keys knife know lad lamp later
      leave let lies lights limp lo looked looks lopsided lower lungs macros meals medicine membership mg milk mine minutes mixed
      module monday neck neighbour nights nose note notice number of off oil outside own pad paracetamol park passing pounding
      pump pupils purge purging quiet quite ran rather really reason red remember responding rice roommate salad scratch see
      seizure session severe sharp sharpener shaving show sick since sister skip skips slow somethings soon sound spit squeezing
      starting stay sternum sting stopped stopping straight suddenly sunday sure survived swallowing sweat sweating taken talks
      tap taste third those through tightness tired touched trembling tylenol understand units used usual usually vape wait weeks
      were wheezing whistling white with wks woke woken wool world worst worth wrapped wrists written xanax yellow yesterday youre`,
    '0.3': `
      0 26 29 35 700 abuse ache acrobat acting also anything asking attack backpack bathroom bed bleeds blue bones breath broke
      but chair cleaner co complaining cotton covered covid cries crushing crying dl dropped during eucalyptus exist favourite
      feeling fell fresh fridge glass going grandmother hands hang happens heavy hi hide huge hungry i infant laxatives letters
      level licked lines liquid little locked making meal min month most nausea needed nobody office ones packet party pens plus
      puffer puke pulled rattling rn room round sad said sat scared screams seeing shes shoes shower smile smoker snake so some
      spitting splashed stretching sudden thigh toilet told top tracks typing voice weekend went wind wish wtf`,
    '0.4': `
      1 2.1 36 84 anyone ask beans bitten blow bulimia cheeks closer clots deserve detox dose drain drum eats exit eye father
      feels finger five flat forgets four front getting girlfriend goes gonna group hasnt hiit home hot hurting into is kid
      kitchen knuckles long look man mind mins mirror needing nephew noise one painful pressure questions reads relapse saying
      sees send sense she shock slaps sleep sleeves sort stabbed table tbh tea technique thighs things thoughts three throat
      thrown touches towel turning unconscious wanna waters where window wont wrote`,
    '0.5': `
      20 38 anaphylaxis ankle anorexia bat bruises cakes car come coughing dad dka done dowry ear ever floor full gym himself
      injected it ketones laws looking money oxygen say side something suicide swelling thinking under until use wall wheel woozy`,
    '0.6': `
      41 520 85 already ana both cat changed chest comes dark dogs door harm head hears inhaler keep lie meat muscles nice odd
      piece play propranolol proud saturday scars shook site stitches teeth tell they urine wear workout`,
    '0.7': `
      15 4.2 coming contractions deep die dont epipen even every gone ive left mess meter not post ribs self still them there
      times water would`,
    '0.8': `
      300 been bite brown down fade girl got has hes hour house just kind out phone raped says that theyre thing till what`,
    '0.9': `
      each have having itll like lose then theres wet`,
    '1': `
      and clean empty her his its`,
    '1.1': `
      did gets hours only way`,
    '1.6': `
      be`,
    '1.7': `
      think`,
    '2.1': `
      if`,
  },
  beginnings: {
    '-1.1': `
      choco`,
    '-1': `
      progr`,
    '-0.9': `
      recip`,
    '-0.8': `
      cours final sleep`,
    '-0.7': `
      burne deadl fitte routi thank video`,
    '-0.6': `
      black coffe diabe follo glute holid sprin stres`,
    '-0.5': `
      alter break bulle charg check docto entir healt inste magne menop morni perso renew shake snack stron vitam winte`,
    '-0.4': `
      activ annoy answe begin chris click crisp espre fasti glass grape growi hangr kille leavi medit metfo multi overh poiso
      prese queas scree seaso shift snooz veget weddi`,
    '-0.3': `
      absol aroun batte bedti befor blist bloat brocc burge calle cance cardi chees cooke crash drivi drown easil eatin energ
      ferri frida garde handl hydra hygie instr leggi lengt lunge newsl other paper passe pictu playl pleas probl prote reali
      regre runni shoul smash snore sourd squat stret subsc sugge teena threa winni worki`,
    '-0.2': `
      accou affor after aller anoth asthm banan becau bette binge blurr bootc burni burpe butte chall cheer climb cooki count
      cravi cutti daugh decis diffe digit disap disco eclam effec email embar enoug excit exhau fitti fuell gener glove goodb
      guilt gummi habit harde hypog insan inter itche kettl killi laugh lesso longe missi mosqu mothe motiv mysel natur nearl
      needl netfl optio pacin param peopl plank plung pumpk pushe recom relat repla resis resti rolle rubbi sched scrap scrat
      short skinn skipp stand stari summe swims thera thyro toget tuesd usefu versi visio weigh welco where widow writi`,
    '-0.1': `
      addic addre advic alcoh andro ankle anxio anymo apple arriv aslee autum awkwa balan barbe birth biscu boxin bruta caffe
      calci calve capsu cause chill chole cinna clenc concu confi conti contr could coupl creat curre dange defen defic despe
      diarr dinne disor divor downs easte epile escap europ excus expec failu famil flash flush forag forgo gaini ginge grano
      green groun hangi heale heigh helme herni ibupr inten invoi janua jumpi kickb lacto latel learn lifeg lifes lonel losin
      mattr melat menti metab midwi misse mobil monit mostl murde myste noodl norma noseb notif obses octob onion panti passw
      payin payme peanu pelvi photo plann plast plate polic porti postp postu putti recor reduc refun refus relax resul retre
      salad schoo secon settl shock shoot shred sickn slowe smell smoki smoot solid sport stair stare stoma strap stren strok
      subti suffo surge swall swoll takea talki taste telli tenni tensi terri thinn thump toddl trave tryin twent uploa viole
      volun wakin walke wante warni weath weekl wheez witho wrest yearl yeste zombi`,
    '0.1': `
      abroa allow alway antib antid arrow artic attac barel beati bedro behin berri betwe bigge blade bleac blood blotc boili
      bottl bough breas brigh bucke bulgi cabin child clamm clien clums comfo compa confu corne corre crook cross cupbo denti
      disch dishw dragg drenc expla eyesi faile fifte flutt force frien gator glicl gluco happi hardl haven heali helpi herse
      hiccu hoars honou horne hugge husba indig insid itchi jerki laund laxat leafl lettu liste marbl metha metre middl midni
      misca momen monda month mouth muscl neigh newbo noddi nonse nonst numbe nurof overd paren passp pelle picke possi postn
      pound pouri pract prena prope pumpi punis purpl purpo pushi quick ratio readi ringi ruine seizu sente sessi shaki sharp
      shive showi shrim singl sitti slurr soake soaki someo speec spide spike spiri split spott spurt stalk strug stude studi
      sucki teari tempe testi thund thurs tonig trime twist upsid walnu warfa weedk whisk would`,
    '0.2': `
      acros again antif ballo bolus broke broth bruis choki closi codam crush decid delet deliv doesn droop dumbb endin exerc
      faint falli faste finis flopp forev forge gaspi hamme harmi heart hones horri insul journ looke lopsi macro medic membe
      minut modul nause outsi parac passi point pupil purgi rathe reall reaso remem respo roomm scare secre sever shavi siste
      squee stern stick stran strip survi throu tremb tylen under usual vomit weeke whist worko wrapp wrist writt yello`,
    '0.3': `
      acrob actin anyth armpi askin backp banda bathr bleed boyfr chopp colla colle compl cotto cryin durin elect eucal feeli
      fridg hungr infan lette licke liqui littl locke makin mista narro neede nobod notic offic packe press puffe pulle rattl
      seein showe slipp smoke spitt splas stitc sweat swimm think tight toile tongu typin`,
    '0.4': `
      accid anyon attem bitte chang cheek clean close colou deser dropp fathe getti happe hurti jumpe kitch knuck mirro needi
      nephe painf quest satur sayin screa sleev stopp suici techn thigh thing throa track turni uncon water windo`,
    '0.5': `
      breat cough cover every finge girlf himse injec light liter looki oxyge relap stabb swell touch watch`,
    '0.6': `
      alrea bulim inhal keton propr sudde throw`,
    '0.7': `
      anaph anore comin favou somet`,
    '0.8': `
      epipe theyr`,
    '0.9': `
      havin there`,
  },
}
