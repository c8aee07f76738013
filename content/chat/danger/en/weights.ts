import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 1,
  daily: -5,
  none: -3.5,
  meanings: `
      -1.9 asks, -1.5 training, -1.2 prevents, -1.1 past, -1 game, -0.9 planned, -0.8 heatCold sleep, -0.7 eat longPast onlyEat, -0.6
      diabetic, -0.5 about accident move shivering, -0.4 exercise fumeSource hurts lowOxygenFigure others recreational stand weight,
      -0.3 afraid crash soon tooHigh, -0.2 bleed burnSource despair goOn heavyOn indigestion numb say, -0.1 fever headHit
      highKetoneFigure live marks, 0.1 pale shame tipsy trigger, 0.2 backSign belly bmi breathless confused head heart hit many period
      shaky threaten, 0.3 binge dose drowsy end fall feelMove height injure laboured undo, 0.4 arm atRest awful blade byAttacker confine
      dizzy face gone handOver hurt legs limbSign lump me meal racing rash sick sleeves stiffNeck sweaty take vanish, 0.5 blue child
      contact distress dropThings emptyPack gas intend miss now odd passOut side skin suddenly victim vomitCough vomiting wound, 0.6
      bodyImage days deliberately drawnTo lips pain strike, 0.7 attacker badly birthSign bump cannot home keto limb lowBmiFigure person
      self tooLow, 0.8 asthma deadlyPlace faint onPurpose recurs see swallow wake wayTo, 0.9 farewell fewCaloriesFigure forever urinate,
      1 control cut die kill life not throat, 1.1 highSugarFigure method slurred swell, 1.2 harmed speak weapon, 1.3 lowSugarFigure
      overMuch pregnancySign, 1.4 abuse poison starve sugar, 1.5 medicine purge unwell, 1.6 chest, 1.7 foodRule, 1.8 hide, 1.9 breathe,
      2.1 diabetesThing`,
  words: `
      -1.4 hurts, -1.2 any much, -1.1 chocolate fine haha ideas k, -1 bit son video, -0.9 app blood cook crash good great honey ill lol
      ok or recipe routine soup tips years, -0.8 cold finally get happy never new pizza sofa us, -0.7 arm child cough death eats forty
      hbaic ice midwife muscle need plan saw scale sleeps smart snack sport test trial true week you, -0.6 age as at burned bus charged
      checked control course diabetes died diet eat focus instead join lengths line mothers okay pb plaster rate scam snacks steps
      stretches stronger sun today wakes, -0.5 an another back bike boss broccoli bruise buy calorie cardio christmas deadlifts doctor
      drills fake feet find fish fitter free fumes gain gels glutes healthy help holidays job joined keto kills learnt lift login love
      mate meditation menopause nurse once password pharmacy pulse quick races rowing shouted shows slept smoothie spinach story
      swimming team these threw toddlers videos wants we whats which workouts works worse, -0.4 active annoying around aunt beetroot
      beginners blew bullet burnt cake carried check choke code coffee cooked coughed count d delivered desk doing driving dying email
      faster fasting feed felt film final flashing food forgot gave gp ha hangry hate headache high hit hrv itchy jealous kale kicks
      knee lay less load log loves lying magnesium me mondays multivitamin myself nap no order path played plunge pool porridge pounds
      price problem programme protein queasy ready right river scales season seen set share shifts six skin sore started step stole
      stress stretch sugar swallowed take talk tall taste temp tooth track ups version vet vitamin walks wedding will winter work year
      yoga, -0.3 about after alarms alternatives am answers april arthritis available avoid band best better bites bleach blister
      booking breakfast broke bump burpees called can card cast challenge change cheat clicks comfort controlled crashed crime crisps
      cross curry dances dead diabetic doctors documentary does doms double drive dry early eater eclampsia english entire everywhere
      family fit forget fruity garden gift giving glasses glucose goodbye grans growing gums gyms h handed harmless hay heard heartburn
      heel helmet horse how hygiene id ipad jam january jelly kidding kids kit leaving leggings lighter likes lives loo make may
      meetings mention mentioned metformin miss morning moving murder music needles netflix news newsletter noon other overhead
      paramedic passed pay personal picky picture pill pills pleased poisonous pre pregnancy presentation profile promo push ring roll
      roller row salads salmon scare science scratched second shake shakes shop shoulders shouldnt signs sit sleeping sourdough squats
      standing state stays stitch suits teenage than thinks thirty this throw tight together turn two uk unit vegetables wagon waking
      walk was watched well wheeze wine winning with working worry writing wrong your zombie, -0.2 a abs absolutely acid afford again
      alcohol along altitude antihistamine apnoea attacks autumn bake banana bananas bar beach before birthday bloated blurred bored
      boring brain braxton bum burger busy calf canal carbs cheaper chicken cinema coachs company concussion counting cramp craving
      cravings crazy cupboard curtains dads daily dairy dashboard data daughter deadlift decision diets difference dinner dinners
      disappear discount do drink drowning easily easter ecg effect emails energy enough espressos evening ex exhausted eyes face
      failure farm fat female fence ferritin field finished fire fitness fits flights flu font foods football for fork forum freeze
      friday from fun funeral ginger glued grandmothers greens had half hates hello here hicks hike hill hips idea ireland june
      kettlebell killer kilos knees laughed laughing libre lifes lifts list litres liver locks lovely lunges marriage mask max missing
      more murdered my needs neighbour opened options overnight pacing paper pasta pause peanut people perfect phase pilates pins plank
      planks playlist plays preeclampsia press pride progress pushes q radio reading realistic recommend regret replay reply resistance
      return roasting rubbish runny runs same scene screamed sea sensor series seven shin sign signed simply size skip skipped slice
      smashed smells snacking snooze sober soles solids somebody spoon sprints squat start stone strangled strap stroke subscription
      super surgery sweets swims swimsuit tablet teen their therapy though thought threatening tick tiny tomorrow trainers tram try
      turned twice twin unfit update useful veg vegetarian walked warning watch weight wheres whey women wore wrecked wrist yesterday
      yesterdays, -0.1 account ankles anybody awful baby badly bands beat bedtime beginner begun belt bench biscuits bloating boredom
      break burning butter cant capsules cause character checkout cheese cherry chilli choking cholesterol class cleaner clinic clutched
      cookies couldnt couples cousins cover cream dangerous deadline depression differ divorced dog dribbles drop e eggs elbow
      embarrassed europe faint february fingertips fizzy foam follows friend fuelling gaining general girls gloves gluten grind grip
      grumpy guests guide guilty gummies habit habits he hear heat helps hernia hid hiking hubby humidifier hypoglycemia import insane
      itches jeans jet jogging kcal killing lag lap late lent lesson light literally lonely longer mail managed mandoline many married
      mild mosquito moved mum natural nearly nightmare normal nothing now oats obsessed on our paint panel patch paying peeling person
      pharmacist pillow plain please poisoning policy pose position practically pumpkin question quit read recommendations recs related
      reset resting ride rolls s salt sauce saved sell shape shot silent smiles smoking snoring sock spain stand stomach straps strips
      sugars summer sundays supplements swim taught teachers tears teething thanks thin threatens thyroid ticket time tip todays took
      touch tracker train tub tuesday ugly upset vegan vitamins voice w wanted weak weather wednesday when wondering, 0 all by eating
      last long next not over run should to too, 0.1 anaphylactic anorexic antidepressants are ash asked asking babys bait banging beats
      bee blades block boiling boosting borrowed both breast breastbone breathing bright brother bursting button c cabinet calms cards
      carry catch cereal clammy cleaning cleared client colleagues confused could crooked dentist didnt dies dizzy doom dragging
      dripping dropping drunk else everything failed favourite first flips froth grounds gun gush hair harms havent heads healing hi
      hiccups hold home hornet husband hypo i injection july keeps kill leaflet level little live loads looked lump made marathon march
      men messaged metres midnight might milk mixed months night noticed one open own pain pan parents pees pens pesticide picked
      planning pregnant pressing pumping punish purple r racing raise rash react refund rhythm rice rock runner said satay scoop
      screaming sentence she shoulder showing shrimp sick single soaking sparkles spot spots spotting stood stove struggling sweaty
      talked teammate tent th the three thumb tied til tongues u undo units urge waiting walking warfarin warm woke won wood, 0.2 abroad
      abuse accident accidentally ache acting afraid alarm alive always antibiotic arrow away b bad beating bedroom beer behind berries
      black blade bloody blue bmi board body bolusing book books breath broken bulging bumps calmer cgm chat choked clock clumsy codamol
      complaining cooker cot curtain customer day delivery disappeared dishwasher doesnt doll doubled drenched drum edges electric
      ending everybody exercises eye fainted fall falling fingers finish floppy forever found four funny gaps gasping gatorade
      girlfriend goal grandma guy happen hardly harm harming heart hearts heavy hell herself hives honestly honour hugged husbands in
      insulin journaling kettle kicked kitchen learned least lettuce lies life limp lo lopsided lot lower lungs marks medicine meds
      message minutes miscarriage module money mouth mouthful name nappy nights nonstop nose note o office oil oxy pad paracetamol
      partner passing passport pe peanuts pellets penicillin period photo pink plasters point police poster pounding puffs pump purge
      purging purpose pushing put rag ran reason recovery relapsed roommate round ruined sat sauna say session severe shower sister
      sitting sizes skips sleepy slurred so spit splitting squeezing starting stay sternum stick sting stopping straight strangling
      strip strokes studio sucking suppose survived tablets tap teeth temperature testicle text those throat throws tightness toddler
      tonight touched type typing understand up upside usual vodka vomiting want wasnt weighs weird went were wheezing whistling who
      wifes wks worst worth yellow youll, 0.3 acrobat across against ago allowed arms ate awake bag bandage bed being binge bleeds boy
      boyfriend brothers bulimic but car carer closing co colour covered cry crying cuts delete deserve drooping eight eucalyptus
      everythings few fifteen fifth five fresh gaping gas given grandmother hang hed hip hits horrible hungry infant itch jab keys kg km
      knuckles lad lamp law laxatives letters lights liquid locked meals min mind mine mums narrow nausea nephew noise notice off old
      ones overdosed packet plus pressure puke quite rat rather ringing sad scared scratch seeing shaking sharp sharpener shaving sits
      smile smoker some somethings soon speech spitting splashed spurting stab stabbed stop suddenly sunday swallow swallowing sweat
      sweating taken thighs till tin tired toilet tongue towel training trembling tylenol under vape wife window woken wool words world
      wrapped wrists wtf xanax, 0.4 antifreeze anything ask attack bathroom bones bulimia calories camera cheeks clots cotton coughing
      covid crushing dl done dont drank during ears exist father fell finger flat fridge getting go gonna grape gum hands happens has
      headaches hide hot huge hurting im into is isnt jumped key kid knife know licked lines making meal mg mins most ngl of outside
      painful party phone proud pupils questions rattling reads relapse rope screams shes show snake something sound stretching student
      suicide sure talks through top tracks turning unconscious usually wed weekend whole written, 0.5 anaphylaxis ankle apple backpack
      beans bitten cable came chair changed cleaned closer cries days decided detox dose dowry drain f forgets full glass group inhaler
      injected it jaw laws look looking looks mirror month neck needed needing nicer nobody puffer red responding rn saying see shoes
      side slaps sleep sort stopped sudden tbh technique they thigh thoughts thrown told touches until wanna waters weeks wheel white
      wind wish, 0.6 already anyone been blow cat dark dropped exit feel feels goes going gone gym hasnt hears hour leave left man meat
      miles nice paid play propranolol room scars send sense shock since sleeves swelling that things times use wall woozy would youre,
      0.7 bat chest comes coming dad deep dka door down ear ever fade floor front got have head himself house just keep ketones like
      muscles odd sees stitches table then watching, 0.8 ana anorexia bruises cakes contractions even his kind lbs lie mess oxygen piece
      ribs saturday says shook site still them there theres thinking urine water way wear what wont workout wrote, 0.9 bite brown dogs
      each epipen gets itll meter out post theyre, 1 empty every having hes hours its lose self tell thing, 1.1 and die her raped, 1.2
      clean girl ive only wet, 1.3 did, 1.5 be, 1.9 if, 2 think`,
  beginnings: `
      -1.1 choco, -0.9 diabe docto recip routi, -0.8 charg check final snack, -0.7 cardi deadl glute healt lengt progr sleep, -0.6 burne
      count cours inste menti midwi pharm stron vitam, -0.5 anoth begin break brocc carri cheer chick chris coffe drill fitte holid
      joine medit menop mothe murde poiso rowin shoul smoot snore spina stret teena thank veget video, -0.4 absol activ alarm alter
      annoy aroun beaut beetr black bulle cance click cravi dance dinne drivi fasti flash forgo garde hangr jealo laugh learn marri
      morni multi mysel perso plast playe pleas plung porri probl prote queas renew scale seaso speci stres threa versi weddi winte
      yeste, -0.3 arthr athle avail banan bette bleac bloat booki burpe calle chall chees chemi compl conce contr crash crisp cycle
      daugh desse diffe docum eclam engli entir famil fille frida fruit givin glass gluco grape growi hande handl harml helme hygie
      janua kiddi kille leavi leggi magne meeti metfo monda movin netfl newsl optio overh paper passe pictu prese profi recom salad
      salmo scien scrap shake slowe sourd squat stand thirt toddl toget wakin winni worki writi zombi, -0.2 affor alcoh aller altit
      answe antih apnoe autum befor binge birth biscu blist blurr borin bothe braxt burge butte cheap cinem coach comfo concu cooke
      cooki cupbo dashb decis deliv desig disco divor drown easil easte effec energ enoug espre eveni exhau failu femal ferri fitne
      follo footb frien funer gener ginge green house hydra irela litre lovel lunch lunge missi mosqu motiv needl opene overn pacin
      param peopl perfe pilat plank playl pound preec readi reali regre remin repla requi roast rolle rubbi scann scree secon senso
      serie shift short shout signe simpl skipp slice smash snooz solid someb sprai sprin start subsc sugge surge sweet swims takea
      tomor turne twitc updat usefu volum walke warni where worri wreck, -0.1 accou ankle anybo asthm bedti bored burni capsu chara
      cherr choki chole clini clutc could coupl dange depre digit dribb email embar europ excit excus febru forag fuell gaini glove
      goodb grump guest guilt gummi habit herni hikin humid hypog impor insan instr inten invoi itche joggi kettl killi lesso lonel
      longe manag mando natur nearl neigh norma nothi obses other payin peeli pillo pregn pumpk recei recep relat resta resti scrat
      silen smile smoki snori stair stoma strap sugar summe taugh teach teeth thyro ticke today tuesd viole wante weath wedne wonde, 0.1
      actua antid askin attac bangi blade blotc boili boost borro breas brigh burst cabin cerea child chuck clamm clear colla confu
      corre cramp crook decid denti dragg dripp faile flatm flutt force haven heali hiccu horne jumpe leafl littl looke metre midni
      mindf month offic paren pesti picke point pumpi punis purpl racin radia recov refun rhyth runne secre sente showi shrim singl
      soaki spark spott stran strug sunda suppo swall talke teamm waiti walki warfa, 0.2 abroa actin afrai alway antib beati bedro behin
      berri blood bolus broke bruis bulgi butto calme chang choke clien clums codam colle compa custo dishw doesn drenc endin exerc
      faint falli flopp forev forge gaspi gator grand hamme hardl harmi herse hones honou hugge insul journ kicke kitch laxat lettu
      lopsi medic minut misca modul momen mouth movem night nonst overd parac partn passi passp pelle penic perio polic prope purgi
      purpo pushi quest quick reaso roomm ruine sessi sever sharp showe siste sitti slipp split squee stern studi sucki survi tempe
      testi throa track tremb typin upsid vomit whist yello, 0.3 acrob acros again allow armpi ballo banda bleed boyfr chopp closi crush
      cryin delet deser dumbb elect eucal fifte gapin horri hungr husba infan knuck lette liqui locke messa mista narro nause nephe
      packe poste rathe ringi scare seein shaki shavi slurr smoke speec spitt splas spurt stitc strip thigh tight toile tylen under
      worko wrapp wrist, 0.4 antif anyth attem bathr broth camer cheek clean cotto droop durin fathe finge fridg getti girlf hurti licke
      makin notic outsi painf press puffe pupil quiet rattl satur screa stabb stick stude suici sweat throu tongu turni uncon usual
      watch water weeke windo writt, 0.5 accid backp bitte breat close happe inhal light looki mirro neede needi nobod respo sayin techn
      think, 0.6 alrea anaph anyon colou cover every injec liter propr relap sleev swell swimm thing, 0.7 bulim comin dropp favou himse
      keton stopp sudde touch, 0.8 oxyge somet throw, 0.9 anore there theyr, 1 epipe havin`,
}
