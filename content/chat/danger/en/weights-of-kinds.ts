import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 1,
    daily: -5,
    none: -0.6,
    meanings: `
      -1.3 hit, -1.2 diabetesThing, -1.1 breathe sick slurred unwell weight, -1 atRest chest lowSugarFigure onlyEat purge swallow, -0.9
      birthSign bodyImage lips suddenly throat, -0.8 foodRule heart lump person pregnancySign shaky, -0.7 drowsy eat fewCaloriesFigure
      harmed head strike take tooLow vomitCough weapon, -0.6 bump child dose many meal medicine recreational sleep trigger, -0.5 arm
      asthma awful belly binge days faint fall feelMove hurts much pregnant side starve sweaty wound, -0.4 accident cannot contact
      control distress limbSign passOut poison stiffNeck sugar training, 0.4 say, 0.5 blade bleed cut noHelp pain past rash, 0.6 despair
      handOver intend odd others self, 0.7 pointless, 0.8 hurt ownBody soon, 0.9 farewell get, 1 height life live vanish wayTo, 1.1
      belongings injure marks want, 1.2 skin, 1.3 die method, 1.4 deadlyPlace, 1.7 deliberately`,
    words: `
      -1 and, -0.9 feels, -0.8 at everything outside took was whole, -0.7 by get hour pumping send two, -0.6 belt burn chest cot epipen
      from half hand he head nice only paracetamol want wet window words, -0.5 abroad before between bottles came dka do ears fine floor
      him husband right ringing weeks, -0.4 anorexia count down dropping finally four goes hard hate hit im leave me numb oil ok pillow
      pulled quiet reads school second us were white, 0.4 because been bridge cake calmer cleared daughter dogs end good know light off
      park picked punched suicide thinking tired told towel work wrapped, 0.5 answering black broke car crying deep done dose face fade
      flatmate friend girls goodbye hes killing last lines looking need not note on own pesticide propranolol roommate rope see shes son
      suicidal summer theyre thoughts until woken, 0.6 all ate desk die exit gf go happened here hugged hurt inside isnt plan play
      posted this voice wed what wife would, 0.7 best dog it itch jump life standing under wasnt watching well where you, 0.8 again for
      saying, 0.9 cat his i ive, 1 everyone wish, 1.1 there, 1.2 about till, 1.3 id, 1.4 self`,
    beginnings: `
      -0.8 bottl outsi windo, -0.7 pumpi, -0.6 breat dropp epipe parac shoul, -0.5 abroa befor betwe bulim husba ringi stret, -0.4 anore
      final pillo pulle schoo secon sudde, 0.4 attem becau bridg calme hoodi picke watch wrapp, 0.5 cryin insid killi looki pesti poste
      propr roomm stand summe theyr, 0.6 hugge trans, 0.7 daugh happe punch, 0.8 goodb sayin, 0.9 suici`,
  },
  heart: {
    alarm: 1,
    daily: -5,
    none: -3.3,
    meanings: `
      -1.1 child lowSugarFigure trigger, -1 breathless, -0.9 bump nobody, -0.8 see swell, -0.7 belly days diabetesThing eat head limb
      medicine much pregnant speak, -0.6 bleed breatheIn burnSource deliberately poison rash shaky side strike, -0.5 asthma get
      highKetoneFigure hurt injure onPurpose tooLow, -0.4 attacker belongings blurred cannot confused harmed hide life limbSign marks
      miss pregnancySign shivering threaten vomitCough, 0.4 afraid past stand, 0.5 exercise game say sleeves, 0.6 racing, 0.7 pain pale
      vomiting, 0.9 indigestion, 1 heavyOn sick, 1.2 sweaty, 1.3 atRest, 1.5 arm, 1.7 hurts, 2.4 heart, 2.6 chest`,
    words: `
      -0.9 are, -0.8 of, -0.7 hot one, -0.6 got shock side was weird, -0.5 birth ive now she weeks your, -0.4 by calf i skips with, 0.4
      behind colleague fist four has his holding indigestion leaning left mums nausea plus rubbing sitting wall white, 0.5 at bra
      buckets hasnt hes hour neighbours push terrified then tingles, 0.6 ache back between breastbone gym its man pain somethings stand
      sweat theres twice, 0.7 a arm jaw on pains pressure ten, 0.8 goes, 0.9 attack collapsed, 1 ribs, 1.1 keeps, 1.7 heart, 2.1 chest`,
    beginnings: `
      -0.5 finge, -0.4 sudde wheez, 0.4 behin holdi indig leani muscl nause shoul sitti start, 0.5 bucke neigh squee terri, 0.6 betwe
      heart press there tingl, 0.8 breas colla, 0.9 attac somet`,
  },
  stroke: {
    alarm: 1,
    daily: -5,
    none: -2.8,
    meanings: `
      -1.2 trigger, -1.1 diabetesThing, -1 chest child swell, -0.9 days medicine wound, -0.8 breathe poison strike sweaty, -0.7
      deadlyPlace injure pregnancySign, -0.6 bump eat intend lowSugarFigure manyFigure shivering, -0.5 awful deliberately diabetic fall
      heavyOn highKetoneFigure laboured limbSign now sugar unwell urinate victim vomitCough, -0.4 die dose forever game hide me pale
      pregnant shame weight, 0.4 recurs shaky tipsy, 0.5 blurred dizzy legs see, 0.6 without, 0.7 ageOld, 0.9 not, 1 feelMove head lost
      slurred, 1.2 face, 1.3 side, 1.4 dropThings limb numb suddenly, 1.7 speak`,
    words: `
      -0.7 chest hes in when, -0.6 a after be hands i up, -0.5 back feel get have shes something we weeks white, -0.4 broke brothers
      going im sweating the, 0.4 drive eye leg noticed out say thing walking with wrong, 0.5 but clock crooked dizzy falling glasses he
      keeps life minutes o of says should smile talking teammate there upside water, 0.6 body both cheek cup curtain double hasnt lift
      lifting like my only speech ten think vomiting wants, 0.7 as couldnt fine hand headache nan she shoe window worst, 0.8 having or
      room text wife, 0.9 suddenly tea tried while, 1 came left one, 1.2 right side, 1.3 half, 1.4 words, 1.7 stroke`,
    beginnings: `
      -0.7 breat, -0.6 broth, -0.5 somet, -0.4 sweat, 0.4 walki, 0.5 crook curta dribb droop dropp falli glass minut slurr talki teamm
      upsid vomit, 0.6 lifti speec, 0.7 could doubl grand heada windo, 0.8 havin notic, 0.9 explo, 1.1 sudde, 1.6 strok`,
  },
  breath: {
    alarm: 1,
    daily: -5,
    none: -1.9,
    meanings: `
      -1.4 trigger, -1.3 child, -1.1 diabetesThing numb poison shaky tooLow, -1 medicine wound, -0.9 chest, -0.8 accident bump rash take
      threaten victim, -0.7 deliberately face recurs skin sugar vomiting, -0.6 eat faint hurts life, -0.5 alcohol belongings days dizzy
      gas live lost nobody overMuch passOut pregnant purge self sleeves, -0.4 birthSign confine deadlyPlace dose game home limb many
      marks pointless recreational, 0.4 racing stand, 0.5 cannot miss noHelp unwell, 0.6 manyFigure, 0.7 speak, 0.9 blue, 1 atRest, 1.6
      lowOxygenFigure, 1.8 breathless, 2.3 asthma breathe`,
    words: `
      -1 and right, -0.8 its, -0.7 all fast neck sugar the think, -0.6 been but chest face my smells, -0.5 again alone by child every
      eyes for from granddad old really stand talking took under weeks weird well wont, -0.4 as bit breathed dads got he make me min
      nearly went year, 0.4 afternoon already bolt breath cant fifteen finished gaps good hands knees lemon normally rattling skinny son
      still swallow take time turned up very, 0.5 around back breathes coughing drowning get isnt making n no noise see shoulders skin
      something words, 0.6 awful bad blow breathe closing feel full history ribs sat spit talk times upright whistling, 0.7 are
      breathless feels grape has have long only room sister sound when wrong, 0.8 between blue gasping his marble oxygen water, 0.9 a
      asthma cousin lie now out puffs, 1 puffer, 1.1 inhaler stuck, 1.2 choking meat, 1.3 piece, 1.4 air, 1.6 lungs`,
    beginnings: `
      -0.6 flatm smell, -0.5 grand reall secon talki thoug, -0.4 epipe nearl satur, 0.4 after alrea fifte rattl skinn somet swall turne,
      0.5 aroun makin marbl matte shoul, 0.6 closi cough finis histo siste uprig whist, 0.7 finge, 0.8 betwe gaspi oxyge, 0.9 asthm
      cousi wheez, 1 inhal puffe, 1.2 choki, 1.3 breat`,
  },
  allergy: {
    alarm: 1,
    daily: -5,
    none: -2.8,
    meanings: `
      -1.1 poison, -0.9 me, -0.8 manyFigure, -0.7 accident shaky, -0.6 bump diabetesThing drawnTo medicine wound, -0.5 blurred breatheIn
      deadlyPlace fever heart lost lowSugarFigure skin stand tooLow unwell, -0.4 birthSign chest noHelp pain recurs sweaty, 0.4 planned,
      0.6 pregnancySign take, 0.7 contact dizzy, 1.1 lump throat, 2 swell, 2.6 rash, 3.1 trigger`,
    words: `
      -0.5 numb or swallowed, -0.4 bitten by fever his me mouth of when, 0.4 better broke clearing do hard husbands inside itchy min
      nothing squeaky to walnut was, 0.5 allergic bite cookie floppy give lunch scratching wheezing, 0.6 after bigger breathe dizzy
      getting hornet lips minute stung throat through tongue wtf, 0.7 an egg eyes first like neck no swelling, 0.8 everywhere, 0.9 bee
      feels sting, 1 new used, 1.1 shock, 1.2 anaphylactic, 1.3 hives swallowing, 1.5 epipen`,
    beginnings: `
      -0.4 bitte, 0.4 bette insid nothi squea walnu, 0.5 cooki cover flopp happe minut scrat wheez, 0.6 bigge every getti horne throu
      tight, 0.8 aller swall throa tongu, 0.9 colla, 1 swell, 1.8 anaph, 2 epipe`,
  },
  poison: {
    alarm: 1,
    daily: -5,
    none: -2.6,
    meanings: `
      -1.2 bump sugar, -1.1 diabetesThing skin speak, -1 breathless, -0.9 atRest cut rash, -0.8 intend method self, -0.7 pregnancySign
      starve, -0.6 control diabetic foodRule hurt kill soon sweaty vanish, -0.5 about eat forever heavyOn not purge side stiffNeck
      suddenly urinate, -0.4 child fall height meal onlyEat planned tooLow, 0.4 blade dizzy, 0.5 belongings limbSign lowSugarFigure
      wound, 0.6 feelMove tooHigh, 0.7 contact dose highKetoneFigure wayTo, 0.8 blurred drowsy much, 0.9 burnSource head, 1 breatheIn
      swallow, 1.1 emptyPack, 1.2 gas take, 1.4 fumeSource, 1.5 overMuch, 2 medicine, 2.1 recreational, 3.2 poison`,
    words: `
      -1 cold out, -0.9 when, -0.8 down eat, -0.7 baby but face feels laxatives left shes sugar twice, -0.6 about again dizzy head if im
      keeps off over through to today water, -0.5 after chest get her hes hours me neck new says six stay still swallow take times too
      weird what wouldnt you, -0.4 acting drunk here hit ive light milk my not patch shaky sound spreading type vision where wife, 0.4
      beans bottle co dishwasher eyes festival foam garden hurts little meds mixed shot smell son streaming swallowed tooth weedkiller,
      0.5 bathroom burst everyone from gurgling hike kids mumbling mushroom packs pod say shake sink slow spiked taste tastes that
      toothpaste units went, 0.6 ate battery bite bitten black blister blurry cleaning done drink e fine flatmates hardly headache
      housemate lithium liver nose numb odd round she should something than the two way were white, 0.7 accidentally ankle are count far
      ghb got heads mouth ones sprayed stand we, 0.8 box changed drain help tell trail, 0.9 empty funny mind pupils was, 1 by
      paracetamol spider wont, 1.1 overdosed, 1.2 going, 1.3 snake took`,
    beginnings: `
      -0.7 laxat, -0.6 throu, -0.5 drink would, -0.4 actin night sprea swall visio, 0.4 dishw festi garde littl mouth pound strea weedk,
      0.5 bathr blist flatm gurgl mumbl shoul somet spike taste tooth, 0.6 batte bitte blurr hardl house lithi, 0.7 mushr, 0.8 bottl
      chang heada spide, 0.9 accid clean pupil spray, 1 parac, 1.3 overd`,
  },
  'blood-sugar': {
    alarm: 1,
    daily: -5,
    none: -3,
    meanings: `
      -1 lowOxygenFigure, -0.7 birthSign heart, -0.6 bump swell, -0.5 arm chest fall hurts intend legs medicine person racing
      recreational see victim, -0.4 asks fever head limbSign overMuch pregnant rash strike, 0.4 wake, 0.5 awful belly tooHigh, 0.6
      alcohol shivering thirst vomiting, 0.8 sleep sweaty without, 0.9 highSugarFigure, 1 keto, 1.1 insulin shaky urinate, 1.5 tooLow,
      1.7 lowSugarFigure, 1.8 diabetic, 2.4 sugar, 3.4 diabetesThing`,
    words: `
      -0.8 a, -0.7 of, -0.6 baby its to, -0.5 after chest not ten units weeks, -0.4 breathe double heart it lose, 0.4 alone babies bolus
      death dinner doll down drinking floor jelly kids letters mouth needle rag six smells so sudden through, 0.5 all am bed drops hi
      hypo nail pass skipped sweaty swinging tap teen wet wets, 0.6 breath drinks gets hands im panting pear slept today twice, 0.7
      again diabetic jab mean night on pump shes, 0.8 ketones like screaming, 0.9 pens type, 1.1 injected low, 1.5 think, 1.8 meter, 2
      sugar, 2.5 dka`,
    beginnings: `
      -0.5 doubl, 0.4 babie dinne gluco lette needl numbe smell throu, 0.5 breat swing, 0.6 panti, 0.7 screa skipp, 0.8 diabe, 1 drink
      keton, 1.3 injec`,
  },
  baby: {
    alarm: 1,
    daily: -5,
    none: -2.5,
    meanings: `
      -1.5 trigger, -1.4 diabetesThing, -1.2 belongings, -1.1 poison swallow, -1 medicine, -0.9 cannot, -0.8 attacker breathless
      passOut, -0.7 confused diabetic emptyPack end heart sugar threaten, -0.6 asks breathe cut dropThings injure lowSugarFigure purge
      sleeves training, -0.5 ageOld alcohol badly blue bodyImage chest heatCold manyFigure move onPurpose overMuch say shaky skin, -0.4
      hit hurt live recreational self, 0.4 blurred wound, 0.5 belly drawnTo game miss, 0.6 drowsy head lips pregnancySign, 0.8 person
      shame, 1.1 unwell, 1.2 birthSign, 1.5 days, 2.6 pregnant, 2.8 child, 2.9 bump`,
    words: `
      -1.4 got, -0.8 kids, -0.7 battery breath kid, -0.6 came cant going has making pool red says that, -0.5 again being blood friend
      heart here man our pulled screaming sound stop then theres time type up words, -0.4 butter collapsed coughing cousin in next son
      talks, 0.4 cold cries dont hurting infant placenta relief six times top wet wks, 0.5 a broke burned cramps crying dry everything
      her hold isnt might normal picture pillow rolled shook shut sometimes stops through tired window, 0.6 blotches bumps days doll
      drum due hot lies low march month newborn past pee pregnant put rag shoulder there they usually water, 0.7 colour cry drooling
      even hiccups miscarriage nappy second tip, 0.8 bellys little week, 0.9 acrobat babys limp look milk pale quiet sounds, 1
      blueberries head, 1.1 child, 1.2 cord cot, 1.3 green months old, 1.5 him, 1.7 weeks, 1.9 baby`,
    beginnings: `
      -0.7 batte, -0.6 daugh makin, -0.5 breat colla pulle there, -0.4 butte cough cousi frien swell, 0.4 every hurti place relie, 0.5
      blotc burne cramp cryin infan pillo rolle screa throu, 0.6 momen newbo usual windo, 0.7 colou drool dropp hiccu misca, 0.8 belly
      littl pictu pregn secon sound, 0.9 acrob, 1 blueb, 1.3 month`,
  },
  injury: {
    alarm: 1,
    daily: -5,
    none: -1.8,
    meanings: `
      -2.1 child, -2 diabetesThing, -1.6 bump, -1.5 rash, -1.4 pregnant, -1.3 deliberately sugar, -1.2 chest, -1.1 deadlyPlace take, -1
      exercise kill say, -0.9 medicine recreational speak weight, -0.8 arm days eat miss poison wake, -0.7 breathless diabetic
      dropThings end face highSugarFigure meal method shame trigger, -0.6 asks soon swallow want, -0.5 afraid breathe breatheIn drowsy
      head limb manyFigure marks onPurpose side swell, -0.4 abuse asthma blade forever fumeSource handOver highKetoneFigure lips purge,
      0.4 ageOld injure shivering victim, 0.5 ownBody pregnancySign see urinate, 0.6 burnSource crash move not overMuch vomitCough, 0.7
      fall fever limbSign, 0.8 belly bleed, 0.9 backSign legs, 1 badly training, 1.1 awful, 1.2 get passOut shaky, 1.3 confused unwell,
      1.5 heatCold, 1.6 wound`,
    words: `
      -1.4 baby, -1.1 just weeks, -1 chest, -0.9 again her so swelling, -0.8 breath day low pregnant sugar, -0.7 at bad bathroom find go
      help i meter our snake table till, -0.6 did down half hand have left life lips month months not old son stairs ten took week when
      words, -0.5 ago am bed bulimic changing class cuts drink everything good has how if infant ive jaw little pale side spider still
      stopping throat vomiting wall way with wrong, -0.4 anything being come cord days empty every everywhere face gasping hair heart
      hives isnt keeps like makes mouth myself overdosed pain pan should sitting this told trainer, 0.4 cardio different fever hard
      hasnt its numb ok pee snoring swollen telling through top urine voices won, 0.5 agony broken burn burning butter coffee coming ear
      faint fell girl hands hip hit kid later leg legs neck never open punch shivering slow stop toothpaste touched unconscious use, 0.6
      ball bone by chin coughing flatmates friend grounds here hot keep kicked making man morning moved odd over pass pupils saturday
      shakes skin soaked splashed tar testicle thigh white whole wife wipe wood, 0.7 arent bat bit doesnt dots from froth horse hours
      live loads much noises pinch points pumping stopped trapped who, 0.8 but since stabbed third towel, 0.9 after away ever feel got
      grandma seizure shock tongue, 1 been blood pool red, 1.1 drank, 1.2 sees, 1.3 two, 1.5 cold pulled, 1.6 eye floor`,
    beginnings: `
      -1 swell, -0.8 pregn throa, -0.7 bathr every, -0.6 doubl month stair, -0.5 accid bulim chang infan littl showe, -0.4 anyth diabe
      gaspi mysel overd press sitti spide, 0.4 armpi diffe snori stabb strip swoll telli throu voice, 0.5 broke burni butte coffe comin
      cough elect tooth uncon, 0.6 barbe finge groun kicke makin morni pupil shake soake splas testi thoug, 0.7 close doesn light noise
      point pumpi trapp, 0.9 satur seizu tongu, 1.2 slipp, 1.5 pulle`,
  },
  violence: {
    alarm: 1,
    daily: -5,
    none: -3.1,
    meanings: `
      -1.1 deliberately overMuch purge unwell, -1 eat life not, -0.9 birthSign bleed contact odd sick vomiting, -0.8 chest diabetesThing
      medicine, -0.7 badly breathe drawnTo handOver much shaky shame speak, -0.6 bodyImage bump die headHit poison racing trigger, -0.5
      asks child days limbSign method miss noHelp now numb pain pregnancySign see self sugar swell vanish want, -0.4 asthma confused
      feelMove respond throat, 0.4 nobody, 0.5 kill say training, 0.6 confine sleep, 0.7 abuse, 0.8 hide hit, 0.9 person stand, 1.1
      alcohol weapon, 1.5 control me, 1.7 harmed strike, 1.9 attacker`,
    words: `
      -0.9 but think, -0.8 baby do just like, -0.7 brother chest, -0.6 a belly keeps left myself so went, -0.5 about and as best bleeds
      did dog is nothing roommate sad she since there times two wants, -0.4 goodbye having month mum off own saying thing, 0.4 are arms
      broke didnt everything grandad guy lie men needed, 0.5 again bed boyfriend bruises by chair friends held hell key kind last mother
      night pinches ribs sits sorry stairs want wrist, 0.6 bike broken come does during hear hour house if in into kids monday packed
      passport photo raped right school screen shoot stomach stretching trainer uncle was, 0.7 being carer drinking knife says screaming
      shoes them, 0.8 am brothers can he outside pay wall, 0.9 gets ive phone three work yes, 1 door send, 1.1 comes me, 1.2 im sleep
      where, 1.3 worth`,
    beginnings: `
      -0.6 mysel, -0.5 bleed breat goodb nothi roomm thoug, -0.4 havin sayin somet, 0.4 frien mothe neede screa, 0.5 boyfr bruis packe
      pinch stair, 0.6 broke durin learn monda passp schoo scree stoma stret train, 0.7 drink quiet, 0.8 outsi`,
  },
  eating: {
    alarm: 1,
    daily: -5,
    none: -1.1,
    meanings: `
      -1.4 diabetesThing, -1.1 bump unwell, -1 poison, -0.9 contact drowsy sugar, -0.8 atRest breathe kill, -0.7 blade dose end hurts
      limb overMuch shaky soon want, -0.6 ageOld child deadlyPlace die face handOver harmed now pregnant sleep sleeves take, -0.5
      alcohol breatheIn emptyPack get height lips method ownBody rash say see speak urinate, -0.4 control farewell hurt trigger wound,
      0.4 exercise hide, 0.5 about deliberately distress longPast period shame, 0.6 faint lowBmiFigure passOut undo, 0.8 fall, 0.9 many,
      1 binge meal, 1.1 onPurpose starve, 1.2 onlyEat swallow, 1.3 bodyImage fewCaloriesFigure, 1.4 foodRule, 2.1 eat, 2.2 weight, 2.5
      purge`,
    words: `
      -1 last, -0.8 no, -0.7 his me need, -0.6 being comes just since sugar throwing, -0.5 bad body from has he hes isnt old ribs this
      through took what would, -0.4 a ate feel having lines sleep the, 0.4 cheeks count cries diet found happened laugh macros many of
      past skip tbh us water wearing weird, 0.5 almonds binge bit bloke cakes cals control cry cuts days eat everything fainted goal gum
      huge i pinches purge running six sizes wardrobe woozy, 0.6 ana do eats fall how nine relapse rice roommate she son table they
      throws times today wears, 0.7 allowed and day each early fasting fat four grape if in jumpers kilos leaves making teeth, 0.8 best
      clean empty every fingers get jeans kg laxatives purging school skips sound spitting still stop, 0.9 back dinner down so, 1 apple
      bag bite lose never, 1.1 bulimic food hair, 1.3 proud, 1.4 anorexia list`,
    beginnings: `
      -0.6 breat, -0.5 shoul throu, -0.4 cover havin heart light minut, 0.4 cheek macro weari weigh, 0.5 almon every perio pinch runni
      wardr, 0.6 child jumpe roomm wrest, 0.7 allow fasti favou leave makin, 0.8 laxat purgi schoo spitt, 0.9 dinne finge, 1.5 anore,
      1.8 bulim`,
  },
}
