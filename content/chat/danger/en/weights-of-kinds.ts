import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 1.5,
    daily: -6,
    none: -1.4,
    meanings: `
      -1.9 onlyEat, -1.7 hit weight, -1.6 slurred, -1.5 fewCaloriesFigure, -1.4 atRest bodyImage purge, -1.3 breathe chest diabetesThing
      foodRule head lowSugarFigure recreational suddenly swallow weapon, -1.2 birthSign eat harmed heart sick tooLow unwell vomitCough,
      -1.1 dose drowsy lips sleep, -1 medicine person pregnancySign strike take, -0.9 arm asthma awful binge child fall shaky side
      starve stiffNeck throat trigger, -0.8 bump distress faint lump meal sweaty training, -0.7 belly control days face feelMove hide
      many pale passOut poison pregnant shivering sugar urinate wound, -0.6 alcohol breatheIn contact dizzy exercise hurts limbSign
      much, -0.5 accident cannot confused dropThings fever heatCold insulin racing swell vomiting, -0.4 move, 0.4 kill, 0.5 forever
      headHit longPast planned shame threaten, 0.6 bleed drawnTo game goOn gone pain say, 0.7 handOver intend lowBmiFigure self sleeves
      wake, 0.8 end past, 0.9 cut noHelp odd others rash, 1 blade pointless, 1.1 life ownBody soon, 1.2 despair hurt, 1.3 skin, 1.4 get
      injure live vanish want, 1.5 belongings farewell height marks, 1.7 deadlyPlace, 1.8 wayTo, 2 die, 2.1 deliberately, 2.3 method`,
    words: `
      -1.7 took, -1.6 feels, -1.5 outside pumping whole, -1.4 hour, -1.3 and at bottles cot everything send was wet window, -1.2 from
      nice paracetamol two, -1.1 by came epipen he list school, -1 belt between burn dka do get half hand head husband only words worth,
      -0.9 chest ears finally fine floor hate pillow sick want were, -0.8 abroad anorexia before changed cold count dropping hit leave
      ok pulled quiet relapse right ringing saw second tastes text us, -0.7 come comes couldnt cut down ever far finger four goes
      grandad grandma hard hasnt heads him hits hold huge kids lie me meter mums numb oil pills pinches post reads ribs room say says
      screen three used waiting weeks white wrist, -0.6 alone baby bedtime broken chair dinner does doesnt drink due during eyes fish
      heart hours kind like little never odd pee red should shut starve strip table taken think through throw top tried type walk will
      woke, -0.5 ache address am arm banging bed bleeding brothers bumps cant carer chat coach colour coming coughing counts else empty
      eye fasting fit food friends girl give grandpa happen has hear hi honour im is key killed lose man meat more morning mother mouth
      must needed nine ones or oxygen packed people photo piece points putting relief rings round sat shock shoe shook shoot since sound
      stop stops stretching sugar swallow than things throat undo usually walked wears went, -0.4 arent bite bone bottle breastbone
      breath breathe checks cousins cry door eating fall family full got hell if jeans liver looked mushrooms my nearly next pains pick
      plate press responding ring rubbing six smile sofa spit sudden ten tuesday with, 0.4 accident burned e fresh into love needs off
      picking poured spots the thighs wear week world, 0.5 across barely been bent cuts dads dead degrees driving exam failed felt free
      hang happens hip live looks made makes mess number one paid pain pencil quick sandpaper speaking texted tomorrow use wants wash
      why worse wrong year youll, 0.6 alive anyone arms because blue clients cupboard daughter daughters didnt fella few film gave gonna
      harming herself himself hot just leg look march mate milk new no plasters punch purpose quite raise razor ready reason scars sea
      see showed sleeves straightener tonight way wouldnt write, 0.7 all asleep bridge cake calmer cousin cutting did fault guy harms
      heavy living not open passed photos pressing punched punching saturday seeing something stopping suicide sunday tablets thinking
      times tired told train try wheel when who work, 0.8 answering cleared crying deep face flatmate funny good goodbye hes know last
      lines looking lot on park pesticide picked posted rows shes sleepy talk thing this towel urge wait wrapped, 0.9 again bit black
      broke done friend light note roommate rope suicidal summer thoughts, 1 car dogs girls hurt inside killing own propranolol theyre
      too until what, 1.1 desk dose exit gf go hugged i isnt it son wife would you, 1.2 best die dog happened life plan play under voice
      woken, 1.3 ate fade for here his itch saying standing wed well where, 1.4 ive jump need watching, 1.6 wasnt, 1.7 end everyone
      there, 1.8 cat, 2.1 about wish, 2.2 id till, 2.5 self`,
    beginnings: `
      -1.7 bottl windo, -1.6 bulim, -1.5 outsi pumpi, -1.2 parac shoul, -1.1 epipe schoo, -1 betwe dropp, -0.9 breat final husba pillo
      stret, -0.8 abroa anore befor chang pulle ringi secon taste, -0.7 could finge momen packe pinch scree starv sudde waiti, -0.6
      anaph bedti broke broth colou dinne doesn durin learn littl quiet stabb throu train weigh, -0.5 addre bangi breas comin cough
      fasti heart honou kille morni mothe neede oxyge peopl putti relie scrat thing throa under usual walke, -0.4 accid check eatin
      famil freez looke mushr nearl quick respo rubbi screa strok tuesd, 0.4 burne carve favou numbe picki poure sleep strai thigh, 0.5
      acros barel degre drivi faile flatm night penci photo press sandp speak texte think thoug, 0.6 accou answe anyon becau cupbo harmi
      herse himse hoodi plast punis purpo reaso sleev table tonig wishe would, 0.7 aslee bridg calme clear cutti insid livin passe poste
      pract satur seein strea sunda swimm switc, 0.8 blist cance cryin looki pesti picke stopp wrapp, 0.9 roomm summe watch, 1 attem
      killi propr stand theyr, 1.1 hugge trans, 1.2 daugh happe punch, 1.3 goodb sayin, 1.6 suici`,
  },
  heart: {
    alarm: 1.5,
    daily: -6,
    none: -2.9,
    meanings: `
      -1.7 lowSugarFigure, -1.6 breathless, -1.4 belly bump pregnant trigger, -1.3 child, -1.2 breatheIn see, -1.1 bleed deliberately
      head nobody poison speak, -1 asthma burnSource days diabetesThing highKetoneFigure medicine much rash strike swell, -0.9 attacker
      confused eat harmed onPurpose side, -0.8 belongings blurred breathe get limb lowBmiFigure marks shaky tooLow, -0.7 accident end
      hide life pregnancySign shivering sugar vomitCough, -0.6 deadlyPlace dropThings drowsy handOver heatCold lips live me miss self
      throat wound, -0.5 bodyImage cannot manyFigure person recreational respond tooHigh urinate want wayTo, -0.4 about forever
      highSugarFigure injure insulin shame slurred stiffNeck swallow threaten without, 0.4 birthSign numb, 0.5 lowOxygenFigure passOut,
      0.6 afraid hit sleeves, 0.7 laboured pale weight, 0.8 exercise past, 0.9 pain, 1 game sick, 1.1 racing sweaty, 1.2 indigestion
      vomiting, 1.3 arm, 1.6 heavyOn hurts, 1.7 atRest, 2.1 chest, 2.4 heart`,
    words: `
      -1.5 are, -1.4 hot, -1.1 birth calf of one shock weird, -1 ive side, -0.9 leg, -0.8 after for full skips tummy was weeks whistling
      your, -0.7 blood by did even every from got head him puffs stopped there water with, -0.6 baby dads die done empty eyes faint
      fainted fingers good i inhaler now plate red said severe skin slow still suddenly time, -0.5 all breathing doing electric friend
      group happened have headache hurt limp mad meds much needle odd old or speak thing, -0.4 awake bleeding bruises cramps cut five
      keep meter mouth night run swollen talking to took voice, 0.4 aches and blades colour down fast finish fluttering going grandpa
      had last lawn left like normal open sick times wife window, 0.5 as beating boyfriends breath broken but call crazy dizzy do
      drenched drum edges forgets gone hearts into it middle nearly not play racing runner somebody something stuck taken talks tight
      tonight wont, 0.6 a catch chets clammy come cramping go granddad heavy her hurts me nausea plus properly pulled pulse putty rower
      says sizes small stabbing stopping swallowed tearing tightness wall went, 0.7 brick buckets elbow find four halfway hour hours
      indigestion its lead leaning over post same squeezing sweating then white wind years, 0.8 at behind between crushing hes holding
      mums neighbours on rubbing terrified theres tingles, 0.9 also arm bra bypass colleague has killing man push, 1 breastbone fist
      hasnt his pain sweat twice, 1.1 back gym somethings ten, 1.2 jaw pressure stand, 1.3 ache collapsed, 1.4 goes pains, 1.5 keeps,
      1.6 attack ribs, 2.1 chest, 2.2 heart`,
    beginnings: `
      -0.9 sudde, -0.8 finge wheez whist, -0.6 faint frien inhal sever, -0.5 anore bleed blurr elect happe heada needl water, -0.4 bruis
      cover puffe stubb swoll talki, 0.4 blade colou norma stabb windo, 0.5 beati broke drenc eleph middl nearl racin runne someb tonig,
      0.6 clamm disco nause pulle shoul someo sweat teari, 0.7 bucke halfw indig leani muscl neigh rubbi start terri tight, 0.8 behin
      betwe colle crush holdi there, 0.9 bypas killi prope squee tingl, 1 colla press, 1.1 heart, 1.3 breas somet, 1.6 attac`,
  },
  stroke: {
    alarm: 1.5,
    daily: -6,
    none: -2.8,
    meanings: `
      -1.8 trigger, -1.6 chest swell, -1.5 wound, -1.4 diabetesThing, -1.2 days sweaty, -1.1 breathe child medicine poison strike, -1
      bump deadlyPlace lowSugarFigure pregnancySign, -0.9 deliberately diabetic shivering sugar, -0.8 eat fall game heavyOn hide
      highKetoneFigure injure intend manyFigure me now urinate vomitCough, -0.7 awful blue dose fever heart laboured limbSign pale
      pregnant shame tooHigh unwell weight, -0.6 belly die distress forever handOver heatCold home hurts noHelp pointless racing self
      wayTo, -0.5 asthma attacker backSign birthSign fumeSource get kill meal recreational skin swallow take vanish victim, -0.4
      breathless confused cut gas marks starve thirst, 0.4 about accident pain, 0.5 exercise move, 0.6 arm blurred contact legs recurs
      throat wake, 0.7 see tipsy without, 0.9 ageOld dizzy not, 1 face, 1.1 head lost slurred, 1.2 feelMove, 1.3 limb suddenly, 1.4
      dropThings side, 1.5 numb, 1.7 speak`,
    words: `
      -1.2 chest when, -1 a after be broke i something, -0.9 brothers in white, -0.8 baby back feel get hands have hes shes up we weeks,
      -0.7 hip im months the under voice, -0.6 bad breath broken dark days dey every foam for going her him his hot id if last no points
      said sweating this through time turn two you, -0.5 between blue breathing chets dry eyes feeling floor from ive knife laugh night
      open pale screams sick stop swollen talks tearing throat top want weird wet would, -0.4 away been bottle by count cry dad diabetic
      fit foods four high hypo kill on pee see shaking sink still sugar sweat terrible too well whole your, 0.4 down got hold looks lost
      r raise read stares th vision was, 0.5 already bat blind coffee corner doesnt drinking foot grandpa hanging hour just make mean
      neck now nowhere out since sleep sort sudden table thick thunderclap understand weak, 0.6 drink eye has hit notice of phone same
      say says things to tongue water went, 0.7 breakfast clock dizzy five glasses leg life noticed numb o slurred speaking there thing
      think upside walking with, 0.8 drive dropping face falling he lopsided minutes my should vomiting wrong, 0.9 but crooked curtain
      drooping hasnt keeps lifting like talking, 1 as both double lift only she smile speech ten wants window, 1.1 having headache
      teammate worst, 1.2 body came cheek couldnt cup fine hand nan tea, 1.3 left one room shoe, 1.4 or suddenly tried wife, 1.5 right
      side text while, 1.8 words, 1.9 half, 2.4 stroke`,
    beginnings: `
      -1.2 broth, -1.1 somet, -1 breat, -0.7 month sweat, -0.6 broke point screa throu, -0.5 betwe bottl diabe feeli medic radia siste
      swoll teari throa, -0.4 frien shaki terri, 0.4 drink marbl stare tongu visio, 0.5 alrea coffe corne doesn hangi nowhe thund, 0.6
      thing under, 0.7 break dropp glass minut speak upsid vomit walki, 0.8 curta dribb falli lopsi, 0.9 crook lifti slurr talki, 1
      droop speec windo, 1.1 doubl havin heada teamm, 1.2 could grand, 1.3 notic sudde, 1.5 explo, 2.4 strok`,
  },
  breath: {
    alarm: 1.5,
    daily: -6,
    none: -2.2,
    meanings: `
      -2.4 child, -1.8 trigger, -1.7 wound, -1.5 chest numb poison tooLow, -1.4 diabetesThing medicine rash shaky sugar, -1.3 bump, -1.2
      deliberately, -1.1 accident face home recurs take threaten victim, -1 eat faint self vomiting, -0.9 hurts live pregnant purge
      weight, -0.8 alcohol confine diabetic dizzy farewell game gas life lost nobody passOut pointless recreational skin sleeves, -0.7
      arm belongings days deadlyPlace dose get handOver limb marks see sweaty wake, -0.6 afraid asks birthSign bleed dropThings hide hit
      keto move overMuch pain want, -0.5 abuse ageOld burnSource confused die fall lowBmiFigure lowSugarFigure many odd swallow swell
      tipsy tooHigh training urinate, -0.4 blurred despair drawnTo heatCold meal weapon, 0.4 laboured strike, 0.5 kill slurred stand,
      0.6 bodyImage breatheIn respond throat, 0.7 cannot noHelp racing speak, 0.8 unwell, 0.9 miss, 1.1 atRest blue manyFigure, 1.8
      breathless, 2 breathe, 2.2 asthma, 2.4 lowOxygenFigure`,
    words: `
      -1.8 right, -1.4 granddad its neck sugar think, -1.3 alone and year, -1.2 old, -1.1 all baby dads fast min smells, -1 by cough
      face well wont, -0.9 babys been broke but chest child doll epipen every eyes hives my rag talking the took under weeks weird, -0.8
      again from got make nearly nose petrol saturdays sea slow stand swim two, -0.7 as breathed cold could cries for him home me one
      stung thought, -0.6 after ate be bit carer choked clutching dizzy dont flatmate half hardly heroin how jump legs mothers newborn
      party postpartum really sleep taken tell trapped weak, -0.5 arm bellys chets day doesnt end first flatmates froth fuss he hour
      into just keep ketones kid last lose mum mums off on once over pulled read says scared seconds sounds straight super tap tongue
      until we went what write, -0.4 almonds bathroom bee bone calm cord decided doing few fist floor food funny grey keeps lovely phone
      round smell sting, 0.4 bother cannot copd eating grandmother heavily is muscles nothing nurse pounding shaking talks wee, 0.5 able
      above attack bluish chair enough finger fingers get ha hes makes mans mate much noon pink pool proper put say sharp single sleeps
      sons spin thing too while, 0.6 cant covid dad dying edge fighting flat friend gives harder head helping huge knee mostly nails
      name new our rattling see silent since sit stuff thursday today toddler was wet word, 0.7 afternoon already before belly bolt came
      each fifteen flight gaps gone good hurts knees laughing no noise own shoulders still take time up very, 0.8 calf coughing drowning
      feel finished hands honey isnt lemon normally short something swallow turned words, 0.9 skin son upright when, 1 around back blue
      breathe closing full his making only out ribs sat skinny sound whistling, 1.1 breathes have long n spit times, 1.2 a are has
      history room, 1.3 between blow breath feels talk wrong, 1.4 bad breathless grape lie oxygen, 1.5 asthma choking gasping sister
      water, 1.6 awful cousin now, 1.7 inhaler, 1.8 puffer puffs, 2 marble meat, 2.1 stuck, 2.2 piece, 2.7 air, 2.9 lungs`,
    beginnings: `
      -1.1 flatm grand smell, -1 epipe, -0.9 satur talki thoug, -0.8 nearl petro secon, -0.6 barbe choke clutc every hardl heroi keton
      newbo postp reall trapp, -0.5 belly clean doesn drink heada pulle scare slipp sound strai think tongu, -0.4 almon bathr batte
      decid lovel swimm, 0.4 bothe canno eatin muscl norma nothi pound shaki, 0.5 attac bluis enoug frien getti laugh singl, 0.6 fight
      harde helpi mostl progr rattl silen suffo swall thurs toddl, 0.7 after alrea befor fifte fligh grabb somet, 0.8 shoul turne, 0.9
      cough finis uprig, 1 aroun closi makin marbl matte skinn whist, 1.2 finge histo, 1.3 betwe, 1.4 breat oxyge siste, 1.5 asthm choki
      gaspi puffe wheez, 1.6 cousi inhal`,
  },
  allergy: {
    alarm: 1.5,
    daily: -6,
    none: -2.8,
    meanings: `
      -1.8 poison, -1.4 me, -1.1 heart manyFigure, -1 breatheIn bump fever lost shaky, -0.9 blurred diabetesThing drawnTo lowSugarFigure
      numb stand tooLow, -0.8 accident bleed highSugarFigure pain wound, -0.7 arm asthma blue chest legs medicine noHelp side skin
      strike sweaty training unwell, -0.6 attacker birthSign burnSource child deadlyPlace harmed injure kill not pregnant recurs, -0.5
      ageOld breathe days deliberately diabetic die gas life longPast now others person shivering sleep sleeves slurred tooHigh weight,
      -0.4 about confine drowsy head highKetoneFigure live onPurpose overMuch ownBody say sugar urinate wake wayTo, 0.4 breathless
      cannot faint forever soon, 0.5 sick, 0.6 passOut stiffNeck, 0.7 pregnancySign, 0.8 contact planned take, 0.9 dizzy, 1 throat, 1.2
      lump, 1.5 swell, 2.1 rash trigger`,
    words: `
      -1.2 numb, -1 or, -0.9 cannot fever me stuck, -0.8 heart hot swallowed when, -0.7 be blue dinner his honey lemon mouth weeks, -0.6
      baby bitten breath hasnt how keep of side this, -0.5 ache again black blood blueberries by chest day down drank eye fingers floor
      food friend husband old own pain snake straw today very vision water wet words, -0.4 full goes him kg leg night put the then, 0.4
      bag can closed find from happening keeps prawn q, 0.5 antibiotic any are began birthday boy brownie cake check clawing different
      football got happen having im into itch my now octave passed peanut puffed ring rings second shut slits sound spreading swelled
      team ten terrible thick thing throwing times to tongues voice wasp well went wife, 0.6 ago amoxicillin bit brother come did frog
      had hard hes injection lunch milk min nuts only pen said she shes shrimp size someone swollen talk vomiting welts, 0.7 allergy ate
      better camp class closing covered cramps ears get girl husbands kid nothing palms rash red through was wheezing, 0.8 breathe
      clearing cookie do floppy hummus inside like lips reaction since, 0.9 an bite broke getting give itching itchy satay scratching
      tongue walnut, 1 allergic bigger dizzy eyes first no squeaky throat, 1.1 feels minute stung wtf, 1.2 after swelling, 1.3
      everywhere neck, 1.4 egg used, 1.5 hornet new, 1.6 shock, 1.7 bee, 1.8 anaphylactic sting, 1.9 hives, 2 epipen, 2.2 swallowing`,
    beginnings: `
      -0.9 canno, -0.7 dinne, -0.6 bitte droop finge, -0.5 blueb inhal visio, -0.4 sudde, 0.4 injec oyste sprea, 0.5 birth brown cashe
      clawi diffe footb havin octav paink passe peanu secon terri vomit, 0.6 amoxi broth clear shrim someo swoll wheez, 0.7 antib bette
      closi cramp happe nothi throu, 0.8 ballo cooki every flopp hummu insid minut react scrat, 0.9 cover getti itchi tight walnu, 1
      bigge squea swall, 1.1 throa tongu, 1.3 aller swell, 1.5 colla horne, 2.3 epipe, 2.8 anaph`,
  },
  poison: {
    alarm: 1.5,
    daily: -6,
    none: -3.2,
    meanings: `
      -1.7 bump speak sugar, -1.6 rash, -1.5 breathless cut, -1.4 atRest control diabetesThing method skin, -1.3 intend starve, -1.2
      kill, -1.1 diabetic self, -1 foodRule pregnancySign soon sweaty vanish, -0.9 hurt side urinate, -0.8 about laboured meal not
      stiffNeck, -0.7 heavyOn height onlyEat pregnant purge see, -0.6 child exercise fall headHit home lowOxygenFigure pain passOut
      planned say stand suddenly tooLow, -0.5 ageOld binge chest fewCaloriesFigure forever harmed hide keto longPast numb person sleeves
      strike trigger unwell, -0.4 arm crash gone insulin recurs thirst, 0.4 alcohol confine fever vomiting, 0.5 deliberately onPurpose
      victim, 0.6 belongings blue distress dizzy game handOver manyFigure, 0.7 blade end, 0.8 lowSugarFigure wound, 0.9 feelMove much, 1
      contact dose, 1.1 swallow tooHigh wayTo, 1.2 blurred highKetoneFigure, 1.3 drowsy take, 1.5 burnSource head, 1.6 breatheIn
      emptyPack gas, 1.7 overMuch, 2 fumeSource, 2.1 medicine, 2.7 poison recreational`,
    words: `
      -2.3 cold, -1.6 when, -1.5 feels, -1.4 eat mistake out, -1.3 about dizzy face head left take water, -1.2 but down, -1.1 baby
      laxatives sugar swallow through twice what, -1 again hours if keeps today wouldnt, -0.9 bat hasnt light milk neck off sound still
      too vision, -0.8 acting chest end here hes new nightstand over phone shaky shes shock six spots spreading stay to type weird wifes
      work, -0.7 air coach come dad daughter didnt dinner drooling drunk finger get hands hard havent im leg patch says tea then times
      where wife you, -0.6 after am anything bee cleared cry cut days electric fell friend gets hit hoarse ibuprofen inside kill last
      litres nearly never pain someone stop throat tonight treadmill wasp wheezing wrong, -0.5 bedroom blown boys brothers cake cals
      cannot cant cries drinks dropped dry food frog front grandpa green having her honey inhaler into its ive just leave load look me
      members minutes month months nonstop online pinch plus posted proper puffed react reason red see shut skin spot sunday swollen
      taking talk thats there time tongue turning yesterday, -0.4 cashew choking clean dark door each eye fast flips fridge grape great
      huge itll makes marathon march mirror not nuts pads partner past plate quite rice salt second swallowing sweat threw wake weeks
      weight worth years, 0.4 ages berries breathe bug did die fentanyl fire found grey killer lol mushrooms needle pulse them things
      third uncle wanted weve world xanax, 0.5 be block body bottle boy button cabinet codamol dangerous dribbling eyelids first foot
      full gas girlfriend good have hell him how jaw let lot lunch missing nicotine noise packet pill pls powder said smells soft some
      theres think trembling vomit whos wild windows, 0.6 almonds cheeks chewed cleaner dog essential eucalyptus even handful husbands
      lighter locked marks myself neighbours now our petrol pinching responding seeing sick slurring splitting the touch tylenol walk
      whole, 0.7 bait bathroom dey dont ears eyes foam garden goes hurts kids kind little morning mouths much mumbling ringing sleeves
      snow stove swallowed that well went, 0.8 bitten bottles bro co detox festival grandma headache kid laundry licked mask mushroom
      odd packs pellets pesticide rat she smell spiked taken ten thought thyroid, 0.9 antifreeze are beans black blister coke drink
      eaten gurgling hike inhaled liquid medicine shake shot sink slow something streaming tooth two, 1 acid burst cleaning dishwasher
      everyone flatmates from hardly meds mixed nose pod say should son taste tastes than tight we weedkiller were, 1.1 battery bite by
      got housemate lithium liver mouth units was white, 1.2 done empty far help numb round toothpaste, 1.3 ate blurry changed count e
      fine ghb heads ones sprayed way, 1.4 accidentally ankle stand, 1.5 pupils tell trail, 1.6 box mind took, 1.7 drain funny spider
      wont, 1.9 going paracetamol, 2.1 overdosed, 2.4 snake`,
    beginnings: `
      -1.1 laxat throu, -1 mista would, -0.9 night visio, -0.8 actin broth cance daugh sprea, -0.7 clear dinne drink drool frien haven
      tongu, -0.6 anyth dropp elect hoars ibupr insid litre membe minut nearl poste prope someo throa tonig tread weigh wheez, -0.5
      bedro canno giggl havin keton month nonst onlin partn puffe reaso sudde sunda sweat swoll takin turni yeste, -0.4 cashe choki
      colla fridg marat mirro nause plate secon, 0.4 berri doubl dribb every fenta husba table thing thoug wante, 0.5 banda cabin codam
      crush dange eyeli girlf missi nicot powde smell suppo there tremb windo, 0.6 chewe essen eucal handf locke mysel petro pinch respo
      seein split tylen, 0.7 bathr cheek garde littl morni packe pound ringi sleev, 0.8 bitte blist festi laund licke medic mumbl pelle
      pesti shoul somet spike thyro, 0.9 antif bottl flatm gurgl liqui strea, 1 dishw hardl mouth taste weedk, 1.1 heada house lithi,
      1.2 mushr tooth, 1.3 batte blurr chang, 1.5 pupil spide, 1.6 accid clean spray, 1.9 parac, 2.4 overd`,
  },
  'blood-sugar': {
    alarm: 1.5,
    daily: -6,
    none: -3.4,
    meanings: `
      -1.9 lowOxygenFigure, -1.4 heart, -1.1 birthSign fall, -1 chest legs lowBmiFigure recreational swell, -0.9 arm fever hurts intend
      racing, -0.8 bump overMuch pregnant rash speak, -0.7 gas head medicine person victim, -0.6 deliberately limbSign odd poison side
      sleeves strike tipsy, -0.5 ageOld asks asthma atRest burnSource confine deadlyPlace distress much nobody not pointless see wound,
      -0.4 drawnTo end exercise get heavyOn hide indigestion life onPurpose skin training unwell vomitCough, 0.4 cannot sick, 0.5 about
      handOver meal, 0.6 confused highKetoneFigure wake, 0.7 blade manyFigure vomiting, 0.8 alcohol awful belly laboured, 0.9 tooHigh, 1
      accident thirst without, 1.1 shaky shivering sweaty, 1.3 sleep, 1.4 highSugarFigure, 1.5 insulin urinate, 1.7 keto, 1.8 tooLow, 2
      lowSugarFigure, 2.2 diabetic sugar, 2.5 diabetesThing`,
    words: `
      -1.2 baby of, -1.1 a, -1 its, -0.9 chest fell ten units weeks, -0.8 breathe double drank not skip to, -0.7 after into lose mother
      old took wife, -0.6 about be die dizzy dropped first heart it seeing shoulder since sweating water, -0.5 an ate been coffee door
      from head husbands only over pulse round side smile theres times vomit week, -0.4 anything back can coming coughing doesnt every
      fat fever less months mumbling pupils that there this was when, 0.4 afford arrows barely came cotton dads drowsy eight everything
      far flatmate flu fork gave her large legs level muddled mum rationing sighing sister sleepy so thirsty tingly wants, 0.5 above at
      before bg blood boss boyfriend but care coat deep delivery dripping fast find friday gliclazide going havent horse huge hurts lead
      left lo make mg now people plate punches sandpaper scared sensor seven shaking skinny sleep soaked stomach sweat terrible through
      toast trying using varnish we wet wetting, 0.6 acting cramping did dinner dl do doll down drinking floor have honey kept mouth
      needle nodding page peeing pen prescription rag set sweet thinner usual whos wont years, 0.7 breathing eat forgets juice ketone
      libre like mistake mmol never should sudden sugars throwing wets, 0.8 babies bed bolus death im jelly kids letters nail own
      panting read shaky smells tap teen today twice vials, 0.9 breath drops insulin six, 1 again all alone drinks gets glucose hands on
      pass pear skipped, 1.1 screaming shes sweaty swinging, 1.2 am hi slept, 1.3 jab mean night, 1.4 ketones pump, 1.5 pens, 1.6
      diabetic hypo, 1.8 injected, 1.9 type, 2.1 low think, 2.3 sugar, 2.7 meter, 4.2 dka`,
    beginnings: `
      -0.9 disco doubl suppo, -0.6 faint husba mothe seein, -0.5 coffe dropp slurr there, -0.4 anyth bleed colla comin cough doesn month
      pupil windo, 0.4 affor arrow barel cotto drows flatm muddl punch ratio sighi terri thirs throw, 0.5 befor boyfr breat deliv dripp
      frida gentl giggl glicl haven medic peopl sandp scare senso shaki skinn soake stoma stubb throu tryin varni wetti, 0.6 actin cramp
      dinne mista needl noddi numbe peein presc thinn, 0.7 forge sprin sugar, 0.8 babie lette panti smell, 0.9 insul screa, 1.1 gluco
      swing, 1.4 skipp, 1.5 drink, 1.6 diabe, 1.7 keton, 1.9 injec`,
  },
  baby: {
    alarm: 1.5,
    daily: -6,
    none: -3.1,
    meanings: `
      -2.1 trigger, -1.8 belongings, -1.7 diabetesThing poison, -1.5 attacker passOut, -1.4 medicine, -1.3 dropThings emptyPack, -1.2
      confused diabetic heart sugar swallow, -1.1 end purge training, -1 bodyImage breathe breathless cannot lowSugarFigure onPurpose,
      -0.9 asks heatCold injure overMuch, -0.8 alcohol blue chest eat recreational sleeves threaten, -0.7 cut hurt live planned shaky
      side skin throat want, -0.6 ageOld asthma badly deadlyPlace hide keto lost manyFigure marks odd say self speak sweaty, -0.5 many
      method wayTo weapon, -0.4 die exercise harmed hit intend lump recurs weight, 0.4 faint highSugarFigure see, 0.5 about afraid
      onlyEat pale pointless urinate wake, 0.6 belly goOn, 0.7 head miss wound, 0.8 blurred game, 0.9 highKetoneFigure pregnancySign, 1
      lips, 1.1 drowsy person, 1.3 birthSign unwell, 1.4 shame, 2 days, 2.6 bump, 2.7 pregnant, 2.9 child`,
    words: `
      -2.3 got, -1.3 kids marble, -1.2 battery red, -1.1 cousin friend man says screaming words, -1 again blood breath dots that, -0.9
      being butter came found going here hit kid making moved pool sound stop talks then time, -0.8 back egg everyone has himself kilos
      mums pulled theres type way, -0.7 about been cant confused coughing fine heart it its next on our peanut point properly squeaky
      swelling up, -0.6 are belly board bypass collapsed fingers gum hair ketones kill missing mush night now post pupils remote sitting
      something throwing tummy was we, -0.5 after all am an anymore be because bite box button chest clean dad drowsy eucalyptus gets
      getting good grandma grey he hear his jaw keeps liquid neck nicotine off purple rattling round seizure shivering silent son stiff
      suddenly sugars tongue towel uncle ways wheezing whistling work, -0.4 black blotchy bridge dads daughters ex feeling gonna
      headache housemate id if kettle lifting mans move oil pees saw sister sting throat took where, 0.4 co coming feet garden her kept
      last nine no sleeps slipped stares started stood till used, 0.5 and any anything bleed bulging clots contractions dusky early
      finger hanging heavy juice lemon lights like looking must nappies nothing prenatal pushing question sip soft sparkles splitting
      spots stabbing telling through tips tonight towels wet whole, 0.6 a breathe breathing calf cold cough could cries dey doing
      dropping everybody grunting had hates kicks laugh pads pupil scare screams spotting stand swallowed table tears throw today
      toddler weak well year yesterday, 0.7 bear broke changing dont dropped everything hasnt hour nurse postpartum relief sometimes
      swollen top tried tuesday turn very waters weird yellow, 0.8 bad bath boy dry fit gave grip hold normal pillow placenta positive
      shoulder shut test thinks window, 0.9 burned days hurting infant march might pan picture put shook there they times, 1 cramps
      crying drum isnt low rolled six stops tired water, 1.1 due lies month nappy past pee, 1.2 hiccups hot look newborn usually wks,
      1.3 birth colour drooling even little second tip, 1.4 acrobat bellys bumps cry doll head rag, 1.5 pale sounds week, 1.6 blotches,
      1.7 milk miscarriage pregnant, 1.8 limp quiet, 1.9 blueberries old, 2 cot, 2.1 months, 2.3 weeks, 2.4 babys green him, 2.5 baby
      child cord`,
    beginnings: `
      -1.2 batte, -1.1 cousi marbl, -0.9 butte makin, -0.8 colla frien himse pulle siste there throw, -0.7 confu cough daugh peanu squea
      swell, -0.6 attem breat bypas grand keton missi prope pupil remot sitti, -0.5 anymo becau butto cover dribb drows eucal flatm
      getti heada liqui nicot purpl rattl recip searc seizu shive silen sugar tongu wheez whist, -0.4 accid answe bridg feeli house
      kettl lifti numbe sweat throa, 0.4 comin garde heavi stare suppl think, 0.5 anyth black bulgi contr hangi looki nappi nothi prena
      pushi quest split stabb telli throu tonig towel, 0.6 chang deliv every grunt norma screa spott toddl yeste, 0.7 postp relie spark
      swoll tuesd water yello, 0.8 pillo place posit, 0.9 burne cramp hurti, 1 cryin infan rolle windo, 1.1 blotc momen, 1.2 dropp hiccu
      newbo usual, 1.3 colou drool littl, 1.4 acrob belly pictu secon sound, 1.7 misca, 1.8 pregn, 1.9 blueb, 2.1 month`,
  },
  injury: {
    alarm: 1.5,
    daily: -6,
    none: -2.6,
    meanings: `
      -3 child, -2.9 rash, -2.6 bump, -2.4 diabetesThing, -2.1 pregnant sugar, -1.8 chest deliberately, -1.7 deadlyPlace kill, -1.6
      recreational, -1.5 exercise weight, -1.4 miss, -1.3 end medicine method speak wake, -1.2 arm diabetic poison say shame take, -1.1
      days eat highSugarFigure meal, -1 breathless face, -0.9 afraid breathe dropThings forever head soon trigger want, -0.8 asks
      breatheIn dose fumeSource handOver highKetoneFigure limb lips lowOxygenFigure manyFigure purge side swallow swell, -0.7 abuse
      belongings blade dizzy drowsy foodRule onPurpose wayTo, -0.6 asthma control cut keto lump planned pointless racing, -0.5 attacker
      farewell height home marks self tipsy, -0.4 byAttacker cannot life lost noHelp onlyEat others starve strike tooHigh without, 0.4
      feverFigure harmed respond, 0.5 atRest blue drawnTo faint odd victim, 0.6 pregnancySign see stiffNeck, 0.7 ageOld injure
      lowBmiFigure not ownBody shivering threaten vomitCough weapon, 0.8 move urinate, 0.9 fall overMuch, 1 burnSource fever legs
      limbSign, 1.2 bleed crash training, 1.4 badly belly, 1.6 backSign unwell, 1.7 shaky, 1.9 awful passOut wound, 2 heatCold, 2.1 get,
      2.3 confused`,
    words: `
      -2.2 baby, -2 weeks, -1.9 meter, -1.7 bulimic chest help, -1.6 again find just sugar, -1.5 low months our so swelling, -1.4 day
      snake, -1.3 go her overdosed pan pregnant son ten, -1.2 bad bathroom breath life table till, -1.1 at cord half hives infant ive
      left lips month not spider stopping wall words, -1 good hair i like old took week, -0.9 being changing class cuts did drink hornet
      little lungs makes pale this trainer way when with wrong, -0.8 ago always am anorexia bath bed burns diabetic down empty fall
      flatmate hand how jaw keeps only purging seeing sitting stairs still throat told vomiting while years, -0.7 arms big blotches
      broke colleague come crying cup dinner driving every everything face father gasping gibberish green have heart heavy if into isnt
      mixed myself proud rash set should side suddenly talk threw trail was, -0.6 about accident any anything best bite blue cry deep
      finish gaping getting gurgling had has hell hike his lithium locked mess mouth mouths nobody oven pain plan ribs runner says shake
      stares terrible they without woke, -0.5 acid air also bee blurry carer catch choking constantly cough could cramps days detox
      doctor does dont drowsy drunk foam foil food for goes grandmother hates headache history hits inside ketone leaning lie lift looks
      made move newborn nothing nurse of oozing outside peeing placenta pressing pupil rubbing show sit someone stabbing sting strip
      there thing things thinking throats tightness tingling us weak, -0.4 and apple body can cheek cos curtain didnt dka drinks enough
      exercise herself hi look meds noise play racing right rn scared self shower slipped stomach stroke theyre thumb to toddler tonight
      urge whenever wks work workouts, 0.4 asking bleach fainted feels grey haul heat knee mottled pick see tho, 0.5 asks belly bend
      blacked bought breathed cable clear cousin dads dark die electric far feeling finger fluid great hearts ice instead its keys kids
      kitchen lamp last lots module peeling petrol press putting react remember salt shot sleeping stretches sun tea tell think thought
      turn twice twitching under vision wants went, 0.6 acting actual aid brick brother brown everyones fingers fixing girls hard head
      machine marathon mate minutes muscles now off oil painful partner pie plate rubbish saturdays sea sense size spirits swollen talks
      though through throwing turning twisted won, 0.7 already bike breathing challenge choked coming crash dad doing dry ear glass ill
      litres pouring purple sauna she sizes snoring swim telling theres urine voices, 0.8 burning burnt cardio coughing daughter
      different dusky fell fever fit hes holding hour kettle later legs near numb ok pee punch shivering steak tingle too touched, 0.9
      broken coffee doesnt friend hasnt himself hip hot keep making morning over patch pupils spreading stung top unconscious use white
      wife, 1 agony ball burn butter by got hands hit hours kid neck never open saturday soaked thigh toothpaste, 1.1 bit but chin
      grounds here odd shakes skin slow stop testicle who wipe wood, 1.2 arent bone faint feel froth horse kicked man moved much noises
      since splashed whole, 1.3 flatmates from girl pinch pumping stopped third towel trapped, 1.4 live loads pass points tar, 1.5 dots
      seizure, 1.6 after been red shock stabbed tongue, 1.7 blood ever grandma, 1.8 away, 1.9 bat drank pool, 2.2 pulled, 2.3 cold, 2.4
      sees two, 2.6 eye floor`,
    beginnings: `
      -1.7 bulim, -1.6 swell, -1.5 month, -1.4 pregn, -1.3 overd throa, -1.2 bathr, -1.1 infan, -0.9 accid chang doubl horne littl press
      spide sudde, -0.8 alway anore diabe purgi seein showe sitti stair, -0.7 breat clean colle cryin dinne drivi every fathe finis
      gaspi gibbe mouth mysel stran, -0.6 anyth blurr boyfr cramp gapin getti gurgl keton lithi locke runne someo stare terri train
      witho, -0.5 choki const docto drows exerc favou happe heada histo leani newbo nobod nothi oozin outsi peein place spray thing
      think tight under, -0.4 curta drink dropp enoug herse neigh norma racin scare stoma strok suici theyr toddl tonig whene, 0.4 askin
      bleac drown mottl radia, 0.5 black bough broth chuck cousi cover daugh faint feeli flatm freez frien insid inste kitch liter minut
      modul peeli petro putti remem stitc twitc visio, 0.6 actin actua armpi deadl fixin machi marat medic painf partn shive spiri strip
      swoll there throu touch turni twist, 0.7 alrea cardi chall choke comin cough litre pouri purpl snori telli voice, 0.8 burni diffe
      holdi kettl, 0.9 broke coffe doesn elect himse makin morni pupil sprea uncon, 1 butte soake stick thoug tooth, 1.1 finge groun
      shake stabb testi, 1.2 barbe kicke noise splas, 1.3 light pumpi trapp, 1.4 close point, 1.5 satur seizu tongu, 2.1 slipp, 2.2
      pulle`,
  },
  violence: {
    alarm: 1.5,
    daily: -6,
    none: -3.7,
    meanings: `
      -1.7 purge, -1.6 bleed life overMuch, -1.5 eat, -1.4 deliberately, -1.3 odd vomiting, -1.2 chest die drawnTo medicine unwell, -1.1
      headHit not, -1 birthSign breathe diabetesThing handOver method much shame, -0.9 asthma badly poison see shaky sick speak trigger
      vanish want, -0.8 bodyImage bump child contact fall height noHelp now numb racing sugar, -0.7 confused days feelMove game
      lowSugarFigure miss ownBody pain respond swell throat, -0.6 blurred breathless cut fever get limbSign move pregnancySign pregnant
      recreational slurred, -0.5 asks drowsy emptyPack farewell gone highKetoneFigure manyFigure pale skin starve, -0.4 diabetic
      foodRule forever injure swallow sweaty wayTo, 0.4 head, 0.5 onlyEat pointless, 0.6 home say undo, 0.7 kill nobody sleeves, 0.8
      training, 0.9 sleep, 1 confine person, 1.1 abuse, 1.2 hit, 1.3 hide me, 1.4 stand, 1.5 attacker, 1.6 strike, 1.7 weapon, 1.8
      control, 1.9 alcohol, 2.3 harmed`,
    words: `
      -1.8 but, -1.6 think, -1.4 baby brother just, -1.3 do, -1.2 about belly best like sees stabbed two, -1.1 bleeds chest sad thing
      went, -1 as left myself threatens times, -0.9 a did dog goodbye keeps month own roommate she wants, -0.8 after ate dads everyone
      nothing rang see so third too, -0.7 bite dka hes holding is looking mean off pain saying since the there thoughts till wasnt, -0.6
      an asking cuts done empty end fine floor found gave herself juice made mate nearly on pool self something sunday that tried
      watching well why wont, -0.5 choking client dogs dropped each fella film food free happened having heart help keep leg look mouth
      mum needs never new now one overdosed relapse sea sizes sounds theres through train wearing wife window wish you, -0.4 and bleed
      blister call drank feel getting glass go himself life meter milk minutes name packs plasters rest same shoe swallowed unconscious
      until very water we weeks white who, 0.4 black clumsy drunk grandmother heads husband neighbor nice pillow shouting sisters this
      when, 0.5 afraid age are at banging bathroom boss by cigarette class course cousins dad face find front going hair happens head
      hiding lift locks man mine must neck punched reads scissors scratches stabbing swallow taking tomorrow touches waiting walked were
      without, 0.6 abroad belt building chat delete dragging has if itll its keys know my next not partner remember sent soon spiked
      table things those underwear walk yesterday, 0.7 against arms beats broke bruises choked counts fell hits in kid kill kind lie
      makes married men money needed or stress threatening took, 0.8 again boyfriend burns chair coach didnt everything fifteen guy last
      mother night pinches ribs secret, 0.9 grandad hell hurt key kids said school screaming someone sorry strangled wrist, 1 come
      friends hour house into monday passport photo post sits stairs them want, 1.1 bike broken during hear held me right screen shoot
      trainer was, 1.2 bed being does he knife packed raped says stomach stretching, 1.3 am can drinking ive outside shoes uncle, 1.4
      door gets work, 1.5 pay wall, 1.6 brothers phone, 1.7 carer send three, 1.8 im sleep where, 1.9 yes, 2 comes, 2.6 worth`,
    beginnings: `
      -1.1 bleed, -1 light mysel, -0.9 goodb roomm trans, -0.8 nothi thoug, -0.7 breat dropp holdi looki sayin somet stabb, -0.6 askin
      herse nearl sunda, -0.5 child choki flatm havin overd relap sound throu weari windo, -0.4 blist getti himse minut plast uncon, 0.4
      cigar clums neigh pillo punch strok tempe, 0.5 afrai bangi bathr cours hidin sciss stand takin tomor touch under waiti walke
      witho, 0.6 abroa build delet dragg partn remem screa spike stran stres thing yeste, 0.7 again bruis choke count frien hamme marri
      mothe neede secre, 0.8 boyfr fifte pinch, 0.9 schoo someo, 1 learn monda passp stair, 1.1 broke durin packe scree stret, 1.2 stoma
      train, 1.3 drink outsi quiet`,
  },
  eating: {
    alarm: 1.5,
    daily: -6,
    none: -1.7,
    meanings: `
      -1.5 bump diabetesThing, -1.4 harmed kill poison, -1.3 sugar unwell, -1.2 dose drowsy end, -1.1 blade breathe die overMuch want,
      -1 contact emptyPack shaky sleep soon, -0.9 alcohol atRest height limb pregnant sleeves urinate, -0.8 ageOld child control
      deadlyPlace despair face handOver hurt hurts method rash speak, -0.7 breatheIn diabetic farewell injure lips me now ownBody say,
      -0.6 asthma crash get legs limbSign live lost lump see shivering throat tooLow trigger vanish weapon wound, -0.5 abuse blurred
      chest confused dropThings head planned slurred suddenly, -0.4 breathless burnSource game respond strike sweaty tooHigh, 0.5 arm
      asks belly bmi confine heavyOn life, 0.6 deliberately longPast vomitCough, 0.7 distress exercise faint hide noHelp passOut period,
      0.8 about shame, 0.9 lowBmiFigure, 1.1 undo, 1.2 many, 1.3 meal, 1.4 starve, 1.5 fall onlyEat swallow, 1.6 bodyImage, 1.7 eat, 1.8
      binge fewCaloriesFigure foodRule onPurpose, 2.1 weight, 2.2 purge`,
    words: `
      -1.7 last, -1.3 need, -1.2 being comes no throwing, -1.1 sugar, -1 isnt me would, -0.9 just leg, -0.8 bad cat could from has his
      ribs since sleep through what where words, -0.7 body closing crying dka fresh he hearts here hes lines old stops took wasnt, -0.6
      as baby been came covered drank drinks having hot house id lies like mealtime might minutes over peanuts said saturday say self
      ten the thinking this we, -0.5 about anymore arrows better black blades bleed boy broke deep door drum dry enough feel feels fell
      fine going hard harm him hour kill kind morning new next normal now on oxygen photo red send sleepy someone suicide t tea think
      two type until wear white wont, -0.4 a chest clumsy detox die done end everyone far forgets it left little low play pregnant
      punish swelling thighs told train tried walking, 0.4 butter coach cooks counts exercise hear home keep know lbs pills properly
      rings says strong swallow then thin, 0.5 bmi collapsed daughter days dentist downy everybody friend good had hands havent heart
      hours kcal lately noise sick spring stomach takes tbh tummy undo weight without, 0.6 am any bleeding calls drink eating everything
      flips goes hate hides keeps less let meals of our period plate puke tips up, 0.7 cheeks count happened macros meal past she slice
      us vomit wearing weighs weird woozy, 0.8 binge bit bloke cakes control cried cries diet do fainted found goal gum huge i laugh
      many pinches running sizes throw water wrestling, 0.9 almonds and cuts eaten how skip stay table times, 1 cals cry eat every if
      make purge relapse six today wardrobe, 1.1 ana each fall four in making rice roommate still they throws wears, 1.2 allowed day
      dinner early eats get grape jumpers leaves stop teeth, 1.3 down fasting fat fingers jeans nine school skips son, 1.4 back best
      empty kg kilos lose never so spitting, 1.5 apple bite clean laxatives purging, 1.7 sound, 1.8 bulimic food, 1.9 bag hair, 2.1
      proud, 2.4 anorexia, 2.9 list`,
    beginnings: `
      -0.9 breat bruis, -0.8 throu, -0.7 closi cryin heart light minut shoul, -0.6 cover havin mealt morni notic peanu pregn satur sleep
      somet, -0.5 anymo arrow bette blade enoug husba norma oxyge punis someo suici swell tongu, -0.4 clums drink epipe forge goodb
      littl neigh point swimm there thigh thoug walki, 0.4 butte count photo prope stron, 0.5 bleed colla contr denti faint haven latel
      quest sprin stoma witho, 0.6 eatin exerc relap, 0.7 cheek macro perio weari, 0.8 every pinch runni, 0.9 almon child weigh, 1 jumpe
      wardr, 1.1 makin roomm wrest, 1.2 allow dinne leave, 1.3 fasti finge schoo, 1.4 favou spitt, 1.5 laxat purgi, 2.5 anore, 2.8 bulim`,
  },
}
