import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 1,
  daily: -5,
  none: -3.8,
  meanings: `
      -1.9 asks, -1.4 training, -1.3 past, -1.1 planned prevents, -1 game, -0.9 heatCold longPast onlyEat, -0.7 sleep, -0.6 move, -0.5
      accident eat exercise, -0.4 about diabetic lowOxygenFigure recreational shivering, -0.3 despair hurts numb others, -0.2 heavyOn
      indigestion tooHigh weight, -0.1 alcohol bleed burnSource crash goOn live soon stand want, 0.1 belly much pregnant respond say
      tipsy, 0.2 fumeSource head height lost meal period threaten, 0.3 binge drowsy emptyPack end heart hurt laboured limbSign rash sick
      sleeves stiffNeck trigger undo, 0.4 atRest awful blade blue child distress dizzy dose fall feelMove injure legs me now side strike
      take victim vomiting, 0.5 arm backSign badly breatheIn byAttacker cannot days drawnTo dropThings gone hit lips lowBmiFigure many
      miss shaky skin, 0.6 asthma birthSign confine contact deliberately face home limb lump odd onPurpose pain passOut racing see
      suddenly vomitCough, 0.7 bodyImage handOver intend keto person sweaty vanish, 0.8 deadlyPlace forever gas tooLow urinate wake
      wayTo wound, 0.9 attacker cut farewell fewCaloriesFigure recurs slurred throat, 1 bump faint harmed life method swallow, 1.1
      control self weapon, 1.2 not overMuch swell, 1.3 die highSugarFigure pregnancySign speak starve, 1.4 abuse purge sugar, 1.5 chest
      kill lowSugarFigure medicine, 1.6 foodRule poison, 1.7 unwell, 1.8 diabetesThing hide, 2.1 breathe`,
  words: `
      -1.3 hurts, -1.2 fine much, -1.1 chocolate haha ideas video, -1 great years, -0.9 bit blood cold finally honey pizza son tips,
      -0.8 cook eats get good ice need new recipe soup week, -0.7 boss burned cough happy k never ok or routine shows sleeps sport you,
      -0.6 any app arm bike charged child course crash diet fitter focus gain holidays join lol mate muscle password plaster races scale
      scam shifts smart snack stronger sun talk trial videos we, -0.5 active age alternatives as at back broke bruise bullet burnt bus
      check choke control cooked doctor doing eat feet gave gels glutes help job keto lift login love magnesium menopause moving nurse
      plan programme ready right river seen shouted slept step stretches team test today true us wakes wants which work works worse
      your, -0.4 am an annoying answers around band better bites blew blister bump coffee dead death died doctors drive dying email
      entire felt final find fit forum garden h he healthy heard hit hygiene instead itchy jam kale kicks knee log loves me morning
      multivitamin other path pay pills presentation protein queasy set shakes share sit sleeping snacks sofa sore stress swimming than
      these tight track wagon wedding winter workouts wrong year yoga, -0.3 about april arthritis aunt bedtime beginners breakfast
      burger called can cancel carbs card cast clicks club coach code controlled crazy crisps curry dads daughter desk diabetes diabetic
      doms drink driving dry early eater energy espressos ex farm fasting ferritin fits friday gift glasses goodbye grandmothers growing
      gums gyms hangry hate hbaic headache heel how hrv hurt idea kettlebell kids kills leaving libre lifes likes line lives load many
      may meditation meetings metformin missing music my nap neighbour newsletter no overhead pacing paramedic pb personal phase picky
      picture plunge poisonous pool price pulse push ring rubbish runs same saw season seven shake shoulders skin sourdough sprints
      squats start stays story strap tall this threw tiny uk ups vegetables version vitamin waking walk walks watch weight wheeze wine
      working wrist, -0.2 account acid afford afternoon another attacks autumn badly bake bands beach before best blurred boring
      broccoli bum burning burns buy calorie cardio challenge checked chilli christmas climbing company cookies counts crashed cravings
      d data deadlift deadlifts deadline decision diets difference disappear discount dog double easily effect emails english enough
      evening everywhere exhausted eyes failure faint fast fever film fire fitting flu football for fuelling fully general give gives gp
      guess guide gummies had hard hay heartburn helps hiking hips horse humidifier hypoglycemia intervals ipad iron january jar jump
      killer killing knees laughed learning leggings lesson lifts light lighter litres loo lost low lunges married miss monitor mosquito
      mother mum myself nearly needles netflix non noon numb panel paper passed pasta patch pause paying peanut people pins plank planks
      playlist plays please poisoning policy press problem progress pushes putting rate realistic recovered recs regret reply resting
      return ride roller rolls running runny sauce schedule school scratched sell shift shin shop sign six skinny skipped slice smashed
      smells smoothie snooze sober soles spin spoon sports started steps stitch stomach strips subscription suggest suits sundays super
      supplements swallowed swim swimsuit tablet take teenagers terrified thanks their therapy thick thin thinks though threatening
      throw tip tooth try tuesday two upset useful veg vegan vitamins wanted was well whats when wheres whey widower winning wore
      writing yes yesterday yesterdays, -0.1 a abs add after again aid ankles anybody apples awful baby banana barbell bath battery beat
      because begun bet big biscuits bleeding bloated bloating boredom bra brain break breastfeeding burpees cant cardiologist care
      chalk checkout cheese class climb couldnt cover craving cream cried crime cup currently curtains daily dairy dangerous declined
      desperate dinner disorder divorced do does drowned drowning e earplugs easter eating eclampsia eggs elbow embarrassed fat fibre
      fish flights foods forget forgot form from gaining gloves gluten grams guilty habit habits happened harder hates heat hernia ill
      insane instructor jelly june lap length lips longer losing mail makes mates max mention midwife mothers natural night nightmare
      nosebleed notifications now omega once onions over panic pee pelvic pick planner pm pose pre pregnancy pumpkin q question quit rep
      reset resistance run salads shape shooting short signs skins slipped sources spain squat standing stares straps stroke suffocating
      sugar swollen tan tank teen teenager teens thinner thought threatens thumping thyroid toddlers together tomorrow took tops train
      twenty volunteer watched weak weather, 0 husband i last on she should sick time up, 0.1 ago allowed anaphylactic antidepressants
      ash ate bedroom bee behind berries bigger black blades bleed block blotches body breast breastbone brothers bulging calms children
      choked clock collapsed cord cot crooked delivery disappeared dishwasher doom drank essay everyone exercise exercises face fall
      finish foam friend funny grounds gun hardly heart hed herself hiccups hornet hospital hugged july knows least level life liver lo
      loads lungs macros marks meant meds messaged midnight might miscarriage months mouthful newborn nights nonstop not note packed
      pain partner peanuts pellets pesticide pillow planning pod police possible pounding pumping purple purpose pushing rash react read
      reading really recipes ringing ruined sad scoop shot showed shower showing shrimp skips soaking soft spot spotting stick stiff
      streak struggling sucking suppose tablets throat throws til to tonight too type u understand units vomiting warfarin wasp weird
      wife with wks worried, 0.2 abroad abuse accidentally ache also always antibiotic are arrow ask away b bad beating bleach bloody
      blue board bolusing books bought boyfriend breath breathing broken brother bumps by carer cgm chat choking clumsy co codamol
      colleagues colour come cry curtain cut cuts day dizzy doesnt doll doubled drenched ears edges electric else ending everybody
      everythings eye fainted falling few fifteen fingers flight flips floppy fresh gasping gatorade girlfriend given goal grape guy
      hair half hand hang harming hearts hell hives home horrible husbands in journaling kettle keys kicked lad lettuce lies liquid list
      live long looked lot marathon meals message milk mind mine minutes mixed module money more mouth mums nappy next nothing notice
      noticed number o oil old ones own oxy pad paid park passport pe pens period picked pink plasters poison pressing pump purge
      purging quite rag ran rat reason recovery relapsed rest roommate said salad scared second seizure session severe sharp sister sits
      sitting sizes sleepy slurred so some someone soon speech spit spurting squeezing stabbing starting stay sternum sting stop
      stopping straight strip strokes student studio survived swallow swallowing sweat sweating tap testicle text thats the through
      tightness tired toddler toilet tongue touched trembling tylenol upside usually vape vodka voice vomit want wasnt weighs were
      wheezing whistling wifes woman wool world worst worth wouldnt yellow youll youre, 0.3 acrobat across acting against all antifreeze
      anything apple arms attack awake bag bathroom binge blade bleeds bone bones book boy bulimic cable carry cleaner closing
      complaining cotton coughing could covered crushing crying days decided delete dl dont drooping during eight eucalyptus fridge
      gonna grandmother green gum gym happens headaches heavy hide hip hits huge infant inhaler insulin isnt itch keeps kid km knife
      know knuckles lamp laxatives letters licked lights limp locked lopsided medicine mg min nausea nobody nose office packet
      paracetamol party passing plus pressure puke pulled pupils quiet rather rope sat saying scratch seeing shaking sharpener shaving
      show smile smoker somethings sound spitting splashed suddenly sunday sure taken talks teeth thigh thighs third top towel training
      typing usual wed went who whole woken words wrists written wtf xanax, 0.4 ankle asking backpack beats bed bitten bulimia but
      calories came cheeks clots deserve drain drum exist f father favourite feel fell fifth finger five forgets front getting glass
      going hands hungry hurting im is jaw key kitchen left lines looks making mins most neck needing nice off outside overdosed painful
      puffer questions rattling red relapse responding rice rn room round say screams see sense shes shoes since sleep sleeves snake
      something sort stabbed stopped stretching sudden suicide tbh those three told touches tracks turning unconscious under until
      weekend white wind window wrapped, 0.5 anyone beans car cat chair changed closer comes covid cries dark detox done dose dowry
      dropped exit flat four full go goes hasnt hears hot hour injected into laws leave man meal mirror month needed nephew noise of one
      phone proud reads side slaps swelling technique they things thoughts thrown wanna waters weeks wheel wish would wrote, 0.6 already
      anaphylaxis been blow dad deep ear ever floor gone group has head himself it keep look looking meat oxygen play propranolol
      saturday scars sees send shock table thinking till use wall where wont woozy, 0.7 bat both bruises cakes chest coming contractions
      down fade feels got harm house ketones kind muscles odd piece site stitches tell them there thing times urine watching wear
      workout, 0.8 ana anorexia bite brown die dka dogs door even have itll just lie mess meter out post ribs self shook still that then
      theyre, 0.9 did each epipen his like theres what, 1 empty every girl having her hours ive only raped way wet, 1.1 clean gets its
      lose says, 1.2 and hes water, 1.7 be, 2.1 think, 2.3 if`,
  beginnings: `
      -1.1 choco, -0.9 docto final progr sleep, -0.7 burne recip routi thank, -0.6 charg cours deadl diabe fitte glute healt holid snack
      stron video, -0.5 activ alter black bulle cheer magne menop movin renew stres vitam, -0.4 annoy aroun begin bette break cardi
      check chees chick click coffe cravi daugh desse entir frida garde hygie inste medit morni multi perso plast plung poiso prese
      prote queas shake shift veget weddi winte yeste, -0.3 absol answe arthr bedti blist bloat burge calle cance count crash crisp
      drivi drown energ espre fasti ferri glass grape growi handl hangr kille leavi lengt meeti metfo missi mothe neigh newsl overh
      pacin paper param pictu rubbi scree seaso shoul sourd sprin squat sugge teena versi wakin worki, -0.2 accou affor after anoth
      asthm autum batte befor binge blurr borin brocc burni chall chris climb compl conce conti contr cooke cooki dance decis diffe
      dinne disco divor easil effec engli enoug eveni exhau failu fitti footb forag fuell gener gummi hikin humid hydra hypog instr
      inter janua kettl killi laugh leggi lesso litre lunge marri monit mosqu motiv mysel nearl needl netfl other passe payin peopl
      plank playl pleas pregn probl pushe putti reali regre resti rolle runni sched schoo scrap short shout skinn skipp smash smoot
      snooz sport stoma stret subsc suppl swims terri thera threa thyro tuesd twitc usefu wante weigh where widow winni writi, -0.1
      aller ankle anybo apple banan becau biscu bored burpe capsu chill could curre dange decli despe digit disap disor earpl easte
      eatin eclam email embar excit excus flash follo forgo gaini glove goodb green guilt habit harde heart herni insan longe losin
      menti midwi natur noseb notif onion optio pelvi pumpk refus repla salad shoot slowe smell smile sourc stand stare strap swoll
      thinn thump toget twent volun weath wheez, 0.1 allow antib antid bedro behin berri bigge blade bleac blotc breas bruis bulgi butto
      choke clien crook deliv dishw finis hardl herse hiccu horne hospi hugge macro midni misca momen mouth nonst numbe partn pelle
      pesti possi pract prope pumpi purpl purpo pushi radia readi reall ringi ruine secre sente sessi showi shrim soaki spiri spott
      squas strea strug sucki tonig warfa worri, 0.2 abroa alway ballo beati blood bolus bough boyfr broke calor choki chopp clums codam
      colle doesn drenc dumbb elect endin faint falli faste fifte flopp gaspi gator hamme happe harmi horri husba journ kicke laxat
      lettu liqui looke minut modul nause nothi passp perio picke point purgi reaso roomm scare sever sharp siste sitti slipp slurr
      someo speec spurt squee stern stude studi survi swall testi throa throu toile tremb tylen under upsid usual vomit whist would
      yello, 0.3 accid acrob acros actin again antif anyth banda bathr bleed broth chang closi colla cotto cough crush cryin delet durin
      eucal exerc forge fridg girlf grand infan insul knuck lette licke locke lopsi medic messa mista nobod notic offic overd parac
      passi press pulle pupil quest rathe sayin seein shaki shavi showe smoke spitt splas stick stran strip sweat thigh tight tongu
      typin weeke worko wrist writt, 0.4 armpi askin attem backp bitte cheek colou deser droop fathe getti hungr hurti inhal kitch makin
      narro needi outsi packe painf puffe rattl respo satur sleev suici swimm think track turni uncon windo wrapp, 0.5 anyon clean close
      cover jumpe light mirro neede nephe screa stitc swell techn thing water, 0.6 alrea breat dropp every himse injec liter looki oxyge
      propr relap stabb touch watch, 0.7 anaph bulim comin finge keton somet stopp sudde throw, 0.8 theyr, 0.9 anore epipe favou there,
      1 havin`,
}
