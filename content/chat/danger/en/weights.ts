import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from tests/support/danger/en*.jsonl by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -3.2,
  meanings: {
    asks: -2, training: -1.5, planned: -1.2, past: -1.2, heatCold: -1.1, game: -1, longPast: -0.9, prevents: -0.8, sleep: -0.7,
    recreational: -0.7, onlyEat: -0.7, lowOxygenFigure: -0.6, exercise: -0.6, want: -0.5, accident: -0.5, eat: -0.4, goOn: -0.4,
    move: -0.4, others: -0.3, pointless: -0.3, despair: -0.3, blurred: -0.3, shivering: -0.3, tooHigh: -0.3, numb: -0.2,
    live: -0.2, soon: -0.2, shame: -0.2, stand: -0.2, heavyOn: -0.2, crash: -0.2, marks: -0.2, headHit: -0.2, weight: -0.2,
    alcohol: -0.2, tipsy: -0.2, fever: -0.2, diabetic: -0.2, about: -0.1, hurts: -0.1, strike: -0.1, side: -0.1, bleed: -0.1,
    indigestion: -0.1, bmi: -0.1, skin: 0.1, ownBody: 0.1, nobody: 0.1, say: 0.1, respond: 0.1, take: 0.1, fumeSource: 0.1,
    confused: 0.1, drowsy: 0.1, belly: 0.1, limbSign: 0.1, sick: 0.1, rash: 0.1, breathless: 0.1, thirst: 0.1, threaten: 0.2,
    end: 0.2, many: 0.2, belongings: 0.2, much: 0.2, trigger: 0.2, child: 0.2, ageOld: 0.2, lost: 0.2, noHelp: 0.2, hurt: 0.2,
    undo: 0.2, gas: 0.2, meal: 0.2, stiffNeck: 0.2, insulin: 0.2, victim: 0.3, dose: 0.3, feelMove: 0.3, get: 0.3, laboured: 0.3,
    confine: 0.3, atRest: 0.3, gone: 0.3, cannot: 0.3, injure: 0.3, hit: 0.3, binge: 0.3, dizzy: 0.3, pale: 0.3, keto: 0.3,
    pregnant: 0.3, me: 0.4, intend: 0.4, vanish: 0.4, handOver: 0.4, method: 0.4, drawnTo: 0.4, height: 0.4, badly: 0.4,
    home: 0.4, lowBmiFigure: 0.4, shaky: 0.4, awful: 0.4, backSign: 0.4, sleeves: 0.4, emptyPack: 0.4, pain: 0.5, miss: 0.5,
    odd: 0.5, forever: 0.5, days: 0.5, deliberately: 0.5, legs: 0.5, onPurpose: 0.5, lump: 0.5, contact: 0.5, blade: 0.5,
    blue: 0.5, passOut: 0.5, face: 0.5, dropThings: 0.5, asthma: 0.5, breatheIn: 0.5, urinate: 0.5, deadlyPlace: 0.6, limb: 0.6,
    see: 0.6, cut: 0.6, starve: 0.6, vomiting: 0.6, sweaty: 0.6, control: 0.6, fewCaloriesFigure: 0.6, suddenly: 0.7, lips: 0.7,
    wayTo: 0.7, vomitCough: 0.7, wound: 0.7, arm: 0.7, birthSign: 0.7, fall: 0.7, faint: 0.7, now: 0.8, recurs: 0.8, racing: 0.8,
    weapon: 0.8, slurred: 0.8, farewell: 0.8, bump: 0.8, bodyImage: 0.8, swallow: 0.8, tooLow: 0.8, swell: 0.8, throat: 0.8,
    life: 0.9, die: 0.9, overMuch: 0.9, wake: 0.9, speak: 0.9, self: 1, person: 1, harmed: 1, poison: 1, abuse: 1, kill: 1.1,
    not: 1.1, pregnancySign: 1.1, highSugarFigure: 1.1, attacker: 1.2, lowSugarFigure: 1.2, chest: 1.2, purge: 1.2,
    diabetesThing: 1.2, sugar: 1.3, hide: 1.4, medicine: 1.5, breathe: 1.5, foodRule: 1.5, unwell: 1.6,
  },
  words: {
    '-1.1': `
      chocolate`,
    '-1': `
      get ideas much son tips video`,
    '-0.9': `
      great haha right`,
    '-0.8': `
      any blood course finally fine help hurts need new ok or recipe years you`,
    '-0.7': `
      an at boss burned cold fitter k love never pizza programme routine sleeps sun`,
    '-0.6': `
      30 about answers app coffee good holidays lift log magnesium mate password shows snack sport team trial true us videos wants
      your`,
    '-0.5': `
      5.4 age alternatives bike bit cancel check cook diet do doing entire felt gain hard hbaic ice instead lol loves me menopause
      morning muscle other price queasy regret seconds share shifts slept smart stress stretches swimming tight wagon work works
      worse wrong`,
    '-0.4': `
      70 after annoying aunt back band batteries beach beat blister broccoli bullet burnt bus can charged choke clicks crash
      crisps desk disappear dog espressos feet final forum gave gels gift glutes growing gums gyms h hay hike hit jam job keto
      leaving login lost meditation metformin mother mum my normal passed pb picky presentation protein races ready seen set sit
      skin sore step story stronger talk test than their today vegetables walks week whats wheeze whey wine winter year yoga`,
    '-0.3': `
      16 5 60 68 80 account afternoon apple arm badly bedtime beginners belt better blew bump called club coach controlled cooked
      cough crashed dads dead deadlift death diabetes diets doctors does driving drowning dying easily eat eaten email energy
      everywhere ex failure far fasting fat ferritin fever find fit fits follow friday garden glasses gluten goodbye gummies happy
      headache heard heel hips hrv hygiene idea instructor itchy jokes kale kettlebell kids killer kills knee leggings libre light
      nap newsletter numb nurse oats overhead pains pasta personal picture pills plan poisonous pool press pulse push pushes
      realistic ride ring roller running salt same scratched shakes shin should sign six skins sleeping smashed snacks snooze
      snores sofa squats stitch ten thanks these this time ups vitamin was watch we weak wedding weight wheres which workouts
      worry wrist`,
    '-0.2': `
      10 100 110 12 18 600 90 air allergic another april around as awful baby bar bath bear because before begun bites bloating
      blurred brain breakfast bruise bum burger burning burpees button buy caffeine call calorie camp card cardio carer challenge
      checked checkout chilli christmas climbing code control crazy cried curtains cut cutting d daily dangerous data day
      deadlifts deadline decision diabetic died difference discount doms double drink dry early easter eating effect eggs elbow
      emails embarrassed ends enough expecting eyes fire first fish fitting focus for forget fresh fuelling gap give gives gloves
      gp grind grip guide guilty hanging happen hate healthy helps honey horse hypoglycemia id insane intervals itches jar join
      jump kicks kill lap lesson lifes load longer loo lunges made make max midwife missing mondays motivated move music myself
      natural nearly needles nightmare nine no noon omega once over overdosed pacing paper paramedic patch pause pay paying pelvic
      person phase pins plank planner playlist poisoning pre problem recommended recovered reply return rolls rubbish runs sauce
      saw schedule school shape shop short shoulders silly skinny skipped smell smells spin spring standing staring stomach strap
      stroke stung sugar suggest sundays swallowed swimsuit tablet take teens tennis therapy thick thinks thought threatening
      threatens threw thyroid tiny tip together train try tub tuesday uk useful vision vitamins wakes weights well when widower
      winning wore writing yes yesterdays`,
    '-0.1': `
      22 25 34 52 61 76 82 88 abs acid add address advice afford again aid alarm alcohol allergy am android ankles antibiotics
      anxious anymore apples argue asked asleep attacks autumn avoid bands bank barbell battery belly bench bet bf big birthday
      blacked bleach bleeding bmi bootcamp box boxing bra breastfeeding breathing burns burst butter bye cake calm calves carb
      carbs cardiologist care cause causes change checks cheese chewing childhood choked cholesterol cinnamon class clenching
      climb closed company cooking cooks cope couldnt couples courses cover crack cramps cravings creatine crime crushed cup cups
      currently dairy daughter deficit desperate digital disorder divorce doctor drop drowned eclampsia epilepsy evenings face
      faint falls fight flashing flights flushes foam foods forgot from fully fun g gained gaining general gentle grandmothers
      granola guess habit harder hates healed health healthier heart heartburn heat helmet hernia hide hills holiday how hr hurt
      husband iron january jeans jelly juice jumping kg kickboxing killing knees lactose large last lately laughed law lemon
      length line link lips liver lives lonely loved lump lunch lunchbox mail makes married mates mattress may mean melatonin mood
      mornings mosquito mostly motivation moving mums murder nauseous needs nut obsessed october on opens otherwise our oven page
      panic panting partner payment peanut pee people photos pick pill pillow planks plate plateau please pm policy portion pose
      pot pounds pregnancy program pull putting q quit rate recipes reduce refund relaxing reset resistance resting retreat rower
      ruin run salads scale screen sell shut signs ski slice smoking smoothie sold splints spoon sports sprints squash squat
      stairs stars start started steak stole straps strength stressed strips strong stuck studio stuff subscription suffocating
      suicidal summer supplement surgery sweet sweets symptoms tan tank tastes teen teenager teenagers telling tension terrified
      thats thinner throw thumping tingle toddlers tomorrow tops trainers travelling turned twenty twice vegan volunteer waking
      walking wanted watched while why working yearly zombie`,
    '0': `
      a ago ate cant he im in keeps night old pain since stop to too two`,
    '0.1': `
      11 170 178 19 190 2.2 2.8 200 3 33 39 43 58 abroad accident all allowed always angry answer antidepressants anyway arms
      arrows article ash asthma b babys bad bc beating bedroom bee beer best between birth black blades block bloody blotches
      blurry board boiling bolus bought boyfriend breast breastbone breathe bridge bright brothers buckets bumps buttons by c came
      carry catch chat chew chewed children chills clammy cleaning cleared client clients clock clumsy coke collapsed colleagues
      confused constantly cord core cot cramping crooked cry cupboard days disappeared discharge doll doom dragging drenched
      droopy dropping drunk edges egg english essay evening everybody everything exams explain eyesight fall fast feel few fifteen
      fingers floppy following forty found friends froth funny gasping girlfriend given gliclazide go grape guy had hardly harm
      havent heads hearts held helping herself hiccups him hitting hoarse honour hornet hugged husbands hypo indigestion injection
      inside insurance itching jaw jerking kept kerb kicked km leaking legs list loads looks louder lower many marble marks meant
      membership men midnight might minute mistake months mouth mouthful must n nan nappy next nodding nonsense noticed now o
      overdose overnight own pad paid paining passport peeing pellets pesticide picked pink planning point points possible
      postnatal prawns pregnant prenatal pressing properly puffs puffy punch punches purple purpose pushed pushing quickly rag
      rash rat react read reading rest rid ringing rly rolled roof rope rows satay sauna shake shaking shaky she shes shoulder
      showed showing shrimp sick single sip sits sizes slipped slow slurring small snap soaked somebody someone sorry sound speak
      spiked spirit spit spurting stabbing starting starve stiff straw streak strip strokes struggling sucking sunday suppose
      swallowing tablets tearing tent terrible text thirsty those throws thursday toilet tomorrows tongue tongues tonight took
      trail training tried trimester tummy type u uncle undo units up upside urge usual very vodka vomit vomiting wake walk walked
      walls walnut warfarin wasnt weedkiller weird welts wheezing woke woman wont wool words wouldnt yesterday zinc`,
    '0.2': `
      2 2.6 29 3.1 32 40 400 6 8 abuse acting alone antibiotic antifreeze anything awake backpack bag behind berries blade blue
      body bone book boy broke brother bulging burn cable choking closing colleague colour cotton curtain decided delete delivery
      dishwasher dizzy dka doubled ears electric end everythings failed falling favourite fell flight flips food foot fridge
      friend glucose green gun gym hair hand hands harming headaches heavy hell hi hip honestly horrible hurting i insulin isnt
      itch jab kettle keys knife know lad lamp later laxatives least leave let lights limp lo looked lungs macros marathon meals
      medicine milk min mine minutes mixed module neck neighbour newborn nonstop nose note notice number outside oxy packet
      parents park pe photo plasters poison pounding pump pupils purge ran rather razor recovery red remember responding roommate
      sat scared scars second see seeing seizure session severe sharp sharpener shoes show sister skips slaps soft some somethings
      soon spot stand sting stopped stopping straight stretching student survived swallow sweat talks tap taste testicle the thigh
      third through tightness touched trembling twisted understand used usually wait want warm weekend weigh weighs went were
      whistling white who whole with world worst worth wrists yellow youll youre`,
    '0.3': `
      0 24 26 35 37 4.2 700 accidentally ache across against alive already are arrow asking attack away bathroom bed binge bleeds
      bones breath broken calories chair cleaner clots co codamol complaining covered cries crying cuts dl doesnt drank dropped
      during eight exercise exist f fainted finger finish flat forever glass grandmother hasnt hiit hot huge hungry infant ketones
      kid kitchen letters lines liquid little locked making mg mind monday month nausea nights nobody of off office oil ones
      paracetamol passing pens plus pulled questions quiet quite rattling reason rice room sad said salad scratch screams send
      shaving shock shower side sitting skip sleepy smile smoker snake sort spitting splashed squeezing sudden suddenly sweating
      table taken tired top tracks typing vape voice wife wind wish woken xanax`,
    '0.4': `
      36 also anyone ask beans bitten blow bulimia cheeks chest closer covid detox die done eats ever every exit eye father feels
      floor four full getting goes gonna hang happens injected into is knuckles licked long man meal mirror most needed nephew
      noise one party puffer reads round saying sees self sense so stay tbh tea thighs things thoughts three throat thrown told
      towel turning unconscious waters weeks window`,
    '0.5': `
      1 38 ankle bat both bruises but cakes car cat come comes coughing dad deep deserve door dose drain drum ear feeling five
      forgets front going group head hears himself home it kind level lie look looking meter painful play pressure propranolol
      relapse say sleeves something stabbed swelling technique they theyre thinking touches under use wheel where woozy wrote`,
    '0.6': `
      41 520 84 85 anaphylaxis anorexia changed contractions dark dogs dowry even has inhaler ive keep laws meat money muscles
      oxygen piece saturday shook site sleep still stitches until urine wall wanna wear`,
    '0.7': `
      15 20 been brown coming gone hes hour house left mess nice phone post proud ribs says teeth tell there thing times water wet
      what workout`,
    '0.8': `
      300 dont empty epipen fade girl got just not odd out them then theres would`,
    '0.9': `
      bite each having itll like lose raped till`,
    '1': `
      clean down her his hours its`,
    '1.1': `
      and have only that`,
    '1.2': `
      did gets way`,
    '1.4': `
      think`,
    '1.5': `
      be`,
    '2.2': `
      if`,
  },
  beginnings: {
    '-1.1': `
      choco`,
    '-1': `
      progr`,
    '-0.9': `
      cours recip`,
    '-0.8': `
      final sleep`,
    '-0.7': `
      burne fitte glute routi thank`,
    '-0.6': `
      coffe deadl holid morni stres video`,
    '-0.5': `
      alter answe black break check diabe entir follo inste magne menop perso queas regre shake snack stron vitam`,
    '-0.4': `
      annoy batte bloat brocc bulle charg click crisp docto drown espre frida growi healt kille leavi medit metfo mothe norma
      passe prese prote repla scree secon shoul snooz veget winte`,
    '-0.3': `
      absol accou after aller bedti begin bette calle cance cardi cooke crash drivi easil energ failu fasti ferri garde glass
      grape gummi handl hygie instr inter kettl leggi lengt newsl other overh pictu plast poiso probl reali rolle runni scrap
      shift smash snore sprin squat stret teena weddi weigh wheez where`,
    '-0.2': `
      anoth aroun becau befor blist blurr burge burni burpe butte caffe chall cheer chris climb cravi cutti dange daugh decis
      diffe digit disap disco disor easte eatin effec email embar enoug excit exhau expec fitti fuell gener glove goodb guilt
      hangi hydra hypog insan itche laugh lesso longe lunge midwi missi motiv mysel natur nearl needl optio pacin paper param
      payin peanu pelvi playl pushe recom resis rubbi sched schoo scrat short skinn skipp stand stari stoma sugge swims tenni
      thera threa thyro toget tuesd usefu visio widow winni writi`,
    '-0.1': `
      addic addre advic affor alcoh andro ankle anxio anymo apple arriv aslee asthm autum banan barbe birth biscu bleac bootc
      boxin calve cause chees chewi chill choke chole cinna clenc confi contr cooki could count coupl creat crush curre defic
      despe diarr divor drive eclam epile escap excus flash flush forag forgo gaine gaini gentl grano green groun harde heada
      heale heigh helme herni inten janua jumpi kickb killi lacto latel learn lifeg lonel lunch marri mattr melat menti mosqu
      mostl movin murde noodl obses octob overd panti partn passw payme peopl photo pillo plank plann pleas plung podca polic
      porti putti reduc refun refus relax resti retre salad slowe smell smoki smoot splin sport stair stalk stati strap stren
      strok studi subsc subti suici summe sunda suppl surge sweet sympt table taste telli tensi thinn thump toddl trave turne
      twent viole volun wakin walki wante worki yearl yeste zombi`,
    '0.1': `
      abroa allow alway antib antid anywa arrow artic attac beati bedro betwe blade blood blotc boili bough boyfr breas bridg
      brigh bucke calor chewe child clamm clear clien clums comfo compa conce confu corre crook cupbo disch dragg drenc droop
      engli expla eyesi fifte flopp flutt force gaspi glicl grand hardl haven heavi helpi herse hiccu hitti hoars honou horne
      hugge indig insid insur itchi jerki kicke laxat leaki liste loude marbl membe metha midni momen month mouth muscl neigh
      newbo noddi nonse numbe overn paini passp peein pelle pesti picke possi postn pound pract prawn prena prope purpl purpo
      pushi readi ringi seizu sente shaki sharp showi shrim singl slurr soake someb someo spike spiri spurt starv strea strug
      sucki suppo teari thirs thurs toile tonig trime upsid vomit walke walnu warfa weedk weeke would`,
    '0.2': `
      actin antif anyth backp ballo behin berri bruis bulgi choki closi cotto decid delet deliv dishw elect faile faint falli
      finis forge fridg girlf gluco harmi hones horri hurti insul journ looke macro medic modul nause nonst outsi paren passi
      point pupil quick rathe remem respo roomm scare secre seein sessi sever siste stick stran strip stude survi sweat testi
      think throu tremb twist under usual whist wrapp wrist yello`,
    '0.3': `
      acros again alrea armpi askin banda bathr bleed broke broth chopp codam colla colle compl cryin doesn dumbb durin exerc
      faste finge forev frien happe heart hungr infan keton kitch lette liqui littl locke makin minut mista narro nobod offic
      packe parac pulle rattl reaso shavi sitti slipp smoke spitt splas squee swimm tight tongu track typin`,
    '0.4': `
      accid anyon attem bitte chang cheek clean close colou dropp every fathe getti knuck licke liter mirro neede nephe notic
      puffe quest sayin screa showe stitc stopp thigh thing throa turni uncon water windo`,
    '0.5': `
      cough cover deser feeli himse injec jumpe looki painf press propr relap satur sleev swell techn theyr watch worko`,
    '0.6': `
      anore breat bulim inhal oxyge stabb sudde throw touch`,
    '0.7': `
      anaph comin favou light somet`,
    '0.8': `
      epipe there`,
    '0.9': `
      havin`,
  },
}
