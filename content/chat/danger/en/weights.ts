import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from tests/support/danger/en*.jsonl by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  none: -3.8,
  meanings: `
      -1.9 asks, -1.3 past training, -1.1 prevents, -1 heatCold planned, -0.9 game onlyEat, -0.8 longPast, -0.7 sleep, -0.6 eat
      exercise, -0.5 accident, -0.4 about diabetic lowOxygenFigure shivering, -0.3 despair hurts move others recreational weight, -0.2
      heavyOn indigestion numb stand tooHigh, -0.1 alcohol bleed crash goOn live soon, 0.1 belly breathless confused headHit height lost
      tipsy, 0.2 end fumeSource head heart laboured limbSign meal much pregnant respond say sick side undo, 0.3 binge blade child dizzy
      dose drowsy fall hurt pale rash sleeves stiffNeck trigger, 0.4 arm atRest awful cannot distress emptyPack injure legs lips me miss
      now shaky strike take victim, 0.5 backSign badly blue byAttacker contact days drawnTo face feelMove gas gone hit lowBmiFigure odd
      onPurpose racing skin vomiting, 0.6 asthma birthSign breatheIn confine deliberately dropThings handOver home intend keto lump many
      see suddenly vomitCough, 0.7 limb pain passOut person sweaty vanish wound, 0.8 attacker bodyImage bump cut deadlyPlace forever
      recurs slurred urinate wake wayTo, 0.9 faint farewell fewCaloriesFigure life method throat tooLow, 1 control harmed swallow, 1.1
      overMuch self weapon, 1.2 die highSugarFigure speak swell, 1.3 not starve sugar, 1.4 abuse kill pregnancySign purge, 1.5 chest
      lowSugarFigure medicine poison, 1.6 foodRule, 1.8 diabetesThing hide unwell, 2.1 breathe`,
  words: `
      -1.3 hurts, -1.2 much, -1.1 chocolate ideas, -1 fine great video, -0.9 blood finally haha honey ice son soup tips years, -0.8 bit
      cold cook eats get happy need new recipe routine you, -0.7 any app boss burned cough course good k never ok or pizza scam smart
      sport week, -0.6 arm bike child crash diet fitter gain gave holidays log login mate muscle plan races shifts shows sleeps snack
      stronger sun today true videos wants we, -0.5 active age answers at broke bruise burnt bus charged choke doctor doing feet focus
      gels glutes he help job keto lift love magnesium me menopause nurse password plaster programme right river seen shouted slept step
      stretches swimming talk team trial wakes winter work works worse your, -0.4 alternatives am annoying as back band beach better
      blew blister bullet bump check coffee cooked dead death died drive dying eat entire felt final find forum goodbye h hangry hbaic
      headache healthy heard hit instead itchy jam kale kicks knee load lol loves morning multivitamin nap other path pills presentation
      protein queasy ready ring saw set shakes share sit sleeping snacks sofa sore sourdough stress test than these threw tight us wagon
      wedding whats which workouts year yoga, -0.3 an april around arthritis aunt battery bedtime before beginners bites breakfast
      burger buy called cancel card cast challenge chilli christmas clicks club coach code controlled cravings crisps dads daughter desk
      diabetes diabetic diets disappear doctors dog drink driving email energy english espressos ex farm fasting fit fits friday garden
      gift glasses growing gums gyms hard hay heel how hrv hurt hygiene kettlebell kids kills leaving libre line lives lost make may
      meditation metformin mum music my neighbour newsletter overhead pacing paramedic pay pb personal phase picture please poisoning
      poisonous pool price pulse push roller rubbish running runs same sauce scratched season seven shake shoulders skin spring squats
      start stays story strap swim tall thanks thick this tiny track vegetables version vitamin walk walks wheeze wine working wrist
      writing wrong yes, -0.2 acid after afternoon another attacks autumn badly bake because best blurred boring broccoli bum burning
      burns button calorie can carbs checkout climbing company control cookies crashed crazy d dairy data deadlift deadlifts deadline
      decision difference discount do doms double drowning dry early easily eater effect emails embarrassed enough evening everywhere
      exhausted failure faint fat ferritin fever film fire fitting flu football for forget fuelling fully give gives gloves gp
      grandmothers guide habits had hate helps hiking hips horse hypoglycemia idea ill intervals january jar join jump killer killing
      knees laughed leggings lesson lifes light lighter likes litres loo lunges mail makes married miss missing monitor mosquito mother
      myself nearly needles netflix night nightmare no non noon normal numb panel panic paper passed pasta patch pause paying people
      picky pins plank planks playlist plays policy press problem pushes putting rate realistic recovered regret reply resting return
      ride rolls runny schedule shape shift shin shop short sign signs six skinny skipped slice slipped smashed smells snooze soles
      spain spin spoon sports started steps stitch stomach subscription suits sundays super swimsuit tablet take teenagers teens
      terrified their therapy thin thinks threatening threatens tip tooth trail train try tuesday twenty uk ups upset useful vitamins
      was watch weight when wheres whey winning wore yesterdays, -0.1 a about abs account add afford again aid alcohol allergic ankles
      anxious anybody ate awful baby banana bands bar barbell bath beat begun bet bloated bloating bootcamp bra brain break
      breastfeeding burpees caffeine cant cardio cardiologist cause cheaper childhood classes climb couldnt cover cried crime cup
      currently curtains daily dangerous desperate disorder divorced does drop drowned e easter eaten eating eclampsia eggs elbow
      epilepsy europe eyes fish flights fly follow foods fun general gluten grip guilty gummies harder heartburn heat hernia husband
      insane instructor iron itches jelly kickboxing kilos lap length lifts link lips longer losing low lunch many mates max mean mood
      mothers motivated move moved natural now omega once page peanut pelvic pick planner pm pose pre pregnancy pumpkin question quit
      related reset resistance salads scale school sell shooting skins smoothie sprints squat standing straps strips suffocating sugar
      suggest supplement swallowed tan tank teen teenager thinner thought throw thumping thyroid toddlers together tomorrow took tops
      two veg vision volunteer wanted warning watched weather well widower worry yesterday, 0 ago face from heart i last on over pain
      run she should sick time up, 0.1 afraid antidepressants ash bad bedroom bee behind berries between bigger blades bleed block board
      body breastbone breathing bright brothers bulging bumps choked choking clock clumsy come cot crooked cupboard day delivery
      discharge doll doom dragging drenched end essay everyone exercises fall fingers finish flight flips foam forever friend gatorade
      gun guy hardly havent hed held herself hiccups honestly honour hornet hugged july kicked knows later learned least little liver lo
      looked lot lower marks meant meds messaged midnight might minute miscarriage mouthful newborn next nights nonstop number o old oxy
      paid partner pellets pesticide pillow pink planning pod point points police pounding puffs pumping purple purpose pushing rag read
      really relapsed ringing sad session showed shower shrimp slow smelly soaked soft sorry speech spirit spotting stabbing stick stop
      streak sucking suppose swallow temperature throws thumb to tongue tongues too u understand units upside urge very vodka vomiting
      wait walking want warfarin wasp weigh weighs with wks, 0.2 abroad ache always anaphylactic antibiotic apple are arrow ask away b
      bag beating blade bleach bloody bolusing book books bought boyfriend broken brother buttons by cgm chat codamol colleagues colour
      coughing could cry crying curtain days disappeared dishwasher doesnt doubled drank drooping ears edges electric else ending
      everybody everythings exercise eye fainted falling feeling few fifteen floppy fresh funny gasping girlfriend given goal hair half
      hand hang harming hearts heavy hives home horrible husbands in insulin jab journaling kettle keys lad lies limp list live long
      lopsided lungs macros marathon meals milk min mind minutes mixed module months mouth mums nappy nobody nose not nothing notice
      noticed own pad park passport pe pens picked plasters poison pressing pump purge purging quite ran rat reading reason recovery
      rest roommate salad second seizure severe shaking sharp sister sits sitting sizes skip skips sleepy some someone somethings soon
      spit spot spurting squeezing starting stay sternum stiff sting stopping straight strip strokes student studio sunday sure survived
      swallowing sweat sweating tap taste testicle text the throat tightness tired toilet tonight touched training trembling type typing
      used usual usually voice vomit wasnt were wheezing whistling woman wool world worst worth written yellow youll youre, 0.3 abuse
      accidentally across acting against all also antifreeze anything arms asthma awake bathroom beats binge bleeds bone bones boy
      breath bulimic cable came carer carry cleaner closing co complaining cotton covered crushing cuts decided delete dizzy dl dont
      during eight eucalyptus fell fifth fridge go grandmother green gym happens headaches hide hiit hip hits huge infant itch jaw keeps
      kid km knife know knuckles lamp laxatives left letters lights liquid locked medicine mg mine money most nausea note off oil ones
      overdosed packet paracetamol passing plus pressure puke pulled pupils quiet rather red responding rice rope said sat scared
      scratch seeing sharpener shaving show since smile smoker snake so sound spitting splashed stopped stretching sudden suddenly taken
      talks teeth thigh thighs third those through top towel tylenol vape went white who whole wife woken words wrists wtf xanax, 0.4
      acrobat ankle asking attack backpack bed bitten blue bulimia but calories chair cheeks clots cries deserve drain dropped drum
      exist exit f father favourite feel finger five flat forgets four getting goes going gonna hands hungry hurting im inhaler is isnt
      kitchen leave level licked lines looks making mins mirror neck needed needing office outside painful party puffer questions
      rattling relapse rn room round saying screams see sense shock shoes side sleep sleeves sort stabbed suicide tbh technique thoughts
      three told touches tracks turning unconscious until weekend weeks wind window wish wrapped wrote, 0.5 anyone beans car cat changed
      closer covid dark detox dose dowry ever feels front full glass hasnt hears hot hour injected into it laws looking man meal month
      nephew nice noise of one reads slaps something swelling they thinking thrown wanna waters wheel woozy would, 0.6 already
      anaphylaxis bat blow dad done ear floor group harm has head himself keep ketones look oxygen phone propranolol saturday say scars
      sees send still table tell there things use wall where wont workout, 0.7 anorexia both bruises cakes chest comes coming
      contractions deep dka door epipen even gone got house kind lie meat meter muscles odd piece play proud ribs shes site stitches
      them thing times under urine wear, 0.8 ana been brown did die dogs each just mess post self shook that theyre, 0.9 bite down fade
      have her his itll like lose out then theres till what, 1 empty every girl having hours its ive raped says water way wet, 1.1 and
      clean gets hes only, 1.7 be, 2 think, 2.4 if`,
  beginnings: `
      -1.1 choco, -0.9 docto final progr sleep, -0.8 routi, -0.7 burne cours recip thank, -0.6 deadl diabe fitte glute healt holid snack
      stron video, -0.5 activ alter black charg cheer magne menop morni renew stres vitam winte, -0.4 annoy answe begin bette break
      bulle chick click coffe cooke entir garde grape hangr inste medit multi perso plast poiso prese prote queas shake shift sourd
      sprin veget weddi yeste, -0.3 absol aroun arthr batte bedti befor blist bloat burge calle cance cardi chall check chees chris
      crash cravi crisp daugh drivi drown energ engli espre fasti frida glass growi handl hygie kettl kille laugh leavi lengt metfo
      mothe neigh newsl overh pacin paper param passe pictu pleas rubbi runni scree seaso shoul squat sugge teena versi worki writi,
      -0.2 after aller anoth autum becau binge blurr borin brocc burni chill climb compl conce conti cooki count dance decis digit disap
      disco disor divor easil effec embar enoug eveni exhau failu ferri fitti flash follo footb forag fuell gener glove goodb habit
      hikin hydra hypog instr inter janua killi leggi lesso litre lunge marri missi monit mosqu motiv mysel nearl needl netfl norma
      optio other payin peopl plank playl pregn probl pushe putti reali regre resti rolle sched scrap short shout skinn skipp smash
      smoot snooz sport stoma stret subsc swims terri thera threa tuesd twent twitc usefu weigh wheez where winni, -0.1 accou affor
      alcoh ankle anxio anybo banan barbe bootc burpe butte caffe capsu cheap class could curre dange despe diffe dinne easte eatin
      eclam email epile escap europ excit excus guilt gummi harde herni insan itche kickb longe losin menti natur pelvi plung pumpk
      refus relat repla salad schoo shoot slowe smell smile stand strap suffo thump thyro toget visio volun wante warni weath widow, 0.1
      afrai antib antid attac bedro behin berri betwe bigge blade blotc breas brigh bulgi choke choki clear clien clums comfo crook
      cupbo deliv disch dragg drenc finis flutt forev gator hardl haven herse hiccu hones honou horne hugge kicke looke messa midni
      misca momen nonst partn pelle pesti prope pumpi purpl purpo pushi quick reall ringi sente shrim soake speec spiri spott squas
      strea sucki tempe upsid walki warfa, 0.2 abroa alway ballo beati bleac blood bolus bough boyfr broke calor chopp codam colle cryin
      dishw doesn dumbb endin faint falli faste feeli fifte flopp gaspi hamme happe harmi heart horri husba insul journ laxat lopsi
      macro modul month mouth nause nothi passp picke point purgi readi reaso roomm scare secre sever shaki sharp siste sitti slipp
      someo spurt squee stern stude studi survi swall testi throa toile tongu tonig tremb typin under usual vomit whist worko writt
      yello, 0.3 accid acros actin again antif anyth banda bathr bleed broth chang closi colla cotto cough crush delet droop durin elect
      eucal exerc forge fridg girlf grand infan knuck lette liqui locke medic minut mista nobod notic overd parac passi pulle pupil
      quest rathe respo seein shavi showe smoke spitt splas stick stran strip sweat thigh think throu tight tylen weeke wrist, 0.4 acrob
      armpi askin attem backp bitte cheek clean colou deser fathe getti hungr hurti kitch licke makin mirro narro neede needi offic
      outsi packe painf press puffe rattl satur sayin sleev suici techn track turni uncon windo wrapp, 0.5 anyon close cover dropp every
      inhal injec jumpe light looki nephe screa stitc swell swimm water, 0.6 alrea breat finge himse keton liter oxyge propr relap stabb
      stopp sudde thing throw touch watch, 0.7 anaph bulim comin somet, 0.8 anore epipe theyr, 0.9 favou there, 1 havin`,
}
