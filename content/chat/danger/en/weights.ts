import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 1.5,
  daily: -6,
  none: -4,
  meanings: `
      -2 asks, -1.8 past prevents, -1.6 game heatCold training, -1.3 planned, -1.2 shivering, -1.1 eat sleep, -1 accident onlyEat, -0.9
      about headHit hurts move, -0.8 longPast recreational weight, -0.7 despair fumeSource goOn indigestion lowOxygenFigure tooHigh,
      -0.6 diabetic exercise stand, -0.5 afraid numb say, -0.4 breatheIn crash others soon, -0.3 breathless burnSource heavyOn live
      pregnant, -0.2 blurred fever manyFigure nobody, -0.1 ageOld lost much trigger, 0.1 alcohol insulin marks, 0.2 belly height pale
      shaky shame tipsy want without, 0.3 drowsy head hit injure period respond sick, 0.4 binge distress dizzy dose intend many now
      sleeves take, 0.5 byAttacker confine face fall laboured lump racing skin threaten vomitCough, 0.6 arm atRest attacker birthSign
      blade confused end feelMove gone handOver hurt limbSign lips pain rash wound, 0.7 awful blue child days emptyPack legs limb person
      side suddenly undo vanish victim, 0.8 backSign bodyImage contact deliberately drawnTo meal odd tooLow, 0.9 badly cannot dropThings
      miss passOut stiffNeck sweaty vomiting wayTo, 1 not see self, 1.1 recurs throat, 1.3 bump deadlyPlace gas keto onPurpose strike
      swallow, 1.4 faint, 1.5 asthma cut lowBmiFigure, 1.6 life slurred urinate wake weapon, 1.7 home pregnancySign speak, 1.8 control
      farewell forever overMuch swell, 1.9 die kill purge unwell, 2 fewCaloriesFigure harmed, 2.1 medicine method, 2.2 lowSugarFigure
      poison, 2.3 highSugarFigure, 2.5 sugar, 2.6 abuse breathe chest, 2.9 diabetesThing starve, 3.1 hide, 3.3 foodRule`,
  words: `
      -2.5 soup, -2.4 honey, -2.3 chocolate eats video, -2.2 crash haha hurts smart, -2.1 cook great happy much wakes, -2 burnt rate,
      -1.9 fine sofa sport, -1.8 cough finally ideas ill k ok pizza recipe snack son tips, -1.7 focus hbaic keto lol need new or routine
      test true, -1.6 any app bit blood bus child diet ice muscle years, -1.5 cold felt password path river sun threw trial us week,
      -1.4 death diabetes drive forty gels glutes join kills okay plaster snacks stronger, -1.3 age bike bruise buy delivered dying feet
      free fumes good hrv line order pharmacy scam shows sleeps slept stretches swimming temp toddlers worse, -1.2 cake calorie charged
      count died drills fitter learnt lengths mothers nap pb pulse ready spinach track videos whats which workouts you, -1.1 allergies
      as band beetroot broccoli burned control cooked documentary gain gave gums ha hangry hate healthy joined knee lately mate
      menopause midwife needles never nurse races seen smoothie steps ups vet wagon wants, -1 an at back better carried code dead diets
      fake food gp holidays libre login love meditation presentation ring rowing shoulders shouted sourdough stand stitch story sugar
      tall taste tight today tooth version waking will wrong, -0.9 alarms april beginners bites boss bullet check checked choke course
      deadlifts does driving email faster fence final fish fit football glucose goodbye heard instead jam jealous kale lift lives
      newsletter noon pills played poisonous protein scale shouldnt step stress team these vitamin walks weight winning year yoga, -0.8
      altitude arthritis aunt available blister broke called card cardio cheat cooking crisps cross decision doctor doing doms eat
      fasting film find flashing font forgot get h ipad itchy lay lighter likes load loves magnesium mondays morning multivitamin once
      pay plan plunge price pride queasy quick right roller run saw set signs six sore talk this wheeze works, -0.7 active alternatives
      annoying another arm best booking bored boring breakfast bum burpees cleaner controlled coughed crashed crime d doctors eclampsia
      farm feed forget gift giving glasses grandmothers headache heel helmet hit horse how hygiene job kicks kidding kit lunch mask
      meetings mention miss must netflix paramedic people personal picture pool porridge pounds pre promo roll rubbish runny scales
      scratched season share shifts sit started swallowed uk unit useful vegetarian watched we wedding winter zombie, -0.6 about answers
      around autumn avoid baby blew calf cast christmas coffee comfort company counting craving cupboard curry dances desk dog easily
      effect emails energy espressos ex family fast fire foods fork forum fruity fun garden grind handed high january june lap leaving
      leggings literally locks many marry mentioned moving murder murdered music neighbour numb options passed pee pill planks pregnancy
      profile progress replay runs salads salmon science second sell shake shakes shin shop short signed sober soles spoon state stays
      stole strangled strips subscription thinks tick tiny together train well when worry yes, -0.5 abs afford after alcohol apples
      bananas beach belt bloating bump busy can capsules challenge cinema clicks crazy data daughter dinner disappear discount double
      dry eater ecg enough evening female fitness flights freeze ginger give grans guilty gyms hay heartburn help hike hips idea ireland
      kettlebell kids laughing lesson lifts log loo lunges lying married may metformin mosquito myself needs negative overhead overnight
      perfect phase picky pilates plank plays pleased press problem push question regret resistance return row scare screamed skin
      sleeping slipped smells socks solids sprints squats standing start stretch stroke suffocating suits swimsuit teachers teenage
      tests thirty thought time tingle tummy turn veg walk warning why women wore working writing, -0.4 account ankles apnoea awful bake
      big birthday bloated blurred bootcamp boredom brain break burger burning calcium cancel cause change character chicken cholesterol
      coachs cramp cravings curtains daily dairy dashboard difference dribbles early easter entire exhausted eyes faint fat ferritin
      field finished fits girls growing hello here hernia hill humidifier id itches jelly jet jogging kcal kickboxing killer lag late
      lifes lonely max missing not offer open other panel pasta pause paying pins playlist pose programme pull quit reading reply rid
      sea series seven shot simply slice smoking snacking strap straps sundays super surgery swim swims take taught therapy thin
      threatening threatens thyroid ticket trail twin update vegetables vitamins walked wheres whey wine with work wrecked yesterday
      yesterdays your, -0.3 absolutely acid along angry antihistamine anybody attacks badly balance banana bar barbell beat before
      bleeding bra bracelet braxton by canal carbs causes cheaper choking class clicked club collagen collarbone cookies counts cover
      crack cup dads dangerous deadline dinners divorced eggs elbow embarrassed english enter europe everywhere face failure far
      fingertips flu flushes foam for friday from general glued greens grip guests guide gummies happened harmless hear heart helps hi
      hicks hubby intervals invoice jar jeans joke kilos laughed less lips litres lovely mandoline marriage me melatonin moved mushrooms
      natural news normal onions opened overdose pacing page paper patch peanut pelvic plane punching pushes q radio realistic recommend
      recs related resting resus ruin s same scene sensor sign silent skins skipped smiles snooze soft somebody spin sports squat streak
      swollen tablet teen their thick though tomorrow tracker trainers tram tried twice two ugly unfit upset valid was watch weak
      wondering, -0.2 a according again aic aid alternative android anxious arrived bands bedtime beginner begun belts bench bet biscuit
      boots bothered boxes breastfeeding breathe brekkie brilliant burst caffeine calls cals carbon cardiac care checkout cherry cider
      clear clenching click climb climbing closed clutched come concussion cooks corpse couples creatine cried dal dance deadlift
      declined desperate diarrhea divorce do domestic drop eaten england exam falls february feeling fizzy follow follows friend
      fuelling fully funeral gloves gorgeous grandmas grumpy habits harder hates heat hid hiit hiking hunger hypoglycemia import
      instructor killing knackered knees laugh lent let lifesaver link linked longer low mail make managed meh mild mini monoxide myth
      nearly night no non notifications numbers omega online organiser pack paint panic payment peeling pepper pharmacist pillow plain
      poisoner poisoning portion position practically preeclampsia punch race reckons recommendations rep reschedule results ride
      roasting running salt saved secondary seeds sensible serial shape shooting silly size ski skull smashed sock sold sources spain
      speak speaking stares steak stuck suicidal summer sweets switch tears teenagers teeth teething than tighter tip todays touch
      triathlon try uni upstairs vegan vinegar violence wanted weather wednesday weekends widower, -0.1 ache add advice am appendix
      arrest ashwagandha awkward batteries biscuits blacked bleach blocked bottle bug bumped butter cheese chewing childhood chilli
      cinnamon classes clinic comments common conceive couldnt cousins cream currently cycling deficit depression dessert didnt differ
      dips disorder doc drill e earplugs elbows epilepsy expired fibre fight first fly folic gap gluten goals grams habit hanging hard
      he headstands healed healthier hills ignore insane juice kicking learning leftovers leg legally lifting light liver losing lost m
      meant missed mobile monitor mostly move my nails nan necessary now oats obsessed october old others pain pancakes plateau podcast
      policy possible posture prep pudding pumpkin raises razor reduce retreat rolls rows rugby safe safeguarding sandwich saturdays
      sauce screen sepsis sessions shirt shoot sick simple smiling splints spoons squash staff stone strength system takeaway tea
      teenager tennis the thinner thumping took trainer tub tuesday turned upload used very vision wait workshop wrist x, 0 are day had
      home long next on our should to too, 0.1 actual alarming alive alone always become block blotchy boiler bright camp chets clawing
      close coach coaching coat collapsed completely could dexcom doom drink drinks droopy drunk due eating eleven emptied end faints
      flinches fluttering flutters gentle helping hives hrs hypo i injection jokes kept kill last lead lip list looked membership men
      middle n nonstop nut one orange over own packs paining pale paracetamol parents park pens photocopier picked placenta plate pod
      pot prawn punches quickly reach rooms rower shaky shower skip snow squeaky strange strong struggling taking tearing thank third
      throat tied til up walking want wardrobe wasp who wishes woman worried, 0.2 accident all allergic anorexic answering
      antidepressants arrows article arvo asked babys bag barely beats because bleed blurry body bolus book breastbone breath breathing
      bulging call calling calmer cant cards carer cereal chainsaw chills clusters cola cope cord corner cousin crossfit crushed
      disappeared discharge dizzy downy drinking ended eyesight failed fainted fall flatmate following foots game gatorade gliclazide
      grandad grandpa granny gun hair harming harms healing hell hiccups hoarse hornet insulin insurance itching jerking journaling july
      jump keeps kicked knife lads leaking lemon lo mans marathon march matter metres midnight miscarriage module nightstand nodding
      nonsense nose octave pains payday pees pesto photos pinch posted pregnant pressure properly pulled pushed r raise rash raw runner
      sandpaper satay screaming sentence she shed shivering shoe shut single sir smell smelly soaked sparkles spiked spots stage sticks
      stove stuff target teach th throats throwing thumb thursday tightness tingles tongues trimester u units upper useless waiting
      walls walnut warm ways wears weird whisky wifes windows word zinc, 0.3 able afraid anyway asks banging behind between boiling bone
      borrowed broken burns bursting c catch clammy cleaning cleared co codamol colleagues dishwasher dont dragging dripping else exams
      eye falling fitting five flight four fresh froth gained girlfriend goal happen harm heads hits hold honestly hungry husband
      husbands ibuprofen in indoors is leaflet lights lit made mean message might min mind minutes mixed monday months mouthful mushroom
      neighbours nights notice noticed off office oil pan pe pellets period pesticide photo poison positive pressing program puffs
      punish pushing putting quiet racing ran rhythm rock rolled ruined sauna scoop seconds session shrimp small soaking sorry splitting
      spotting spring stabbing stairs staring sternum stiff stood strokes stung suppose sweats talked tent testicle thanks tingly
      touched toy treadmill undo urge warfarin wearing weigh where wipe wks wool, 0.4 abroad answer arrow ash b berries binge bloody
      blue bolusing boy breast button calms cgm choked client clock cot cramping crooked curtain cut dies doll doubled drenched dropping
      electric ending exercises finish found funny gaping grandma grounds hardly herself honour hospital hugged kettle lettuce level
      loads lot lump lungs meals medicine milk mother of oven passing passport peanuts phone pink planning plasters point poster
      pounding purge rag recipes refund relapsed roommate sad scared seizure showing sizes skips slurred some squeezing stick stop
      strangling strip studio sweating sweaty tablets tap temperature through till tired toddler tonight towel type understand vodka
      weighs whistling window won wood wrists yellow youll, 0.5 abuse accidentally against air ask bad beating bedroom bee beer black
      bleeds books boyfriend brothers cabinet clumsy covered cuts delivery edges everythings favourite fifteen fingers flips floppy gas
      gush hang haul heavy jab kg kitchen lamp learned letters liquid lopsided marks messaged money nausea o ones oxy packet pad partner
      penicillin plus proper puke purging purpose quite react reason rest sat say seeing shoulder sister sits sitting smoker so
      something starting sting sucking survived swallow sweat teammate thighs tracks training typing vape vomiting wasnt words would,
      0.6 acting alarm antibiotic antifreeze away boosting both bulimia bumps closing complaining cotton covid crying customer deserve
      eight father fifth finger fridge gaps gonna happens hearts horrible huge infant into keys lad later lies meds mg mine police pump
      put reads speech spit spitting stopped stopping straight suddenly taken text that toilet trembling tylenol upside were what
      wheezing world, 0.7 acrobat allowed been being blade came clots colour cooker cry delete dl drum during everybody getting given go
      guy gym hide hip im it kid knuckles law look lower mins most mouth mums name nappy rather red relapse ringing scratch severe
      shaking sleep soon splashed spurting stabbed sunday tongue under went worst written, 0.8 arms ate bandage beans bed chat coughing
      crushing ears few flat gasping group has have hed hour jumped km know left licked life like locked looks narrow noise outside
      painful puffer pupils rat said shaving shes side sleepy smile snake suicide swallowing technique those turning unconscious usual
      usually worth, 0.9 across ago attack awake bait bathroom board bones bulimic camera car changed dose down eucalyptus feel
      grandmother grape hands headaches his hot keep limp looking neck nephew questions rattling responding rope sharp sharpener show
      sleeves sound student sure thigh tin weeks wtf xanax, 1 already anaphylaxis cheeks chest days fell floor gum head inhaler itch
      just key laxatives lines meal ngl nice nobody party rn room see stab stretching sudden thoughts told top touches wanna waters wed
      weekend wife woken, 1.1 anyone anything cable calories chair coming done drain drooping glass house isnt jaw making mirror needed
      overdosed oxygen proud saying talks there they times white whole wrapped, 1.2 ankle backpack bitten but cat closer cries detox
      dowry dropped f feels gone got injected laws month needing scars slaps still swelling tbh then thinking until wind, 1.3 carry
      cleaned dark deep dka door exist fade forgets front going hasnt ketones propranolol screams send sort use wheel youre, 1.4 apple
      bat dad decided full goes her man muscles paid play shock since somethings them thrown water way woozy wrote, 1.5 anorexia bruises
      comes contractions exit hurting leave nicer things wont workout, 1.6 and each even ever having himself kind meter out self sense
      theres wall wish, 1.7 blow lie meat ribs says site stitches theyre, 1.8 brown epipen every hes lose mess, 1.9 did its miles odd
      piece raped saturday shook table urine watching wear, 2 ana die hears lbs only, 2.1 ear tell, 2.2 be bite itll ive post sees wet,
      2.3 clean dogs empty gets hours, 2.4 shoes thing, 2.6 girl, 2.7 cakes, 3 if, 3.2 think`,
  beginnings: `
      -2.3 choco, -1.8 charg final snack thank, -1.7 routi, -1.6 grape, -1.5 diabe glute pharm, -1.4 chick docto vitam, -1.3 deadl healt
      lengt menti recip stron, -1.2 beaut black check count drill fitte murde paper spina video, -1.1 beetr begin break brocc burne
      cardi cheer coffe cooki dance docum hangr joine latel menop midwi needl progr sleep smoot veget, -1 absol bette cance carri conce
      cours cravi desse flash holid medit plast prese rowin scrap snore sourd stres versi wakin, -0.9 alter bulle chees compl contr
      drivi footb inste jealo morni newsl playe poiso prote renew shoul toddl winni, -0.8 alarm aller altit arthr avail bloat calle
      click crisp decis deliv dinne fasti forgo gluco learn marri multi plung queas short stret teena yeste, -0.7 activ annoy anoth
      banan booki borin burpe crash cycle eclam fille garde givin glass goodb handl helme hygie kiddi laugh mothe netfl optio peopl
      perso pictu porri rubbi scale seaso slowe speci twitc usefu weddi winte zombi, -0.6 aroun athle autum chemi chris cupbo easil
      effec energ espre famil fruit hande janua kille leavi leggi magne meeti mosqu movin param passe plank pleas profi repla salad
      salmo scien shake signe subsc threa toget, -0.5 affor alcoh apple asthm bothe capsu chall cinem daugh diffe disco divor enoug
      eveni femal fitne ginge guilt house irela lesso lunch lunge marat metfo monda mysel negat overh overn perfe pilat probl regre
      remin rolle scann secon simpl solid sprai squat stand swims teach thirt warni weigh worki worri writi, -0.4 accou ankle apnoe
      binge birth blist bootc bored burge burni calci chara cheap chole comfo cooke dashb easte email entir excus exhau ferri frida
      growi heavi herni humid hydra inten itche joggi kickb lonel missi payin playl pregn readi recom requi scree serie slice smoki
      snooz strap suffo surge taugh thyro ticke updat volum walke where wreck, -0.3 antih anybo balan befor biscu blurr brace braxt
      cause choki coach dange desig disap dribb embar engli europ excit failu flush follo forag frien gener green guest gummi harml
      instr inter invoi litre lovel manag mando melat natur neigh onion opene pacin pelvi pound reali recei relat resti resul senso
      shout skipp smell smile someb sport sprin stair start stayi strai strea subti swoll viole wonde, -0.2 accor andro anxio arres
      arriv batte bedti bleac brekk brill caffe carbo cherr circu clenc climb clutc concu conti corps coupl creat decli despe diarr
      digit dislo domes drown engla escap febru feeli fligh fuell funer glove gorge grump habit harde heart hikin hunge hypog impor
      kettl killi knack lifes linke longe monox motiv muscl nearl norma notif numbe onlin organ panca payme peeli peppe pillo plate
      porti preec punch recep recko resch resta roast runni sensi seria sharp shift shoot sligh smash sourc speak stare stati strok
      sugge summe sweet switc teeth thera today tomor triat upsta vineg waite wante weath wedne wheez widow, -0.1 advic appen ashwa
      awkwa barbe block bruis bumpe butte chewi cinna class clini comme commo could curre cycli decid defic depre disor earpl elbow
      epile expir explo hamst hangi heads heale helpl ignor insan kicki lefto legal lifti losin membe misse mobil monit mostl neces
      obses octob other podca possi postu pract probi puddi pumpk pushe raise recog reduc retre safeg sandw scrat sepsi shred smili
      splin spoon stren syste takea tenni thinn thump tonig tuesd turne uploa visio visit works, 0.1 actua alway becom boile brigh clawi
      dexco eleve empti flinc giggl happi helpi liste looke middl nonst offic orang paini parac paren picke point posit secre spiri
      squas squea stric strug takin teari tight walki wardr wishe, 0.2 antid anymo arrow artic barel becau belie blotc bulgi calli calme
      cerea chain chuck clust colla corne cough cross disch exerc eyesi faile faint flutt gator glicl grann groun harmi heada heali
      hiccu hoars horne insul insur itchi jerki journ kicke leaki matte medic metha metre midni mindf misca modul month noddi nonse
      noodl octav payda promi pulle radia runne sandp searc sente sessi shive singl soake spark spide spike stubb table targe thurs
      track trans trime usele waiti walnu whisk, 0.3 afrai anywa bangi behin betwe bleed boili borro broke burst clamm clear codam colle
      dishw dragg drink dripp falli fitti flatm gaine hones hungr ibupr indoo jumpe leafl minut passw pelle perio pesti photo plann
      punis pushi putti quick racin resis rhyth ruine seizu shrim soaki split spott stari stern sunda suppo talke testi thoug throa
      tread warfa weari, 0.4 abroa berri blood bolus breas chang choke cramp crook drenc dumbb elect endin gapin grand hamme hardl herse
      honou hospi hugge laxat lettu mista momen mouth night passi passp quest refun roomm satur scare showi slurr squee strip studi
      tempe throu whist worko wrist yello, 0.5 again antib attac beati bedro boyfr butto cabin clien clums fifte flopp kitch lette liqui
      lopsi movem nause partn penic press purgi purpo reaso seein siste sitti slipp smoke splas sucki suppl survi swall teamm thigh
      tremb typin under, 0.6 actin antif ballo boost breat broth closi compa cotto cryin custo deser fathe forge fridg horri husba infan
      notic packe polic speec spitt suici think toile tylen upsid vomit, 0.7 acrob allow chopp clean crush delet durin getti girlf happe
      knuck messa overd poste prope rathe ringi sever shaki spurt stitc sweat water windo writt, 0.8 armpi banda finge gaspi licke locke
      narro outsi painf puffe pupil shavi techn turni uncon usual weeke, 0.9 accid acros attem bathr camer eucal looki nephe nobod rattl
      respo sleev stude, 1 alrea cheek close inhal stabb stick swimm tongu, 1.1 anaph anyon anyth comin every makin mirro neede oxyge
      relap sayin screa stopp wrapp, 1.2 backp bitte colou cover droop needi quiet swell, 1.3 keton propr touch watch, 1.4 injec, 1.5
      bulim dropp hurti sudde thing throw, 1.6 havin himse light liter there, 1.7 anore theyr, 1.9 epipe somet, 2 favou`,
}
