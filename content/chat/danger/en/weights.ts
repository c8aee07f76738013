import type { DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weights: DangerWeights = {
  alarm: 1.5,
  daily: -6,
  none: -4.2,
  meanings: `
      -1.8 heatCold past, -1.7 asks game prevents training, -1.3 planned recreational, -1.1 onlyEat shivering, -1 eat sleep, -0.9
      accident goOn headHit, -0.8 exercise hurts move, -0.7 about longPast, -0.6 despair say tooHigh weight, -0.5 fumeSource indigestion
      others stand, -0.3 afraid lowOxygenFigure manyFigure much nobody, -0.2 belongings bleed diabetic heavyOn numb soon thirst, -0.1
      breathless burnSource crash lost pregnant, 0.1 blurred bmi fever feverFigure head highKetoneFigure insulin lump, 0.2 dose handOver
      height live many marks, 0.3 dizzy fall hit laboured period racing respond shame take, 0.4 distress feelMove heart intend now shaky
      sick skin wound, 0.5 awful confine face me, 0.6 atRest attacker binge cannot end hurt injure limb miss pale, 0.7 arm blade blue
      byAttacker confused contact days drowsy legs limbSign lips person sleeves suddenly threaten victim vomitCough vomiting, 0.8
      bodyImage deliberately gone meal rash tooLow, 0.9 backSign badly birthSign child odd vanish, 1 dropThings lowBmiFigure pain self
      strike sweaty wake, 1.1 not passOut recurs see stiffNeck throat undo, 1.2 onPurpose wayTo, 1.3 cut drawnTo faint forever side, 1.4
      deadlyPlace gas keto, 1.5 home life swallow urinate, 1.6 bump slurred, 1.7 pregnancySign speak, 1.8 asthma farewell swell unwell
      weapon, 1.9 control die purge, 2 harmed highSugarFigure kill medicine, 2.1 method overMuch, 2.2 fewCaloriesFigure, 2.3 abuse
      lowSugarFigure poison, 2.4 breathe, 2.5 hide sugar, 2.6 chest diabetesThing, 2.8 starve, 3.3 foodRule`,
  words: `
      -2.7 soup, -2.4 much, -2.3 smart, -2.2 fine or video, -2.1 chocolate crash great hurts pizza, -2 cook eats honey, -1.9 burnt cough
      recipe, -1.8 haha happy ice keto snack, -1.7 app child feet focus glutes need ok rate son trial wakes, -1.6 bit buy k learnt
      routine sofa you, -1.5 any as bus died diet finally fitter ideas ill lol mothers order sport stronger temp test years yet, -1.4
      bike blood drive free hrv line may muscle once sleeps small steps tips track which, -1.3 back bruise cannot cooked felt fumes good
      join kills midwife needles new shows stand swimming threw us videos week works, -1.2 an beetroot carrots cold concentrate dead
      decide delivered drills else faster food forty gels hangry hold joined knee lately lengths libre lives login nap password path
      river seen short sore such sun ups version winning worse, -1.1 allergies band burned calorie charged checked closed count crisps
      date death doms easy eat football gave hbaic ipad kale mate menopause no page people pharmacy plaster pulse set seven shouted
      slept snacks spinach this today toddlers true try vet wants weight will workouts wrong, -1 balance blister boss brain broccoli
      cells colds control cooking croissant decision desk does dying energy fake film gums ha hate healthy heard heartburn jam kit
      magnesium mineral most nurse okay other pb pride races ring row story stress stretches these tooth wagon your, -0.9 active better
      bites breaths burpees cake carried clicks code counting deadlifts diabetes diets doing driving fence find fit forgot h headache
      instead itchy lap let lively lunch meditation miss moment multivitamin must never noon ordinary played poisonous reviewed rowing
      saw sit some somebody straightforward tall team their unit vitamin whats wheeze within year yoga, -0.8 about adults age agree
      arthritis at aunt available beginners boring breathe broke bum called cheap check choke coffee controlled course d deaths
      documentary eclampsia effect enough final fits forget gain get glucose heel hero hit holidays less lift likes load loaded marry
      mask not numb pay pre protein read ready rise roller scale scratched sides sourdough started stays stitch time together visitor
      waking we well why worries, -0.7 account address alcohol alternatives altitude another april asks autumn booking bored bounds
      bullet burger choose cleaner come commonest coughed counts craving crazy doctor doctors easily email error farm fast fasting fibre
      fish fitness forum gift give goodbye gp grew helps hips holding horse hydration jealous job large lay lighter locks love loves
      make mention mentioned mondays morning music often overnight pace paramedic payment picture pills plank pleasant porridge pounds
      presentation press question rubbish runny salmon second shakes share shifts shop signed simply smoothie source squats start step
      stole stumble suffocating sugar super supplements talk taste treatment trees walks watched wedding winter, -0.6 abs add again
      alarms annoying answered apples around ask athlete author avoid badly beach bench blew bump busy calf can capsules cardio cast
      cause christmas cinema cross cupboard curry daily daughter deeply dishes dry eater espressos failure feed female flashing flaxseed
      flights girls groggy growing heat helmet help here homework how hygiene ingredients june known leads leaving lifts light literally
      many married medical meeting murder neighbour netflix newsletter options pastry personal picky pleased plunge price problem
      product profile promo queasy request resistance review right robots roll run scam science screamed season shame shin signs slice
      sober state swallowed swim swimsuit teenage tense tick tied tight tomato tracker twin txt uk useful vegetables wakings when while
      work working worry, -0.5 afford american among ankles apnoea arm attention bananas becomes best blend blurred bowls break
      breakfast brisk carbs card cheat close columns comfort company conversation cookies crashed data diarrhoea disappear divorced dog
      everyday everything face fat first fixed follows forests fork freeze fruity giving grandmothers grans grind ground grow habits
      happened hay hear heart heavier hike hunger january kickboxing kidding kindly lesson lorry lunges lying mail means melatonin more
      moving murdered numbers offer omega open opened overhead parks passes pasta pattern pause pauses peanut perfect person phase
      pilates place places planks pool practised pregnancy programme progress pull punching push recording replay s salads salt same
      scales sensible shorter shoulders shown six sleeping smells sooner squat stops strangled strap streets stretch strips studies
      subscription suits supplier support takes taught teachers tells ten tested tests that themselves thirty thought threatens three
      tiny tomatoes traffic trail tummy vitamins walk walls wine with yesterdays, -0.4 a adapt along amounts anybody awful baby bake
      bands barbell beat bedtime before begin belt big bleeding bloating bothered bracelet burning call ceiling challenge changes
      character characters cheaper coachs consistent cool copd costs cramp crime dairy dances dashboard diary difficult dinner dinners
      discount disease double drop earlier easter english enter europe ex exercise exhausted eyes family fan field fire fluid font fun
      gives glasses greens gummies handed harmless health hello hi high hill holds invoice itches jelly jet jogging joke kcal kettlebell
      lag language laughing leggings lips litres log lonely long loo makes match max mend metformin minutes mostly move movements myself
      natural nearly needs negative nothing oats olive ours packing paper parts pee pelvic pill plain playlist plays pose published puts
      q quick quit radio range rapeseed reading replace reports respond rests return runs scare scene seems sell several shake shoot
      shopping should skin skins smaller smiles snacking socks soles sometimes speeds spoon sprints standing stands straps stroke
      suitcase supplement swears swims switched tablet take tape telephone therapy thinks to tram trouble ugly uni update veg vegetarian
      wake warning wheres whey whoever word wore wrecked write writing zombie, -0.3 academy access advice agrees also amount analysis
      antihistamine attacks banana battery begun birth birthday biscuit bladder bloated body boredom bra braxton bring by calcium calls
      cals cardiac causes change chia chloride cholesterol click clock club collarbone compares concentration cravings curtains
      dangerous deadlift deal diabetic different dips divorce drinks dull ecg effort elbow embarrassed endurance evening evenings
      evidence expect ferritin file flu follow foods for friday friend from frozen fruit grandmas grumpy guide guilty gyms heating hicks
      hiking humidifier hurt inner intake intervals ireland joints jumps kids killer kinds knees label late legs lent lifes lock loosen
      meetings member members mosquito moved muesli nccih normally notes notifications nurses nutrition one onions online panel passed
      patch patient peeling plan probably promises publish punch purposes realistic recs regret related resting results rid ride rough
      saved screens seldom sensor sentences series shape sheet shorten shouldnt sign skipped sleeper slow smoking sodium sold solids
      something spoons states steady steak storm streak substance sundays surgery sweets the thyroid tingle tiredness toast todays token
      touch twenty twice two upset used value walnuts was wednesday whether wondering yours zones, -0.2 above absolutely acid after
      afternoon almost alone alternative angry bars began beginner bell belly belongs belts beside bet bleach boiled bootcamp boxing
      bread breakfasts builds butter caffeine cancelled cardiologist cdcs cherry chicken children choking clear clenching climbing
      clinic clothes clutched collagen comparing concussion contents couples cover cried cue dads dal dance day deadline decides
      declined degree depression devices difference dim dish downs dribbles drunk early eaten eggs elbows emails epa everywhere exam
      expects explain eyelids fact faint fall fatigue february fills fingertips fist fizzy fly foam forces fourth fully funeral gaining
      garden general ginger gloves goals grams grip grows guidance guideline habit handful harder hates healed helped hernia hiit hubby
      hypoglycemia idea ignore institute intensity interventions iron joint juice kicks killing kilos knows lamps lands laptop laugh
      leaf learning legal likely link listen loose loses lovely m machine macros manager mandoline marriage material mattress meals
      measures medicines meta mild mindfulness missing mood mosquitoes mushrooms nails name news ng night noticing oily older outcomes
      overdose pacing pack packed paediatrician pain paint pale paying pepper pharmacist pick pieces pins plane plans plant pocket
      poisoning portions position preeclampsia private professional programs pumpkin pushes race reaches reckons recommendations reduce
      refresh refuses remedies remember reply rest restart resus retry rings roasting rule safety sauce school sea seats sentence serial
      sessions shared shelf shooting shops shot showed signals silent silly single slightly slipped slowly slows smashed smiling snooze
      sock soreness spain spare spin sports stamina statement stone strain street stressed stuck sugars suggested suggests suicidal
      syndrome takeaway tears teen teething tends than thinner thirsty though threatening throw thumping trainers tried turn undone
      unfit united unlikely upload vegan vegetable view violence violent w walked warmth warned watch weak weekends workshop wrestling
      wrist yesterday yoghurt, -0.1 according algae allergy android anxiety anxious anyway appendix are arent arrived ashwagandha beats
      below biscuits blocked blocking blog bodyweight bought boxes brekkie brilliant british brought build canal cancer care careful
      cheese chilli chin cider cinnamon citrate classes clearly clicked coconut comments consumer content continuous controls cooks
      corpse countries cousins crack cream creatine crispbread cups currently darken decades defence dha differ digital disorder
      disorders distance do drawer drill e elephants ended england escape existing expired failed fatty finished flavour flushes flying
      forward found fuel fuelling gap glued gluten grand guests guidelines gut hanging headstands heights hills home hotel improve
      improvements included journal judged kettlebells knackered leafy leftovers lifesaver lists little losing mails managed mates
      matters menu mini mistake mornings motivated moves named nan necessary oils others overload oxide palm performance pig pillow
      planned podcast poisoner popular portion prep prescription prick print programmes progressive recovered recovery refuse rep rich
      rugby safely salts sample sandwich saturdays schedule seeds sepsis serving sets settle shift simple ski sleepiness social soft
      sounds speak squash stares starving strength summer swap swell tan tasks tea teenager tend tennis timing tires toe town traces
      trying tuesday twisted upright valid veggie vinegar weather where wholemeal willpower without women x, 0 because half now on
      please, 0.1 accident ache almonds answer anymore asking become blades block bloke blotchy blue bmi bolt brother chainsaw chets
      climb coke cola completely doesnt drank drink drooling droopy due easiest ends everyone fainted finish flinches following foots
      friends froth garage gentle grandpa heavily hives holiday hummus irregular is jumpers kettle leaking limit lost louder mans mouths
      my narrow nausea nobodys normal oil old orange over packs panic park pe peeing pod popped prenatal pressing promised punches pure
      purple rang raw recommend record rolls salad sparkles speaking staring strong sunken talking tastes teach tearing throats tingling
      too uncle underwear uses wanted wk worried, 0.2 actual alarming alive am arvo barely bedroom behind bleed blind bolus breastbone
      breathing broken building bulging calm cards carer changed chills choked clients closing clusters coat collapsed cord couldnt
      cousin crossfit dentist dexcom discharge downy drowsy eleven expecting flight flips fluttering flutters foot forever girlfriend
      grandad granny gun hard harming he helping hits hornet hrs id in inside insurance into it itching jerking jokes journaling july
      kill lead lemon lifting lights lip list live lower mad made matter me middle min miscarriage movement n next nodding nonstop
      nosebleed of paining pains pan pen photos pinches placenta posted puffy pushed quarter r raise reads real recommended repeat rock
      rooms sandpaper screaming session shaky sight sir size sleep smell smelly spiked sticks stiff stop strange strokes stuff sweats th
      those throwing throws thunderclap toddler tongues toy treadmill trimester turns units upper upstairs using wait walnut wardrobe
      warfarin wasp whatever whenever whisky who wifes wks zinc, 0.3 abroad allergic answering antidepressants arrows ash banging boiler
      boiling box bridge bursting c calling calmer camp cancel clammy colleagues corner curtain dragging drenched drinking exams
      favourite fever fitting flatmate gained gatorade gliclazide grey happen harms healing held hell hoarse honour hungry husband
      husbands hypo ibuprofen injection intermittent jar kg knife lads lamp lettuce lo look marathon membership men metres module monday
      mouthful mums neighbours nose number octave oven partner pees pellets pens period pesticide pesto photo photocopier picked pinch
      poster prawn pressure properly pushing racing really rolled ruined runner satay seconds shivering shoe shower sitting sizes slug
      snow soaking someone splitting spot spots spray spring squeaky stairs stove struggling suppose thumb thursday tightness tingles
      tingly took type understand up vision waiting want weigh weird what windows wipe woke woman youll, 0.4 air alarm anorexic arms bag
      beating berries bloody books borrowed boyfriend burn burns cleaning cleared client covered cramping crooked cut delivery deserve
      didnt dies disappeared dropping during electric ending fifth fingers fridge gush had hair hardly heads herself honestly hospital i
      indoors insulin kitchen last lit loads march medicine mushroom nightstand nonsense nor off ones outside pad paracetamol passing
      payday phone pink point poison positive program pulled punish putting questions quiet rash reason refund relapsed returned rhythm
      sauna scoop shrimp shut skip slurred soaked spotting stick strangling stung survived sweaty teammate testicle throat tip tired
      touched training urge voice waits weighs won wool written yellow, 0.5 abuse accidentally afraid all bait binge bleeds bone
      brothers button cabinet cgm clumsy co coach codamol colour crushed crying dishwasher done doubled dripping edges eye fastest
      fifteen floppy funny game glass hand harm has huge hugged jump keeps kept keys kicked leaflet leave left lies liquid lopsided
      marks mean might mother noise note noticed office percent plasters pounding proper purge purging purpose react red regular
      roommate rower sad scared seeing seizure shed showing sister so sorry squeezing sternum strip studio sweat sweating temperature
      thank thanks till tracks useless vomit vomiting wasnt whistling whom window words worst would wrists yourself, 0.6 acrobat acting
      antifreeze arrow away b bad beans bee bolusing both boy calms complaining coughing crushing customer cuts doll dont down employees
      everythings few five fourteen gaping go goal grandma green grounds haul have heavy hiccups infant jab lad law liver lot meal meds
      messaged midnight mixed mouth muscles o passport peanuts planning plus puke pump rag ran rice sat severe shoulder sits skips
      smoker soon splashed starting stripe talked thats tie tonight under until usually vape vodka world, 0.7 across against already
      antibiotic bandage bed beer black blade boosting breath bulimia cant cereal cooker covers covid father gasping given guy hearts
      inhaler keep km know learned loaf nappy none oxy packet puffs quite recipes scratch see shaking she spit spurting sting stood
      stopping sucking swallow technique them through toilet top trembling turning typing u unconscious undo weeks wheezing wood, 0.8
      anything ate breast bulimic car clots concern dl finger gas gonna gym headaches hed horrible kid knuckles laxatives letters licked
      lungs mg mine mins money police pupils put rat relapse say seem sharpener snake stretching table told touches tylenol woken, 0.9
      attack been bumps cotton cry days delete eight eucalyptus feel front gaps getting grandmother gum hide hour like looks lump needed
      nephew penicillin rather rattling shaving side slaps spitting stab stabbed straight student sudden suddenly tap text then third
      upside weekend went, 1 allowed anyone being cable calories camera chair chat feels gone grape group hands hot jumped level limp
      locked looking month ngl nice notebook overdosed painful party ringing room rope said show speech still stopped suicide sunday
      thighs thoughts tongue wanna white whole worth wrapped, 1.1 anaphylaxis and board bones carry dark dose dowry drum ears exercises
      exist fell flat happens head hip im key laws life making neck responding rn road sharp sleepy sleeves sure swelling tbh usual wed
      wtf, 1.2 ankle bathroom came chest coming cot drooping ever everybody full going his itch mind oxygen proud puffer saying sees
      send shes site smile they thigh things times tin towel use waters were wheel wind woozy, 1.3 bitten cheeks cleaned dropped f
      favour floor hasnt hurting just lines mirror out stones swallowing thrown way wife xanax, 1.4 ago cat dad house injected isnt jaw
      ketones paid since sound thinking warns water youre, 1.5 apple backpack bruises but cries decided detox got grown her himself
      needing play propranolol shock sort there theyre, 1.6 anorexia bat comes contractions dka drain each forgets its man nicer scars
      screams self shook urine, 1.7 closer hang having lie sense stitches talks theres wish, 1.8 be deep door goes meat only saturday
      sex somethings workout wrote, 1.9 brown epipen exit fade meter piece raped ribs wall wont, 2 even every hes hours if mess says
      tell, 2.1 blow did itll lose miles wear, 2.2 empty kind odd, 2.3 dogs rules, 2.4 bite die ear ive watching, 2.5 clean thing wet,
      2.6 gets hears post, 2.7 cakes, 2.8 ana girl lbs shoes, 2.9 think`,
  beginnings: `
      -2.1 choco, -1.8 glute lengt, -1.7 count routi, -1.5 charg cooki final fitte revie snack stron wakin, -1.4 beaut grape menti paper
      thank, -1.3 canno deadl docto midwi pharm video vitam, -1.2 beetr black carro check chick commo crisp diabe drill hangr healt
      joine latel murde needl sleep stres veget versi winni, -1.1 begin burne cardi cheer cravi footb learn menop miner peopl pleas
      progr recip spina, -1 activ balan break brocc click coffe conce crois decis energ perso, -0.9 absol alter bette burpe carri chees
      dance drivi effec flash forgo inste livel medit meeti morni mothe multi ordin playe prote publi renew repla rowin simpl snore
      someb suppl toddl twitc visit withi, -0.8 addre adult aller arthr avail banan borin bound bulle calle compl contr cours death
      deliv divor docum eclam enoug fille gluco hydra loade magne marri muscl passe poiso prese recor slowe sourd stand stret teena
      toget treat, -0.7 alcoh altit amoun anima anoth autho autum bloat booki bothe burge capsu chara choos cycle diffe dinne easil
      faste fasti fitne garde holdi holid ingre jealo optio overn payme pictu porri rubbi salmo scien shake short signe smoot sourc
      speci squat stree stumb usefu weddi weigh winte worri yeste, -0.6 annoy apple aroun arriv asthm athle blurr cance chris cinem
      conta conve cooke crash creat cupbo deepl desse diarr dishe espre excep failu femal flaxs follo fores grogg growi helme homew
      hygie leavi lesso mosqu netfl newsl param pastr patte plast plung probl profi queas reque robot rolle scrap seaso sente shoul
      swims threa tomat worki, -0.5 accou affor alarm ameri ankle apnoe atten blend blist chang cheap chemi colum consi daugh eveni
      fruit givin goodb green habit hunge janua kickb kiddi kille kindl laugh lunge medic melat membe minut movin opene overh patie
      pause perfe pilat plank pract pregn produ recep remin salad scale sensi soone state subsc taugh teach teste thems thirt traff
      troub, -0.4 anybo bedti befor biscu brace burni ceili chall comfo confu dashb desig diffi disco disea dislo distr earli easte
      engli europ excit excus exhau expec famil fligh frida glass guide gummi hande handl harde harml invoi itche joggi kettl langu
      leggi litre lonel manag marat measu metfo monda mostl mysel natur nearl negat nothi packi pelvi playl print rapes readi recei
      repai repor secon shopp shout slice small smile speed sprai stead strap subst sugge suitc swear switc telep updat villa volum
      warni where whoev wreck write writi zombi, -0.3 acade acces advic agree analy answe antih arres batte becom binge birth bladd
      block bored braxt calci carbo cause chlor chole coach conte dange darke descr devic digit disso effor embar endur evide ferri
      forag freez froze gener grump guilt hikin humid intak inter irela joint loose lunch muesl neigh notif nurse nutri onion onlin
      parti peeli place plate porti pound proba punch quest reali refus regre relat requi resti resul scann scree seldo senso serie
      smell smoki snooz sodiu solid spoon stayi strea subti suppo surge sweet table throu thyro tired today twent viole wedne wheth
      wonde, -0.2 alert almos barbe belon besid bleac bootc boxin bruis buffe butte caffe catch cherr choki circl class clenc climb
      clini cloth clutc comme concu confi coupl decli degre depre disor dribb elbow escap exami expla eyeli fatig febru force frien
      funer gaini ginge glove guida handf heale heavi helpe herni house hypog ignor impor impro insti inten killi lapto lifes likel
      lovel machi macro mando mater mattr maxim mindf missi motiv movem numbe offer organ outco overa pacin paedi passw payin peppe
      piece pocke preec priva profe promi psych pumpk reach recko recov reduc refre remed remem resta roast safet sched schoo sedat
      seria settl share shoot shred signa singl skipp sligh slowl smash smili soren sport stair stami start stati strai sugar sympt
      syndr takea teeth thera thinn thirs thump undon unite unlik uploa waite walke warmt warne wheez works wrest yoghu, -0.1 accor
      andro anxie anxio anywa appen appro ashwa bodyw bough brekk brill briti broug bumpe caref cinna circu citra cocon compr consu
      conti copie corps curre decad defen deter dista drawe email engla exist expir faile flavo flush flyin forwa fuell guest hangi
      heads inclu instr intol judge knack lefto liste littl losin metab micro mobil neces other overl panca pillo podca popul presc
      preve raise reade refer relax resto safel sampl sandw scrat sepsi servi sharp shock socia sound sprin stare stren strok summe
      syste tenni timin trace track tryin tuesd twist typic uprig veggi vineg weath whole willp witho, 0.1 almon askin blade bleed boile
      chain chill cough cousi credi doesn drool estim faint flinc garag handb hummu irreg journ leaki lemon loude marbl narro orang
      peanu peein poppe prena purpl quarr recom showe speak spiri squas stari sunke talki taste teari terri trans wante, 0.2 actua addit
      barel bedro behin blotc bottl bridg broke bulgi child choke chuck clear closi clust compa could denti dexco disch drows eleve
      forev grann happi harmi helpi horne insid insur itchi jerki lifti metha middl misca mushr nause noddi nonst noodl noseb notic
      paini pinch posit purpo quart quick radia repea sandp searc secre sever spark spide spike suffo therm thund tonig train tread
      trime upsta wardr warfa whate whene whisk, 0.3 abroa antid arrow bangi boili burst calli calme clamm corne deser dragg drenc exerc
      fitti float forgi gaine gator giggl glicl hamme heali hoars honou hungr ibupr lettu metre modul momen octav partn pelle perio
      pesti picke point pushi racin reall ruine runne shive sitti soaki someo splas split squea stran stric strug stubb thoug thurs
      visio waiti, 0.4 anymo beati berri blood borro boyfr cramp crook dumbb durin elect endin flatm fourt fridg grand hardl herse hones
      hospi indoo insul kitch nonse offic outsi parac passi payda press pulle punis putti reaso refun regul rhyth satur scare seizu
      shrim soake spott strip survi teamm testi tingl writt yello, 0.5 afrai attac butto cabin chopp clums codam colle cryin dishw dripp
      fifte flopp flutt girlf hugge husba kicke leafl liqui lopsi mista mouth packe perce perfo photo plann poste purgi roomm seein
      showi siste slurr stern tempe usele whist wrist yours, 0.6 acrob actin antif bolus breat broth cerea clien close colla custo emplo
      gapin hiccu jumpe laxat messa midni passp resis slipp smoke squee sweat talke techn throa usual vomit worko, 0.7 acros again alrea
      antib armpi attem banda boost fathe gaspi infan overd shaki spurt store sucki sunda toile tremb turni typin uncon weeke, 0.8 accid
      anyth ballo crush delet forge horri knuck lette licke pupil respo stabb suici tight tylen water windo, 0.9 breas clean cotto eucal
      getti happe neede nephe penic polic prope rathe rattl shavi spitt stitc stude swall upsid, 1 allow anyon camer cover finge inhal
      locke looki noteb painf quiet ringi speec thigh think wrapp, 1.1 anaph colou makin sleev somet stick swell swimm, 1.2 bathr comin
      every oxyge puffe relap sayin thing tongu touch, 1.3 bitte cheek droop hurti mirro screa stone, 1.4 keton, 1.5 backp bulim detai
      himse needi propr stopp theyr throw, 1.6 dropp favou light sudde there, 1.7 havin injec watch, 1.9 liter, 2 anore, 2.2 epipe`,
}
