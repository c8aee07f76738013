import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 1.5,
    daily: -6,
    none: -1.4,
    meanings: `
      -1.9 onlyEat, -1.8 weight, -1.7 slurred, -1.6 hit, -1.4 bodyImage chest fewCaloriesFigure purge, -1.3 atRest breathe diabetesThing
      eat foodRule head heart lowSugarFigure suddenly swallow weapon, -1.2 birthSign harmed sick tooLow unwell, -1.1 drowsy lips sleep
      vomitCough, -1 binge dose person pregnancySign recreational strike, -0.9 arm asthma awful child fall many meal medicine shaky side
      starve stiffNeck take throat trigger, -0.8 belly bump distress faint lump sweaty training, -0.7 control days face feelMove hide
      pale passOut poison pregnant shivering sugar urinate wound, -0.6 alcohol breatheIn contact dizzy dropThings hurts insulin limbSign
      much, -0.5 accident cannot confused exercise fever heatCold move racing swell, 0.4 headHit kill speak, 0.5 forever longPast
      onPurpose planned shame, 0.6 game goOn gone pain say sleeves, 0.7 bleed intend lowBmiFigure past self wake, 0.8 handOver others,
      0.9 cut noHelp odd rash, 1 blade pointless, 1.1 life ownBody, 1.2 despair hurt soon, 1.3 skin, 1.4 get injure live vanish, 1.5
      farewell height marks want, 1.7 belongings deadlyPlace, 1.8 wayTo, 2 die, 2.1 deliberately, 2.4 method`,
    words: `
      -1.5 feels outside pumping whole, -1.4 hour took window, -1.3 and at bottles everything paracetamol send was wet, -1.2 cot nice
      two, -1.1 belt by came epipen from hand list, -1 between burn dka ears get half hate he head husband school words, -0.9 chest do
      fine floor only ringing sick us were worth, -0.8 abroad anorexia before changed cold come count far finally hit kids oil ok pillow
      pulled quiet right saw second tastes text want weeks, -0.7 comes couldnt cut down dropping ever four grandad grandma hard hasnt
      heads him hits hold huge leave lie me meter mums numb pinches post reads relapse ribs room say says screen starve taken three
      white wrist, -0.6 alone am baby bedtime broken chair dinner does doesnt drink due during eyes finger fish goes heart hours im
      killed kind little never odd pee rings should shut sound stretching strip table things think through type used waiting walk will
      woke, -0.5 ache address arm banging bleeding brothers bumps cant carer chat colour coming coughing counts else empty eye fasting
      fit food friends girl grandpa happen has hear hi honour is key like man many meat more morning mother mouth must needed nine ones
      or oxygen packed people piece points putting red relief ring round sat shock shoe shook since sofa stop stops sugar swallow than
      throat top tried usually walked wears went, -0.4 accidentally arent bed bite bone boss bottle breastbone breath checks coach
      cousins cup door fall family give got hearts hell hurts jeans letters liver looked lose mates mushrooms nearly next other pains
      photo plate quickly rubbing shoot six smile spit still stroke sudden ten tuesday undo with, 0.4 accident back blood burned e fresh
      ha into looks love milk needs nobody picking poured spots the week world, 0.5 across barely been bent blue cupboard cuts dads
      daughters dead degrees driving exam failed felt free gave hang happens hip leg live made makes mess new no normal number off one
      paid pencil quite sandpaper sleeves speaking take texted tomorrow use wants wash why worse wouldnt year youll, 0.6 alive anyone
      arms daughter didnt fella few film harming herself himself hot just look march mate pain photos plasters punch punching purpose
      quick raise razor reason scars sea showed straightener tonight write wrong, 0.7 asleep because bridge cake calmer clients cousin
      cutting did end fault gonna goodbye guy harms heavy living not open passed pressing punched ready saturday see seeing something
      stopping suicide sunday tablets thing thinking times train try way wheel when who work, 0.8 answering black cleared crying deep
      face flatmate friend funny good hes know last lines looking lot on park pesticide picked rows shes sleepy talk this tired told too
      towel urge wait wrapped, 0.9 all bit broke dogs it light note posted roommate rope suicidal summer thoughts until what, 1 again
      car done girls inside killing own propranolol son theyre wife would, 1.1 desk die dose exit gf go hugged hurt isnt you, 1.2 ate
      happened i life plan play under voice woken, 1.3 best dog fade for here his itch need saying wed where, 1.4 ive jump standing
      watching well, 1.6 wasnt, 1.7 cat everyone there, 2.1 about till wish, 2.3 id, 2.5 self`,
    beginnings: `
      -1.7 windo, -1.6 bottl bulim, -1.5 outsi pumpi, -1.3 parac, -1.2 shoul, -1.1 epipe, -1 betwe dropp husba schoo, -0.9 breat ringi
      stret, -0.8 abroa anore befor chang final pillo pulle secon taste, -0.7 could finge packe pinch quiet scree starv sudde, -0.6
      anaph bedti broke broth colou dinne doesn durin kille learn littl momen stabb thing throu train waiti weigh, -0.5 addre bangi
      breas comin cough fasti freez heart honou morni mothe neede oxyge peopl putti relie scrat strok throa under usual walke, -0.4
      accid check famil looke mushr nearl prope quick rubbi screa tuesd, 0.4 burne carve clien nobod norma picki poure strai, 0.5 accou
      acros barel cupbo degre drivi faile flatm night penci photo press sandp sleev speak texte there think thoug would, 0.6 answe anyon
      harmi herse himse hoodi plast punis purpo reaso table tonig wishe, 0.7 aslee becau bridg calme cance clear cutti insid livin passe
      poste pract satur seein strea sunda swimm switc, 0.8 blist cryin looki pesti picke wrapp, 0.9 roomm stopp summe, 1 attem killi
      propr stand theyr trans watch, 1.1 daugh hugge, 1.2 happe punch, 1.3 sayin, 1.4 goodb, 1.6 suici`,
  },
  heart: {
    alarm: 1.5,
    daily: -6,
    none: -3,
    meanings: `
      -1.7 lowSugarFigure, -1.6 breathless, -1.5 belly, -1.4 bump pregnant trigger, -1.3 child, -1.2 breatheIn see, -1.1 bleed head
      nobody poison speak, -1 asthma days deliberately diabetesThing medicine much rash strike swell, -0.9 burnSource confused eat
      harmed highKetoneFigure side, -0.8 attacker belongings blurred breathe get limb lowBmiFigure onPurpose shaky tooLow vomitCough,
      -0.7 accident end hide life marks shivering sugar, -0.6 deadlyPlace dropThings drowsy handOver heatCold lips live me miss
      pregnancySign self throat wound, -0.5 bodyImage cannot hurt injure manyFigure person recreational respond tooHigh urinate, -0.4
      forever highSugarFigure insulin shame slurred stiffNeck threaten want wayTo without, 0.4 birthSign gas numb passOut say stand, 0.5
      hit lowOxygenFigure, 0.6 afraid laboured sleeves, 0.7 pale weight, 0.8 exercise past, 0.9 pain, 1 game sick, 1.1 racing sweaty,
      1.2 indigestion vomiting, 1.3 arm, 1.6 heavyOn hurts, 1.7 atRest, 2.1 chest, 2.4 heart`,
    words: `
      -1.5 are, -1.4 hot, -1.1 one shock weird, -1 birth calf ive of side, -0.9 leg, -0.8 after for full skips tummy was whistling your,
      -0.7 blood by did even every from got head him puffs stopped there water weeks, -0.6 baby dads die done empty eyes faint fainted
      fingers good i inhaler limp now plate red said severe skin slow still suddenly time with, -0.5 all bleeding doing electric friend
      group happened headache mad meds mouth much needle odd old or speak thing, -0.4 awake breathing bruises five have hurt keep legs
      lift meter night run she swollen to took voice, 0.4 aches and asking blades broken colour fast finish fluttering last lawn left
      like normal sick times wife window, 0.5 as beating boyfriends breath but call crazy dizzy do drenched drum edges gone hearts into
      it middle nearly not open play pulse racing rly runner somebody something stuck taken talks tight tonight wont, 0.6 a catch chets
      clammy come cramping find forgets go granddad heavy her its me nausea plus properly pulled putty rower says sizes small stopping
      swallowed tearing tightness wall went, 0.7 brick buckets elbow four halfway hes hours indigestion lead leaning over post same
      squeezing stabbing sweating then white wind years, 0.8 at behind between crushing holding hour mums neighbours on push rubbing
      terrified theres tingles, 0.9 also arm bra bypass colleague has killing man, 1 breastbone fist hasnt his sweat twice, 1.1 back gym
      jaw pain somethings ten, 1.2 ache pressure, 1.3 collapsed stand, 1.4 goes pains, 1.5 keeps, 1.6 attack ribs, 2.1 chest, 2.3 heart`,
    beginnings: `
      -0.9 sudde, -0.8 finge wheez whist, -0.6 faint frien inhal sever, -0.5 anore bleed blurr elect happe heada needl water, -0.4 bruis
      cover puffe stubb swoll, 0.4 askin blade broke colou norma windo, 0.5 beati drenc eleph middl nearl racin runne someb stabb tonig,
      0.6 clamm nause pulle shoul someo sweat teari, 0.7 bucke disco halfw indig leani muscl neigh rubbi start terri tight, 0.8 behin
      betwe colle crush holdi there, 0.9 bypas killi prope squee tingl, 1 colla press, 1.1 heart, 1.3 breas somet, 1.6 attac`,
  },
  stroke: {
    alarm: 1.5,
    daily: -6,
    none: -2.8,
    meanings: `
      -1.7 trigger, -1.6 chest, -1.5 swell wound, -1.4 diabetesThing, -1.2 days medicine sweaty, -1.1 breathe child poison strike, -1
      bump deadlyPlace lowSugarFigure, -0.9 diabetic pregnancySign shivering sugar, -0.8 deliberately eat fall game heavyOn hide
      highKetoneFigure injure intend manyFigure me now urinate vomitCough, -0.7 awful fever heart laboured limbSign pale pregnant shame
      tooHigh unwell weight, -0.6 belly blue die dose forever handOver heatCold home noHelp pointless racing victim wayTo, -0.5 asthma
      attacker backSign birthSign distress fumeSource get hurts kill meal recreational self skin swallow take vanish, -0.4 breathless
      confused cut gas marks starve thirst, 0.4 alcohol pain, 0.5 accident contact exercise move throat, 0.6 arm blurred legs recurs
      wake, 0.7 see tipsy without, 0.9 ageOld dizzy not, 1 face, 1.1 head, 1.2 feelMove limb lost slurred, 1.3 suddenly, 1.4 dropThings
      numb side, 1.7 speak`,
    words: `
      -1.2 chest when, -1 a after be broke brothers i something, -0.9 in white, -0.8 back feel get hands have hes shes up we weeks, -0.7
      baby hip im under voice, -0.6 bad breath broken dark every foam for going her him hot id if last months no points said sweating
      the this through time turn two you, -0.5 between blue bottle chets dad days dey dry eyes feeling floor from his ive knife laugh
      night open pale screams see sick stop swollen talks tearing throat top want weird wet would, -0.4 away been breathing count cry
      diabetic even fit four high hypo kill on partner pee really shaking sink still sugar sweat terrible too well whole your, 0.4 down
      got grandpa looks lost r raise read stares swallow th vision was, 0.5 already bat blind coffee corner drinking drooping foot
      hanging hour just make mean neck now nowhere out since sleep sort sudden table thick thunderclap understand weak, 0.6 doesnt drink
      eye has hit notice phone same say says things to tongue water went, 0.7 breakfast clock dizzy face five glasses leg life noticed
      numb o of slurred speaking there thing think upside walking with, 0.8 drive dropping falling he lopsided minutes my should
      vomiting wrong, 0.9 but curtain hasnt keeps lifting like talking, 1 as both crooked double lift only smile speech teammate ten
      window, 1.1 having headache she wants worst, 1.2 came cheek couldnt cup fine hand tea, 1.3 body left nan one room shoe, 1.4 or
      suddenly tried wife, 1.5 right side text while, 1.8 words, 1.9 half, 2.4 stroke`,
    beginnings: `
      -1.2 broth, -1.1 somet, -1 breat, -0.7 sweat, -0.6 broke month point screa throu, -0.5 betwe bottl diabe feeli medic radia siste
      swoll teari throa, -0.4 partn reall shaki terri, 0.4 drink marbl stare tongu visio, 0.5 alrea coffe corne hangi nowhe thund, 0.6
      doesn thing under, 0.7 break dropp glass minut speak upsid walki, 0.8 curta dribb droop falli lopsi vomit, 0.9 lifti slurr talki,
      1 crook speec teamm windo, 1.1 doubl grand havin heada, 1.2 could, 1.3 notic sudde, 1.5 explo, 2.4 strok`,
  },
  breath: {
    alarm: 1.5,
    daily: -6,
    none: -2.3,
    meanings: `
      -2.3 child, -1.8 trigger, -1.7 wound, -1.5 chest numb poison tooLow, -1.4 diabetesThing medicine shaky, -1.3 rash sugar, -1.2 bump
      deliberately, -1.1 accident face home recurs take victim, -1 eat faint self threaten vomiting, -0.9 hurts live pregnant purge
      weight, -0.8 alcohol belongings confine diabetic dizzy farewell game gas life lost nobody passOut pointless recreational skin
      sleeves, -0.7 arm days deadlyPlace dose get handOver limb marks see sweaty wake, -0.6 asks birthSign bleed dropThings hide hit
      keto overMuch pain want, -0.5 abuse afraid burnSource confused die fall lowBmiFigure lowSugarFigure many move odd swallow swell
      tipsy tooHigh training urinate, -0.4 blurred despair fumeSource heatCold meal weapon, 0.4 strike, 0.5 kill laboured respond
      slurred stand, 0.6 bodyImage breatheIn throat, 0.7 cannot noHelp racing speak, 0.8 miss unwell, 1.1 atRest blue manyFigure, 1.8
      breathless, 2 breathe, 2.1 asthma, 2.4 lowOxygenFigure`,
    words: `
      -1.7 right, -1.4 granddad its neck think, -1.3 alone and sugar year, -1.1 all dads fast min old smells, -1 baby cough face wont,
      -0.9 babys been but by chest child epipen every eyes my stand talking the took weeks weird well, -0.8 broke doll from him hives
      make me nearly petrol rag saturdays sea slow swim two under, -0.7 again as breathed cold could cries for got home newborn nose one
      stung thought, -0.6 after ate be bit carer choked clutching dizzy dont flatmate froth half he heroin how jump legs mothers party
      postpartum seconds sleep taken tell weak, -0.5 arm bellys chets day doesnt first flatmates fuss hardly hour into just keep ketones
      last lose mum mums off on once over read really round says sounds straight tap tongue trapped until we went, -0.4 almonds bee bone
      calm cord decided doing end few fist floor food funny grey keeps kid lovely phone pulled scared smell sting super swollen what
      write, 0.4 bother cannot eating grandmother heavily mate mouth nothing nurse shaking talks through wee, 0.5 able above attack
      bluish chair enough finger fingers get ha hes makes mans much noon pink pounding proper put say sharp sleeps sons spin thing too
      while, 0.6 cant covid dad dying edge fighting flat friend gives gone harder head helping huge knee knees laughing mostly nails
      name new our own pool rattling see silent since single sit stuff thursday today toddler up was wet word, 0.7 before belly bolt
      came each fifteen flight gaps good honey hurts lemon no noise shoulders still take time very, 0.8 afternoon already calf coughing
      drowning feel finished hands isnt something swallow turned words, 0.9 back normally sat short skin son upright when, 1 breathe
      full his making only out ribs skinny sound times whistling, 1.1 around blue breathes closing have history long n spit, 1.2 a are
      feels has room, 1.3 between blow breath breathless talk wrong, 1.4 bad grape lie, 1.5 asthma choking cousin gasping now oxygen
      sister water, 1.6 awful, 1.7 inhaler, 1.8 puffer puffs, 2 marble meat, 2.1 stuck, 2.2 piece, 2.7 air, 2.9 lungs`,
    beginnings: `
      -1.2 flatm, -1.1 grand smell, -1 epipe, -0.9 satur talki thoug, -0.8 nearl petro secon, -0.7 newbo, -0.6 choke clutc heroi keton
      postp, -0.5 barbe belly clean doesn drink every hardl heada reall slipp sound strai think tongu trapp, -0.4 almon batte decid
      lovel pulle scare swoll, 0.4 bothe canno eatin nothi prope shaki throu, 0.5 attac bluis enoug frien getti laugh pound, 0.6 fight
      harde helpi mostl norma progr rattl silen singl swall thurs toddl, 0.7 befor fifte fligh grabb somet suffo, 0.8 after alrea shoul
      turne, 0.9 cough finis uprig, 1 makin marbl matte skinn whist, 1.1 aroun closi histo, 1.2 finge, 1.3 betwe, 1.4 breat siste, 1.5
      asthm choki cousi gaspi oxyge puffe wheez, 1.6 inhal`,
  },
  allergy: {
    alarm: 1.5,
    daily: -6,
    none: -2.8,
    meanings: `
      -1.8 poison, -1.4 me, -1.1 bump heart manyFigure, -1 breatheIn fever lost shaky, -0.9 blurred diabetesThing drawnTo lowSugarFigure
      numb pain stand tooLow, -0.8 accident highSugarFigure side wound, -0.7 arm asthma bleed blue chest legs medicine noHelp skin
      strike sweaty unwell, -0.6 attacker burnSource child deadlyPlace deliberately harmed injure kill not pregnant training, -0.5
      ageOld birthSign days diabetic gas life longPast now others person recurs shivering sleep sleeves slurred tooHigh weight, -0.4
      about breathe confine die drowsy head highKetoneFigure live onPurpose overMuch ownBody say sugar urinate wake wayTo, 0.4
      breathless cannot faint forever lips sick soon, 0.6 passOut stiffNeck, 0.7 pregnancySign, 0.8 contact planned take, 0.9 dizzy, 1
      throat, 1.1 lump, 1.5 swell, 2.1 rash trigger`,
    words: `
      -1.2 numb, -0.9 or stuck, -0.8 blue cannot fever heart hot me swallowed weeks when, -0.7 be dinner his honey lemon mouth of, -0.6
      baby breath friend hasnt how keep side this, -0.5 ache again bitten black blueberries day down drank eye fingers floor food
      husband old own pain snake straw today very vision water wet words, -0.4 by chest full goes him kg leg night put right the then
      work, 0.4 bag began can closed find from happening keeps mates prawn q, 0.5 antibiotic any are birthday boy brownie cake check
      clawing closing different football got happen having im into itch my now octave passed peanut puffed ring rings shes shut size
      slits sound spreading swelled team ten terrible thick thing throwing times to tongues wasp well went wife, 0.6 ago amoxicillin bit
      brother come cramps did frog had hard injection lunch milk min nuts only said second she shrimp someone swollen talk voice
      vomiting welts, 0.7 allergy ate better camp class ears get girl hes husbands kid nothing palms pen rash red through was wheezing,
      0.8 bite breathe clearing cookie covered do floppy hummus inside like lips reaction since, 0.9 an broke getting give itching itchy
      satay scratching tongue walnut, 1 bigger dizzy eyes first no squeaky throat, 1.1 allergic feels minute stung wtf, 1.2 after
      swelling, 1.3 neck, 1.4 egg everywhere new used, 1.5 hornet, 1.6 shock, 1.7 bee, 1.8 anaphylactic sting, 1.9 hives, 2 epipen, 2.2
      swallowing`,
    beginnings: `
      -0.8 canno, -0.7 dinne, -0.6 finge, -0.5 bitte blueb droop inhal visio, -0.4 sudde, 0.4 injec oyste sprea, 0.5 birth brown cashe
      clawi closi diffe footb havin octav paink passe peanu secon terri vomit, 0.6 amoxi broth clear cramp shrim someo swoll wheez, 0.7
      antib bette happe nothi throu, 0.8 ballo cooki flopp hummu insid minut react scrat, 0.9 cover every getti itchi tight walnu, 1
      bigge squea, 1.1 swall throa tongu, 1.3 aller swell, 1.5 colla horne, 2.3 epipe, 2.8 anaph`,
  },
  poison: {
    alarm: 1.5,
    daily: -6,
    none: -3.1,
    meanings: `
      -1.7 bump speak sugar, -1.6 rash, -1.5 breathless cut, -1.4 atRest control diabetesThing method skin, -1.3 intend starve, -1.2
      kill, -1.1 diabetic self, -1 foodRule pregnancySign soon sweaty vanish, -0.9 hurt meal side urinate, -0.8 about height laboured
      not stiffNeck, -0.7 heavyOn onlyEat pregnant see, -0.6 child exercise fall headHit home lowOxygenFigure pain passOut planned purge
      say stand suddenly tooLow, -0.5 binge chest fewCaloriesFigure forever harmed hide keto longPast numb person sleeves strike trigger
      unwell, -0.4 ageOld arm crash gone recurs thirst, 0.4 alcohol confine vomiting, 0.5 deliberately victim, 0.6 belongings blue
      distress dizzy game handOver manyFigure onPurpose, 0.7 blade end, 0.8 lowSugarFigure wound, 0.9 feelMove much, 1 contact dose, 1.1
      swallow tooHigh wayTo, 1.2 blurred highKetoneFigure, 1.3 drowsy take, 1.5 burnSource head, 1.6 breatheIn emptyPack gas, 1.7
      overMuch, 2 fumeSource, 2.1 medicine, 2.7 poison recreational`,
    words: `
      -2.3 cold, -1.6 when, -1.5 feels, -1.4 eat mistake out, -1.3 about dizzy face head left take water, -1.2 but down, -1.1 baby
      laxatives sugar swallow through twice what, -1 again hours if keeps today wouldnt, -0.9 bat hasnt light milk neck off sound still
      too vision, -0.8 acting here hes new nightstand over patch phone shaky shes shock six spots spreading stay to type weird wife
      wifes work, -0.7 air anything chest coach come dad daughter didnt dinner drooling drunk finger get hands hard havent im leg says
      tea times where you, -0.6 after am bee cleared cry cut days electric end fell friend gets green hit hoarse ibuprofen inside kill
      last litres minutes nearly never pain proper someone stop then throat tonight treadmill wasp wheezing wrong, -0.5 bedroom blown
      boys brothers cake cals cannot cant cries dropped dry food frog front grandpa having her honey inhaler into its ive just leave
      load look marathon me members month months nonstop online pinch plus posted puffed react reason red see shut skin spot sunday
      swollen taking talk thats there time tongue turning yesterday, -0.4 cashew choking clean dark door drinks each eye fast flips
      fridge grape great huge itll makes march mirror not nuts pads partner past plate quite rice salt saying second swallowing sweat
      threw wake weeks weight worth years, 0.4 ages berries breathe bug did die fentanyl fire found grey how killer lol mushrooms needle
      pulse them things third uncle wanted weve world xanax, 0.5 be block body bottle boy button cabinet codamol dangerous dribbling
      eyelids first foot full gas girlfriend good have hell him jaw let lot lunch missing nicotine noise packet pill pls powder said
      smells soft some theres think trembling vomit whos wild windows, 0.6 almonds cheeks chewed cleaner dog essential eucalyptus even
      handful husbands lighter locked marks myself neighbours now our petrol pinching responding seeing sick slurring splitting the
      touch tylenol walk whole, 0.7 bait bathroom dey dont ears eyes foam garden goes hurts kids kind little morning mouths much
      mumbling ringing sleeves smell snow stove swallowed that well went, 0.8 bitten bottles bro co detox festival grandma headache kid
      laundry licked mask mushroom odd packs pellets pesticide rat she shot spiked ten thought thyroid, 0.9 antifreeze are beans black
      blister coke drink eaten gurgling hike inhaled liquid medicine shake sink slow something streaming taken tooth two, 1 acid burst
      cleaning dishwasher everyone flatmates from hardly meds mixed nose pod say should son taste tastes than tight we weedkiller were,
      1.1 battery bite by got housemate lithium liver mouth numb units was white, 1.2 done empty far help round toothpaste, 1.3
      accidentally ate blurry changed count e fine ghb heads ones sprayed stand way, 1.4 ankle, 1.5 pupils tell trail, 1.6 box mind
      took, 1.7 drain funny spider wont, 1.9 going paracetamol, 2.1 overdosed, 2.4 snake`,
    beginnings: `
      -1.1 laxat throu, -1 mista would, -0.9 night visio, -0.8 actin broth cance daugh sprea, -0.7 anyth clear dinne drink drool frien
      haven tongu, -0.6 dropp elect hoars ibupr insid litre membe minut nearl poste prope someo throa tonig tread weigh wheez, -0.5
      bedro canno giggl havin keton marat month nonst onlin partn puffe reaso sudde sunda sweat swoll takin turni yeste, -0.4 cashe
      choki colla fridg mirro nause plate sayin secon, 0.4 berri doubl dribb fenta table thing thoug wante, 0.5 banda cabin codam crush
      dange every eyeli girlf husba missi nicot powde smell suppo there tremb, 0.6 chewe essen eucal handf locke mysel petro pinch respo
      seein split tylen windo, 0.7 bathr cheek garde littl morni packe pound ringi sleev, 0.8 bitte blist festi laund licke medic mumbl
      pelle pesti shoul somet spike thyro, 0.9 antif bottl flatm gurgl liqui strea, 1 dishw hardl mouth taste weedk, 1.1 heada house
      lithi, 1.2 mushr tooth, 1.3 batte blurr chang, 1.5 pupil spide, 1.6 accid clean spray, 1.9 parac, 2.3 overd`,
  },
  'blood-sugar': {
    alarm: 1.5,
    daily: -6,
    none: -3.4,
    meanings: `
      -1.9 lowOxygenFigure, -1.3 heart, -1.1 birthSign fall, -1 chest legs lowBmiFigure recreational swell, -0.9 arm fever hurts intend
      racing, -0.8 bump overMuch pregnant rash speak, -0.7 gas head limbSign medicine person victim, -0.6 deliberately odd poison side
      sleeves strike tipsy, -0.5 ageOld asks asthma atRest burnSource confine deadlyPlace distress life much nobody not pointless see
      wound, -0.4 drawnTo end exercise get heavyOn hide indigestion onPurpose skin training unwell vomitCough, 0.4 cannot sick, 0.5
      about handOver meal, 0.6 confused highKetoneFigure wake, 0.7 blade manyFigure vomiting, 0.8 alcohol awful belly laboured, 0.9
      tooHigh, 1 accident thirst without, 1.1 shaky shivering sweaty, 1.3 sleep, 1.4 highSugarFigure, 1.5 insulin urinate, 1.7 keto, 1.8
      tooLow, 2 lowSugarFigure, 2.2 diabetic sugar, 2.5 diabetesThing`,
    words: `
      -1.2 a baby of, -1 its, -0.9 chest fell ten units weeks, -0.8 breathe double drank lose not skip to, -0.7 after into mother old
      took wife, -0.6 about be die dizzy dropped first heart it seeing shoulder since sweating water, -0.5 an ate coffee coming door
      from head husbands only over pulse round side smile theres times vomit week, -0.4 anything away back been can coughing doesnt
      every fat fever isnt less months mumbling pupils that there was when, 0.4 afford arrows came cotton dads drowsy eight everything
      far flatmate flu fork gave her large level muddled mum rationing sighing sister sleepy so thirsty through tingly wants, 0.5 above
      at barely before bg blood boss boyfriend but care coat deep delivery dripping fast find friday gliclazide going havent horse huge
      hurts lead left lo make mg now people plate punches sandpaper scared sensor seven shaking skinny sleep soaked stomach sweat
      terrible toast trying using varnish we wet wetting, 0.6 acting cramping did dinner dl do doll down drinking floor have honey kept
      mouth needle nodding page peeing prescription rag set sweet thinner usual whos wont years, 0.7 breathing eat forgets juice ketone
      like mistake mmol never pen should sudden sugars throwing wets, 0.8 babies bed bolus death im jelly kids letters libre nail own
      panting read shaky smells tap teen today twice vials, 0.9 alone breath drops insulin six, 1 again all drinks gets glucose hands on
      pass pear skipped, 1.1 screaming shes sweaty swinging, 1.2 am hi slept, 1.3 jab mean night, 1.4 ketones pump, 1.5 pens, 1.6
      diabetic hypo, 1.8 injected, 1.9 type, 2.1 low think, 2.3 sugar, 2.7 meter, 4.2 dka`,
    beginnings: `
      -0.9 disco doubl suppo, -0.6 faint husba mothe seein, -0.5 coffe comin dropp slurr there, -0.4 anyth bleed colla cough doesn month
      pupil windo, 0.4 affor arrow cotto drows flatm muddl punch ratio sighi terri thirs throu throw, 0.5 barel befor boyfr breat deliv
      dripp frida gentl giggl glicl haven medic peopl sandp scare senso shaki skinn soake stoma stubb tryin varni wetti, 0.6 actin cramp
      dinne mista needl noddi numbe peein presc thinn, 0.7 forge sprin sugar, 0.8 babie lette panti smell, 0.9 insul screa, 1.1 gluco
      swing, 1.4 skipp, 1.5 drink, 1.6 diabe, 1.7 keton, 1.9 injec`,
  },
  baby: {
    alarm: 1.5,
    daily: -6,
    none: -3.1,
    meanings: `
      -2.1 trigger, -1.8 belongings, -1.7 diabetesThing poison, -1.5 attacker, -1.4 medicine passOut, -1.3 dropThings emptyPack, -1.2
      confused diabetic heart sugar swallow, -1.1 end purge training, -1 bodyImage breathe breathless cannot heatCold, -0.9 asks injure
      lowSugarFigure onPurpose overMuch, -0.8 alcohol blue chest cut eat live recreational sleeves threaten, -0.7 hurt planned shaky
      side skin throat want, -0.6 ageOld asthma badly deadlyPlace hide keto lost manyFigure odd self speak sweaty, -0.5 hit many marks
      method move say wayTo weapon, -0.4 die exercise harmed intend lump recurs, 0.4 pale, 0.5 about afraid home onlyEat pointless see
      urinate wake, 0.6 belly goOn, 0.7 head miss, 0.8 blurred game wound, 0.9 pregnancySign, 1 drowsy highKetoneFigure, 1.1 lips
      person, 1.3 birthSign, 1.4 shame unwell, 2 days, 2.6 bump, 2.7 pregnant, 2.9 child`,
    words: `
      -2.3 got, -1.3 friend kids marble, -1.2 battery red, -1.1 cousin man says screaming words, -1 again breath dots going that, -0.9
      being blood butter came here hit kid making pool sound stop talks then time, -0.8 back egg everyone found himself kilos moved mums
      pulled type way, -0.7 about been cant confused coughing has heart it its next now on our point properly squeaky swelling theres
      up, -0.6 are belly board bypass collapsed fine fingers gum hair his keeps ketones kill missing mush night peanut post pupils
      remote sitting son throwing tummy was we, -0.5 after all am an anymore be because bite box button clean dad drowsy eucalyptus gets
      getting good grandma grey he hear if jaw liquid neck nicotine off purple rattling round shivering silent something stiff sting
      suddenly sugars tongue towel uncle ways wheezing whistling work, -0.4 black blotchy bridge chest cuts dads daughters ex gonna
      headache help housemate id in kettle knife lifting move oil pees saw sense sister throat took wheel where, 0.4 co feet garden her
      kept like nine not rings sleeps slipped stares stood till wet white, 0.5 and any anything bleed bulging coming contractions dusky
      early finger grunting hanging heavy last lemon lights looking must nappies nothing prenatal question scare sip soft sparkles
      splitting spots stabbing started telling through tips toddler tonight towels well whole yesterday, 0.6 a breathe calf clots cold
      cough could dey doing dropping everybody had hates juice nurse pads pupil pushing screams spotting stand swallowed table tears
      throw today weak year, 0.7 bad bear breathing broke changing cries dont dropped dry everything hasnt hour laugh postpartum
      sometimes swollen top tried tuesday turn very waters weird yellow, 0.8 bath boy fit gave grip hold normal pillow positive relief
      shoulder shut test there thinks window, 0.9 burned hurting infant march might pan picture placenta put shook they times, 1 cramps
      crying days drum isnt low rolled six stops tired water, 1.1 due lies month nappy past pee, 1.2 hiccups hot look newborn usually,
      1.3 birth colour doll drooling even little rag second tip wks, 1.4 bellys bumps cry head, 1.5 acrobat pale sounds week, 1.6
      blotches miscarriage, 1.7 milk pregnant quiet, 1.8 limp, 1.9 blueberries old, 2 cot, 2.1 months, 2.3 weeks, 2.4 babys green him,
      2.5 baby child cord`,
    beginnings: `
      -1.2 batte, -1.1 cousi marbl, -1 frien, -0.9 butte makin, -0.8 colla himse pulle siste throw, -0.7 confu cough daugh prope squea
      swell there, -0.6 attem breat bypas grand keton missi peanu pupil remot sitti, -0.5 anymo becau butto dribb drows eucal flatm
      getti heada liqui nicot purpl rattl searc shive silen sugar tongu wheez whist, -0.4 accid answe bridg cover house kettl lifti
      recip sweat throa, 0.4 garde stare think, 0.5 anyth black bulgi comin contr grunt hangi looki nappi norma nothi prena quest split
      stabb suppl telli throu toddl tonig towel yeste, 0.6 chang deliv pushi screa spott, 0.7 every postp spark swoll tuesd water yello,
      0.8 pillo posit relie, 0.9 burne cramp hurti place, 1 cryin infan rolle windo, 1.1 blotc momen, 1.2 hiccu newbo usual, 1.3 colou
      drool dropp littl secon, 1.4 belly pictu, 1.5 acrob sound, 1.6 misca, 1.8 pregn, 1.9 blueb, 2.1 month`,
  },
  injury: {
    alarm: 1.5,
    daily: -6,
    none: -2.6,
    meanings: `
      -3 child, -2.7 rash, -2.4 bump, -2.3 diabetesThing, -2.1 pregnant sugar, -1.8 chest deliberately, -1.7 deadlyPlace kill, -1.6
      recreational, -1.5 exercise, -1.4 method miss speak weight, -1.3 end say take wake, -1.2 arm diabetic medicine shame, -1.1
      breathless days eat highSugarFigure meal poison, -1 face, -0.9 afraid breathe dropThings forever head highKetoneFigure limb soon
      trigger want, -0.8 abuse asks blade breatheIn dose fumeSource lips lowOxygenFigure manyFigure onPurpose purge side swallow wayTo,
      -0.7 belongings dizzy drowsy foodRule handOver marks swell, -0.6 asthma control farewell keto lump planned racing, -0.5 attacker
      cut height home pointless self starve tipsy, -0.4 byAttacker cannot lost noHelp onlyEat others without, 0.4 feverFigure harmed,
      0.5 atRest blue drawnTo odd victim, 0.6 faint pregnancySign see stiffNeck, 0.7 ageOld injure lowBmiFigure shivering threaten
      vomitCough weapon, 0.8 not ownBody urinate, 0.9 burnSource fall overMuch, 1 fever legs limbSign move, 1.1 bleed crash, 1.2
      training, 1.3 badly, 1.4 belly, 1.6 backSign unwell, 1.7 shaky, 1.9 awful passOut wound, 2 get heatCold, 2.2 confused`,
    words: `
      -2.2 baby, -2 meter, -1.9 weeks, -1.7 bulimic, -1.6 chest find help just low so, -1.5 again our sugar swelling, -1.4 day months
      snake, -1.3 go her overdosed pan pregnant son ten, -1.2 bad bathroom breath life table till words, -1.1 at cord half infant left
      lips month stopping, -1 good hair i ive not old spider took wall week, -0.9 being changing class cuts did drink everywhere hornet
      jaw like little makes pale stairs this trainer way when with wrong, -0.8 ago always am anorexia bath bed burns diabetic down fall
      flatmate hand hives how lungs purging sitting still throat told vomiting while years, -0.7 about blotches broke colleague come
      crying cup empty face father finish gasping gibberish green have heart heavy if into isnt keeps mixed myself only proud rash
      runner seeing set should side suddenly talk threw trail was, -0.6 accident any anything arms best big blue choking days deep
      dinner driving every everything gaping getting has hell hike lithium mess mouth mouths nobody oven pain plan pressing says shake
      stares they without woke, -0.5 acid also bee bite carer catch cough could covered cry detox doctor does dont drowsy foam foil food
      goes grandmother gurgling had hates headache his history hits inside leaning lie lift locked looks made move newborn nothing nurse
      of oozing outside peeing placenta pupil racing ribs scared show someone stabbing sting strip terrible thing things thinking
      throats tightness tingling to us weak workouts, -0.4 air and apple blurry body can cheek constantly cos crazy curtain didnt dka
      drinks drunk due enough exercise for herself hi ketone laugh lifting look meds mums noise play rn rubbing self shower sit stomach
      stroke there thumb tonight urge wasp whenever whos wks, 0.4 asking blacked bleach fainted falling grey he heat mottled nan pick
      see think tho where worst, 0.5 asks belly bend bought breathed cable clear cousin dark die far feeling feels finger fixing fluid
      great haul head hearts ice instead its keys kids kitchen lamp last module off peeling petrol press putting react salt sleeping
      stretches sun tea tell thought turn twice twitching under vision wants went, 0.6 acting actual aid bike brother brown dads
      electric fingers girls hard lots machine marathon mate minutes muscles now painful pie plate remember rubbish saturdays sea sense
      shot size spirits swollen talks through throwing turning twisted won, 0.7 already breathing brick challenge choked coming dad
      different doing dry ear everyones glass hes ill litres oil partner pee purple sauna sizes snoring swim telling though too urine
      voices, 0.8 burning burnt cardio coughing crash daughter doesnt dusky fever fit hasnt hip holding hour keep kettle later legs near
      numb ok pouring she shivering steak stung tingle touched unconscious, 0.9 broken coffee fell friend himself hot kid making morning
      over patch punch pupils spreading top use white wife, 1 agony ball burn butter by hands hit neck never open saturday soaked thigh
      toothpaste, 1.1 bit but chin got grounds here hours man moved odd shakes skin slow splashed stop testicle who wipe wood, 1.2 bone
      froth horse kicked much whole, 1.3 arent faint feel flatmates from girl noises pinch pumping since stopped tar towel trapped, 1.4
      dots live loads pass points seizure third, 1.5 stabbed, 1.6 after been blood shock tongue, 1.7 ever grandma red, 1.8 away drank
      pool, 1.9 bat, 2.1 pulled, 2.2 cold, 2.4 sees two, 2.6 eye floor`,
    beginnings: `
      -1.7 bulim, -1.6 swell, -1.4 month pregn, -1.3 overd throa, -1.2 bathr every, -1.1 infan, -1 chang, -0.9 accid horne littl press
      spide stair sudde, -0.8 alway anore clean diabe doubl purgi showe sitti, -0.7 breat colle cryin fathe finis gaspi gibbe mouth
      mysel runne seein stran, -0.6 anyth blurr boyfr choki dinne drivi favou gapin getti gurgl keton lithi stare tight witho, -0.5
      cramp docto dropp drows exerc happe heada histo leani locke neigh newbo nobod norma nothi oozin outsi peein place racin scare
      someo spray terri thing think train, -0.4 const curta drink enoug explo herse lifti stoma strok suici tonig whene, 0.4 askin black
      bleac cover drown faint falli mottl radia, 0.5 bough broth chuck cousi daugh feeli fixin freez inste kitch liter minut modul peeli
      petro putti twitc visio, 0.6 actin actua deadl flatm frien insid machi marat medic painf remem shive spiri stitc swoll throu touch
      turni twist, 0.7 alrea armpi cardi chall choke comin cough diffe litre partn purpl snori strip telli voice, 0.8 burni doesn holdi
      kettl pouri uncon, 0.9 broke coffe elect himse makin morni pupil sprea stick, 1 butte soake stabb thoug tooth, 1.1 finge groun
      shake splas testi, 1.2 barbe kicke, 1.3 close light noise pumpi trapp, 1.4 point seizu tongu, 1.5 satur, 2.1 pulle slipp`,
  },
  violence: {
    alarm: 1.5,
    daily: -6,
    none: -3.7,
    meanings: `
      -1.7 purge, -1.6 bleed life overMuch, -1.5 eat, -1.4 deliberately, -1.3 odd vomiting, -1.2 chest die medicine unwell, -1.1 drawnTo
      headHit not, -1 birthSign breathe diabetesThing handOver method shame, -0.9 asthma badly height much poison see shaky sick speak
      trigger vanish want, -0.8 bodyImage bump child confused contact fall noHelp now numb racing sugar, -0.7 days feelMove game miss
      ownBody pain respond swell throat, -0.6 blurred breathless cut fever get limbSign lowSugarFigure pregnancySign pregnant
      recreational slurred, -0.5 asks drowsy emptyPack farewell gone highKetoneFigure manyFigure move skin starve wayTo, -0.4 awful
      diabetic foodRule forever injure pale swallow sweaty take, 0.4 head, 0.5 home onlyEat pointless, 0.6 say undo, 0.7 kill nobody
      sleeves, 0.8 sleep training, 1 confine person, 1.1 abuse, 1.2 hit, 1.3 hide me, 1.4 stand, 1.5 attacker, 1.6 strike, 1.7 weapon,
      1.8 alcohol control, 2.3 harmed`,
    words: `
      -1.8 but, -1.6 think, -1.4 baby brother just, -1.3 do, -1.2 about belly best like sees stabbed, -1.1 bleeds chest sad two went, -1
      as left myself thing threatens times, -0.9 a did dog goodbye keeps month own roommate she wants, -0.8 after ate dads everyone
      nothing off rang see so third too, -0.7 bite dka done holding is looking mean pain saying since the there thoughts till tried
      wasnt, -0.6 an asking empty fine floor found gave herself hes juice made nearly on pool self something sunday that watching well
      why wont, -0.5 choking client cuts dogs dropped each end fella film food free happened having heart help keep leg life look mate
      mouth needs never new now one overdosed relapse sea sizes sounds theres through train wearing wife window wish you, -0.4 and bleed
      blister call drank feel getting glass himself meter milk mum name packs plasters rest same shoe swallowed unconscious until very
      we weeks white who, 0.4 black drunk grandmother heads neighbor nice pillow shouting taking when, 0.5 age are at banging bathroom
      boss by cigarette class clumsy course cousins dad face find front going hair happens head hiding lift locks man mine must neck
      punched reads scissors scratches sisters stabbing swallow this tomorrow touches waiting walked were without, 0.6 abroad afraid
      building chat delete dragging fell has if itll its keys know my next not partner remember sent soon spiked stress table things
      those took underwear walk yesterday, 0.7 again against arms beats belt broke bruises choked counts hits in kid kill kind lie makes
      married men money needed or threatening, 0.8 boyfriend burns chair coach everything fifteen guy hurt last night pinches ribs
      school secret someone, 0.9 didnt grandad hell key kids mother said screaming sorry strangled wrist, 1 come friends hour house into
      monday passport photo post sits stairs them want, 1.1 bike broken during hear held me right screen shoot trainer was, 1.2 bed
      being does he knife packed raped says stomach stretching, 1.3 am can drinking outside shoes uncle, 1.4 door gets ive work, 1.5 pay
      wall, 1.6 brothers phone, 1.7 carer send three, 1.8 im sleep where, 1.9 yes, 2 comes, 2.6 worth`,
    beginnings: `
      -1.1 bleed, -1 light mysel, -0.9 goodb roomm trans, -0.8 nothi thoug, -0.7 breat dropp holdi looki sayin somet stabb, -0.6 askin
      herse nearl sunda, -0.5 child choki flatm havin overd relap sound throu weari windo, -0.4 blist getti himse minut plast uncon, 0.4
      cigar neigh pillo strok takin tempe, 0.5 bangi bathr clums cours hidin punch sciss stand tomor touch under waiti walke witho, 0.6
      abroa afrai build delet dragg partn remem screa spike stran stres thing yeste, 0.7 again bruis choke count frien hamme marri mothe
      neede secre, 0.8 boyfr fifte pinch schoo someo, 1 learn monda passp stair, 1.1 broke durin packe scree, 1.2 stoma stret train, 1.3
      drink outsi quiet`,
  },
  eating: {
    alarm: 1.5,
    daily: -6,
    none: -1.7,
    meanings: `
      -1.5 bump diabetesThing, -1.4 poison, -1.3 harmed kill sugar unwell, -1.2 dose drowsy end, -1.1 blade breathe overMuch want, -1
      contact die emptyPack pregnant sleep soon, -0.9 alcohol atRest limb shaky sleeves urinate, -0.8 ageOld child control deadlyPlace
      despair face handOver height hurt hurts method rash speak, -0.7 breatheIn diabetic farewell injure lips me now ownBody say, -0.6
      asthma crash get legs limbSign live lost lump see shivering throat tooLow trigger vanish weapon wound, -0.5 abuse blurred
      breathless chest confused dropThings head planned slurred suddenly, -0.4 attacker burnSource game respond stand sweaty tooHigh,
      0.4 life, 0.5 arm asks belly bmi confine heavyOn vomitCough, 0.6 deliberately longPast, 0.7 exercise faint hide noHelp passOut
      period, 0.8 about distress shame, 0.9 lowBmiFigure, 1.1 undo, 1.2 many, 1.4 meal starve, 1.5 fall onlyEat swallow, 1.6 bodyImage
      onPurpose, 1.7 eat, 1.8 binge foodRule, 1.9 fewCaloriesFigure, 2.1 weight, 2.2 purge`,
    words: `
      -1.7 last, -1.3 need, -1.2 comes no, -1.1 being sugar throwing, -1 isnt me, -0.9 from just leg would, -0.8 bad cat could crying
      has his ribs since sleep through what where words, -0.7 body closing dka fresh he hearts here hes lines might old stops took
      wasnt, -0.6 as baby came covered drank drinks having hot house id lies like mealtime minutes over peanuts said saturday say self
      ten the thinking this type we, -0.5 about arrows been better black blades bleed boy broke deep door drum dry enough feel feels
      fell fine going hard harm him hour kill kind morning new next normal now on oxygen photo red send sleepy someone suicide t tea
      think two until wear white wont, -0.4 a anymore ate chest clumsy detox done end everyone forgets left little low months partner
      play pregnant punish swelling thighs told train tried used walking, 0.4 calories coach counts everybody exercise hear home know
      lbs pills properly rings strong swallow want weekend weight whats, 0.5 bmi butter collapsed cooks daughter days dentist downy
      friend good had hands havent heart hours kcal keep lately noise says spring stomach takes tummy undo up without, 0.6 am any
      bleeding calls drink eating everything flips goes hate less let make of our period plate sick tbh tips, 0.7 cheeks count happened
      hides keeps macros meals past puke she slice us vomit wearing weighs weird woozy, 0.8 binge bit bloke cakes control cried cries
      diet do fainted found goal gum huge i laugh many meal pinches running sizes stay water wrestling, 0.9 almonds and cals cuts eaten
      how skip table times, 1 cry eat if purge relapse six today wardrobe, 1.1 ana each every fall four grape in making rice roommate
      stop they throws wears, 1.2 allowed day dinner early eats get jumpers leaves still teeth, 1.3 down fasting fat fingers jeans nine
      school skips son, 1.4 back best clean empty kg laxatives lose never purging so spitting, 1.5 bite kilos, 1.6 apple, 1.7 sound, 1.8
      bag bulimic food, 2 hair, 2.1 proud, 2.4 anorexia, 2.9 list`,
    beginnings: `
      -0.8 breat bruis cryin throu, -0.7 closi heart light minut satur shoul, -0.6 cover havin mealt morni notic peanu pregn sleep somet
      suici, -0.5 arrow bette blade enoug norma oxyge point punis someo swell tongu, -0.4 anymo clums drink epipe forge goodb littl
      month neigh partn start swimm thigh thoug walki, 0.4 calor count photo prope stron weeke, 0.5 bleed butte colla contr denti faint
      haven latel quest sprin stoma witho, 0.6 eatin exerc relap, 0.7 cheek macro perio weari, 0.8 every pinch runni, 0.9 almon child
      weigh, 1 jumpe wardr, 1.1 makin roomm wrest, 1.2 allow dinne leave, 1.3 fasti finge schoo, 1.4 favou laxat purgi spitt, 2.5 anore,
      2.8 bulim`,
  },
}
