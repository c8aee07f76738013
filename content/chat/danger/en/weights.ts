import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 1.5,
  daily: -6,
  none: -4,
  meanings: `
      -2 asks, -1.8 past prevents, -1.7 heatCold training, -1.5 game, -1.3 planned, -1.2 shivering, -1.1 eat move onlyEat, -1 sleep,
      -0.9 about accident hurts, -0.8 longPast recreational, -0.7 diabetic fumeSource tooHigh weight, -0.6 exercise goOn indigestion
      lowOxygenFigure stand, -0.5 despair headHit numb, -0.4 afraid crash live others say soon, -0.3 bleed blurred breatheIn burnSource,
      -0.2 fever lost manyFigure nobody pregnant, -0.1 belongings heavyOn much noHelp, 0.1 hit insulin want, 0.2 breathless pale shaky
      tipsy without, 0.3 belly drowsy head height now period, 0.4 binge dose injure sick sleeves take, 0.5 atRest byAttacker dizzy end
      face intend laboured limbSign lump many racing rash skin threaten vomitCough, 0.6 attacker awful confine confused days distress
      feelMove gone hurt limb lips, 0.7 arm blue drawnTo handOver legs meal pain person side suddenly tooLow undo victim wound, 0.8
      backSign badly birthSign blade bodyImage cannot child contact deliberately emptyPack fall miss odd passOut vanish, 0.9 stiffNeck
      sweaty vomiting wayTo, 1 dropThings see self, 1.1 gas not onPurpose throat, 1.2 bump recurs strike, 1.3 deadlyPlace faint keto
      swallow, 1.5 asthma cut home lowBmiFigure urinate, 1.6 die wake weapon, 1.7 life pregnancySign slurred speak swell, 1.8 control
      farewell forever overMuch unwell, 1.9 fewCaloriesFigure harmed kill purge, 2.1 medicine method poison, 2.2 lowSugarFigure, 2.3
      highSugarFigure, 2.4 chest, 2.5 sugar, 2.6 breathe, 2.7 abuse, 2.8 diabetesThing, 3 hide starve, 3.2 foodRule`,
  words: `
      -2.5 soup, -2.3 chocolate eats haha hurts video, -2.2 crash, -2.1 cook great happy honey smart, -2 wakes, -1.9 finally ok rate
      sport, -1.8 fine ice ideas ill k much pizza recipe sofa, -1.7 app cough keto lol need new or routine snack son test tips, -1.6 any
      bit burnt child focus hbaic muscle password true years, -1.5 blood bus diet drive trial us, -1.4 death diabetes glutes good join
      okay path plaster river sleeps snacks stronger sun threw, -1.3 bike bruise buy charged cold delivered died forty fumes gels hrv
      line order pharmacy scam spinach stretches swimming temp toddlers week which worse, -1.2 age cake calorie control count dying feet
      fitter free gave kills learnt lengths mothers nap pb seen shows slept track videos workouts you, -1.1 as back beetroot broccoli
      burned checked cooked documentary drills gain gums ha hangry healthy kicks login mate menopause midwife never nurse pulse ready
      steps sugar vet wagon wants whats, -1 an band carried code deadlifts fake gp hate heard holidays instead joined knee libre lift
      love meditation pills presentation races ring rowing shouted smoothie sourdough stitch story tall taste these tooth version waking
      walks will, -0.9 april at better bites boss broke bullet cardio choke course crisps cross driving eat email faster fence film
      final fish food forgot get jam jealous kale lives multivitamin played plunge protein queasy right saw scale set shoulders step
      stress team tight today weight wheeze works wrong year yoga, -0.8 alarms altitude another arm arthritis aunt beginners blister
      called card cheat check crime dead decision doctor does doing doms find fit flashing font forget glucose goodbye h headache hit
      how ipad itchy lay lighter likes load loves magnesium meetings mondays morning needles newsletter noon once pay plan poisonous
      porridge price quick roller runny scratched shouldnt signs six stand started talk vitamin we winning winter, -0.7 active
      alternatives annoying around available avoid best blew bored breakfast bum burpees coffee company controlled coughed crashed curry
      d dances diets doctors everywhere fasting feed felt giving glasses helmet horse hygiene job kidding kit mask miss neighbour
      netflix paramedic passed pounds pride profile promo roll rubbish scales science season sell share shifts sit sore sprints
      swallowed uk ups useful watched wedding, -0.6 about abs again answers autumn booking boring bump calf cast christmas cleaner
      clicks counting craving cupboard desk easily eclampsia effect energy espressos ex family farm fire foods fork forum fruity fun
      garden gift grandmothers grans grind handed hay heel help january jelly june lap leaving leggings locks lying many mention
      mentioned moving murder murdered music pee people personal picture pill planks pleased pool pre progress regret replay return row
      runs salads salmon second shake shakes shop signed sleeping sober soles state stays stole strangled strips swimsuit teenage thinks
      thirty this tick tiny together train unit vegetarian walk well why worry writing zombie, -0.5 afford after apples bananas beach
      belt birthday bloated bloating blurred burger busy can capsules challenge comfort cramp crazy dairy data daughter discount double
      dry early eater ecg english entire evening eyes female fitness freeze ginger give growing guilty gyms heartburn high hike hips
      idea kettlebell kids laughing lesson lifts literally log loo lunch lunges marry may metformin needs open options other overhead
      overnight perfect phase picky pins plank plays pregnancy press problem question resistance rid run screamed seven shin skin
      slipped smells spoon squats standing start stretch subscription suffocating suits take teachers thought time tingle turn twice
      unfit veg warning weak when wore work working yes, -0.4 account alcohol ankles antihistamine apnoea awful baby bake before big
      bleach boredom bracelet brain burning by calcium character cheaper chicken cholesterol cinema coachs cookies cravings curtains
      dashboard dinners disappear divorced dribbles easter enough enter exhausted face failure faint far fat ferritin field fits flights
      foam from girls hear hello here hernia hill humidifier id ireland itches jet jogging kcal kickboxing killer lag late let lifes
      litres lonely married max me missing mosquito myself negative news no opened pacing panel paper pasta paying peanut pilates
      playlist pose programme push reading recs reply scare sea sensor series shot simply slice snacking socks solids squat strap stroke
      sundays super supplements surgery swim swims tablet taught tests therapy thin threatening threatens thyroid ticket trail tried
      tummy twin update vegetables vitamins walked wheres whey wine with women wrecked yesterday yesterdays, -0.3 absolutely acid along
      angry anxious anybody attacks badly balance banana bar barbell beginner begun bootcamp bra braxton break canal cancel carbs cause
      causes change choking class clicked climb club collarbone come concussion cover crack cup dads daily dangerous desperate
      difference dinner do dog elbow emails europe falls fast fingertips finished flu flushes for friday general glued greens grumpy
      guests guide gummies happened harmless helps hi hicks hiking hubby intervals invoice jar jeans joke killing kilos knees laughed
      lent less longer lovely managed mandoline marriage melatonin moved natural nearly normal numb offer onions online page patch pause
      pelvic plane punching pushes q quit radio recommend related ruin running s scene sign silent size skipped smiles smoking snooze
      sports straps streak teen than their thick though tracker trainers tram try two ugly upset wanted was watch weather your, -0.2 a
      according add alternative android arrived bands beat bedtime belts bench biscuit bleeding blocked boots bothered breastfeeding
      brekkie brilliant bumped burst caffeine calls carbon cardiac care checkout chilli cider classes clear clenching click climbing
      clinic closed clutched collagen cooks corpse couldnt counts couples cried dal deadlift deadline declined dessert diarrhea
      different divorce domestic drop eaten eggs embarrassed end england exam exercise february feeling fizzy follow follows football
      friend fuelling fully funeral gaining gloves goals gorgeous grandmas grip guess habits hard harder hates he heart heat hid hunger
      hurt hypoglycemia import instructor knackered laugh lifesaver lifting link linked lips liver lost low mail make meant mild mini
      monoxide mostly mushrooms myth notifications numbers obsessed old organiser others overdose payment peeling pepper pharmacist
      pillow plain poisoner poisoning policy portion position practically preeclampsia pull pumpkin punch razor realistic
      recommendations rep resting results resus rice ride roasting salt saturdays sauce saved secondary sensible serial shape shoot
      silly ski skins skull smashed smiling sock soft sold somebody sources spain spin stares steak stuck suicidal summer sweets switch
      swollen tears teenagers teeth teething throw tighter todays tomorrow touch trainer uni valid vegan very violence wait wednesday
      weekends wondering wrist, -0.1 ache advice afternoon aic am appendix arrest ashwagandha awkward batteries bet biscuits blacked
      boxes butter cals chalk cheese cherry childhood chuffed cinnamon comments common conceive cooking cousins cream creatine currently
      dance depression differ digital drill e earplugs egg elbows epilepsy expired explain fibre first fly folic gap gluten grams had
      hanging headstands hills him ignore insane iron juice learning leftovers legally losing makes mates meh missed mobile monitor
      mornings motivation my nails necessary night nightmare non not oats october omega on our pack paint pancakes panic panting person
      pick plateau please podcast possible prep race raises reckons reschedule retreat rolls rugby safe safeguarding same sandwich
      schedule screen seeds sepsis shirt shooting should showed sick simple snoring speak speaking splints spoons staff stamina strength
      sugars system takeaway teenager the thumping tip to too took triathlon tub tuesday turned used vinegar vision volunteer wake
      workshop x, 0 eating home little next now, 0.1 alarming all are article babys become block blotches bolus breathing calm camp
      cards chets children clients close coach coat collapsed completely day dexcom drinks drunk due eleven emptied ended essay fainted
      faints flinches fluttering flutters gentle i injection kept lads leaking lip long march membership men n orange over own packs
      pain pains pale park pen photocopier picked pod prenatal pumping punches purple quickly rash reach recovery rly rooms shaky snow
      spot squeaky stay strange taking teach tearing thank throat tingles tingling uncle voice walking want who wishes wobbly woman
      worried, 0.2 able actual alone always anorexic answering antidepressants anyway arrows arvo asked barely because bleed blurry body
      boiler book breastbone bright bulging calmer cant chainsaw chills clusters coaching cola cord cousin crossfit disappeared
      discharge downy drinking droopy else eyesight fall flatmate following foots fresh gatorade gliclazide grandad granny gun hair harm
      healing hell hives hrs husband hypo ibuprofen insulin insurance itching jerking jokes july jump keeps kill lead least lemon list
      lo looked made mans matter metres middle midnight miscarriage module months nightstand nodding nonsense nonstop octave one paining
      pan payday pees pens pesto photos pinch placenta plate poison posted pot pregnant properly pulled pushed raise raw rhythm rock
      rower sandpaper screaming seconds sentence session she shed shivering shoe shower single sir smell smelly soaked sorry sparkles
      spiked spots stage sticks stiff stood stove strong stuff stung sweats target th thanks throats throwing thumb thursday tied til
      tongues toy trimester u units up upper urge useless waiting walls walnut ways wears weird where whisky windows word zinc, 0.3
      accident alive answer ash asks bag banging beats behind between boiling bone borrowed breast broken bursting c calling carer catch
      cereal choked clammy cleaning cleared codamol colleagues corner cut dishwasher dizzy dont drank dripping electric exams eye failed
      falling five flight froth gained game girlfriend goal harming harms heads hiccups hoarse hold honestly hornet in indoors is
      journaling kicked knife last leaflet lights lit loads lump lungs marathon mean message might min mind minutes monday mouthful must
      neighbours nights noticed office oil ones pe pellets period pesticide photo positive pressing pressure program punish pushing
      putting quiet r racing react recipes relapsed rolled ruined runner satay sauna scoop showing shrimp shut sizes small soaking
      splitting spotting spring stabbing stairs staring sternum stop strip strokes talked tap tent testicle tightness tingly touched
      treadmill undo warfarin warm wearing weigh wipe wks wool youll, 0.4 abroad afraid ask beating berries bloody boy burns calms cgm
      client clock clumsy co cot cramping crooked curtain dies doesnt doll dragging drenched dropping ending finish fitting flips floppy
      four funny gaping grandma grounds gush happen hardly haul herself hits honour hospital hugged husbands kettle kg lettuce medicine
      milk mixed mushroom notice o of off oven passing passport peanuts penicillin phone pink planning point proper puffs purge purpose
      rag ran refund roommate sad scared seizure sitting skips slurred so some squeezing stick sucking suppose sweat sweating sweaty
      tablets temperature till tired toddler tonight towel type understand vodka whistling wifes won wood wrists yellow, 0.5 abuse
      accidentally against arrow b bad bedroom bee beer binge black blue bolusing books boyfriend breath brothers bulimia button cabinet
      closing covered cry cuts doubled edges exercises favourite fifteen fifth fingers found gas heavy infant jab keys kitchen lad lamp
      later learned letters level liquid lopsided lot meals messaged mother nausea oxy packet pad partner plasters plus poster pounding
      purging quite reason rest sat say seeing shoulder sister sits smoker something starting sting straight strangling studio survived
      teammate thighs through tracks training typing upside vape vomiting wasnt weighs were window words world would, 0.6 acting air
      alarm allowed antibiotic antifreeze away being bleeds boosting both bumps colour complaining cotton covid crying customer delivery
      deserve during eight everybody everythings father fridge gaps hang happens hearts horrible huge hungry kid know law lies life
      marks meds mine money nose police puke pump put reads soon speech spit stopping suddenly sunday swallow taken text that toilet
      trembling went what wheezing written, 0.7 acrobat ate bandage bed blade came chat clots cooker coughing delete dl drum gasping
      getting given gonna group guy gym hide hip im into it km knuckles left look lower mg most mouth mums name noise rather red relapse
      ringing said scratch severe sharp shaving spitting splashed spurting stabbed stopped swallowing technique turning tylenol under,
      0.8 arms bait been board bones changed chest drooping ears eucalyptus few finger go grandmother has headaches hed hot jumped
      licked limp locked looks nappy narrow nephew outside puffer pupils rat shaking shes sleepy sleeves smile snake suicide those
      tongue top usually worst worth, 0.9 across ago anaphylaxis awake bathroom beans camera car crushing days dose down fell flat grape
      hands have hour itch key laxatives like mins painful party proud questions rattling responding rope see sharpener show side stab
      stretching student sure there thigh thoughts tin unconscious weekend weeks woken xanax, 1 already attack bulimic calories chair
      cheeks drain floor gum inhaler isnt just keep looking meal neck needed ngl nice overdosed room saying sleep sound sudden told
      touches usual wanna waters wed whole wife wtf, 1.1 ankle anything bitten but carry coming done dropped feel glass gone head his
      house jaw lines making mirror nobody oxygen rn slaps talks then they times white wrapped, 1.2 anyone backpack cable closer dark
      detox door dowry feels got injected laws needing scars since somethings sort still swelling tbh thinking until, 1.3 cat cleaned
      cries deep dka exist f full going hasnt ketones nicer propranolol screams send thrown use wheel wind youre, 1.4 apple decided fade
      forgets front goes her hurting leave man month paid shock theres things water way wrote, 1.5 and anorexia bat comes contractions
      dad each even ever muscles out play sense them wont woozy, 1.6 bruises exit having himself kind meter says self site stitches wall
      wish workout, 1.7 blow every lie meat mess, 1.8 brown hes its lose miles odd ribs theyre urine watching wear, 1.9 did epipen hears
      saturday shook table, 2 ana die ear lbs only piece raped tell, 2.1 bite empty itll sees, 2.2 gets hours ive thing wet, 2.3 be
      clean dogs shoes, 2.4 post, 2.6 girl, 2.8 cakes, 2.9 if, 3.1 think`,
  beginnings: `
      -2.3 choco, -1.9 final, -1.8 charg snack, -1.7 routi thank, -1.6 glute, -1.5 diabe grape pharm, -1.4 chick docto, -1.3 check deadl
      healt lengt recip sleep spina stron vitam, -1.2 black coffe fitte menti murde video, -1.1 beaut beetr begin break brocc burne
      cardi cheer count dance docum drill hangr menop midwi paper progr, -1 absol cance carri conce cravi desse flash holid inste joine
      medit morni prese rowin scrap smoot sourd veget versi wakin, -0.9 alter bette bloat bulle chees compl contr cours crisp drivi
      forgo jealo multi plast playe plung poiso prote queas snore stres stret teena toddl yeste, -0.8 alarm altit anoth arthr banan
      calle click decis learn needl newsl porri renew scann short shoul winni winte, -0.7 activ annoy aroun avail burpe crash cycle
      deliv fasti fille givin glass gluco handl helme hygie kiddi laugh marri meeti mothe netfl optio passe perso pleas profi rubbi
      scale scien seaso speci twitc usefu weddi, -0.6 athle autum booki borin chemi chris cooki cupbo diffe dinne divor easil eclam
      effec energ espre famil fruit garde goodb hande janua kille leavi leggi magne movin param peopl pictu plank regre repla salad
      salmo shake signe slowe sprai swims thirt threa toget writi zombi, -0.5 affor alcoh apple asthm birth bothe burge capsu chall
      cooke daugh disco engli entir eveni excus femal fitne ginge growi guilt house lesso lunch lunge marat metfo monda mosqu overh
      overn perfe probl recom rolle secon simpl slice squat stand subsc teach warni weigh worki worri, -0.4 aller ankle antih apnoe
      befor binge bleac blist bored brace burni calci chara cheap chole cinem comfo dashb easte enoug exhau failu ferri frida herni
      humid hydra inten irela itche joggi kickb litre lonel missi mysel negat neigh opene pacin payin pilat playl pregn readi remin
      requi scree senso serie skipp smell snooz solid sprin suffo surge taugh thyro ticke updat volum walke where wreck, -0.3 accou
      anxio anybo balan biscu blurr bootc braxt cause choki coach concu dange decid desig despe dribb europ excit flush forag frien
      gener green grump guest gummi harml heavi hikin instr invoi kettl killi longe lovel manag mando melat natur nearl onion onlin
      pelvi recei relat resul runni shout smile smoki sport start stayi strai strap strea subti viole wante weath wheez, -0.2 accor
      andro appen arres arriv barbe bedti block brekk brill bumpe caffe carbo circu class clenc climb clini clutc corps could coupl
      decli diarr digit disap dislo domes drown embar engla escap febru feeli fligh follo footb fuell funer gaini glove gorge habit
      harde heart hunge hypog impor inter knack lifes lifti linke monox mostl motiv muscl norma notif numbe obses organ other panca
      payme peeli peppe pillo plate porti pound preec pumpk reali recep resta resti roast scrat sensi seria shift sligh smash smili
      someb sourc stair stare strok sugge summe sweet switc swoll takea teeth thera today tomor waite wedne wonde, -0.1 advic after
      ashwa awkwa batte butte cherr chuff cinna comme commo conti creat curre depre disor earpl elbow email epile expir expla explo
      freez hangi heads helpl ignor insan lefto legal losin membe misse mobil monit neces octob panti podca possi pract punch pushe
      raise recko refus resch retre safeg sandw sched sepsi sharp shock shoot shred silen snori speak splin spoon stami stati stren
      sugar syste thump tonig triat tuesd turne typic vineg visio visit volun works, 0.1 artic becom child cough dexco eleve empti faint
      flinc force happi leaki liste mushr offic orang picke point prena pumpi purpl secre sessi spiri squea stubb takin teari thurs
      tight walki wishe wobbl, 0.2 actua alway antid anymo anywa arrow barel becau belie blotc boile brigh bulgi calme chain chuck clust
      cross disch exerc eyesi flutt gator glicl grann groun heali ibupr insul insur itchi jerki journ looke matte metha metre middl
      midni mindf minut misca modul month noddi nonse nonst noodl octav paini payda promi pulle radia rhyth sandp searc sente shive
      soake spark spide spike squas sunda table targe thoug track trans trime usele waiti walnu whisk, 0.3 bangi behin betwe boili borro
      breas broke burst calli cerea choke clamm clear codam colla corne dishw drink dripp faile falli flatm gaine grand harmi hiccu
      hoars hones horne indoo jumpe kicke leafl medic passw pelle perio pesti plann punis pushi putti quick racin resis ruine runne
      scare seizu showi shrim singl slipp soaki split spott stari stern strip suppl suppo talke testi throa tread warfa weari, 0.4 abroa
      afrai beati berri bleed blood chang clums colle crook doesn dragg drenc dumbb elect endin fitti flopp gapin hamme hardl herse
      honou hospi hugge laxat lettu momen mouth night passi passp penic photo purpo quest refun roomm satur sitti slurr squee sucki
      tempe under whist worko wrist yello, 0.5 again attac bedro bolus boyfr butto cabin chopp closi compa cramp fifte kitch liqui lopsi
      mista movem nause partn polic purgi reaso seein siste smoke splas studi survi swall teamm thigh throu tremb typin upsid, 0.6 actin
      allow antib antif boost broth clien cotto cryin custo deser durin fathe fridg horri hungr husba infan lette notic packe press
      speec stitc suici think toile vomit writt, 0.7 acrob ballo banda delet forge gaspi getti girlf happe knuck overd poste prope rathe
      ringi sever shavi spitt spurt sweat techn turni tylen water weeke windo, 0.8 armpi breat clean crush eucal licke locke messa narro
      nephe outsi puffe pupil shaki sleev usual, 0.9 accid acros attem bathr camer droop every finge painf rattl respo stick stude swimm
      uncon, 1 alrea anaph cheek close inhal looki neede nobod relap sayin stabb tongu, 1.1 anyth bitte comin makin mirro oxyge quiet
      screa stopp wrapp, 1.2 anyon backp colou cover needi swell watch, 1.3 injec keton propr touch, 1.4 dropp hurti there thing, 1.5
      bulim liter sudde, 1.6 anore havin himse light throw, 1.8 somet theyr, 1.9 favou, 2 epipe`,
}
