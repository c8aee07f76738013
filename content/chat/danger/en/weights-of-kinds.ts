import type { DangerKind, DangerWeights } from '#content/chat/danger/form.ts'

/** Made from the messages in tests/support/danger by `npm run weigh:danger`; not to be changed by hand. */
export const weightsOfKinds: Readonly<Record<DangerKind, DangerWeights>> = {
  'self-harm': {
    alarm: 1,
    daily: -5,
    none: -0.8,
    meanings: `
      -1.2 hit, -1.1 atRest diabetesThing lowSugarFigure onlyEat sick weight, -1 birthSign breathe purge slurred swallow unwell, -0.9
      chest lips suddenly, -0.8 bodyImage head lump person pregnancySign throat tooLow, -0.7 child eat fall fewCaloriesFigure foodRule
      harmed many medicine strike take weapon, -0.6 arm bump days dose drowsy feelMove heart meal recreational shaky sleep trigger
      vomitCough, -0.5 asthma awful binge contact control faint hurts pregnant starve, -0.4 cannot distress passOut stiffNeck sweaty
      swell training, 0.4 others planned sleeves, 0.5 cut forever noHelp odd pain past rash, 0.6 handOver pointless self, 0.7 bleed
      despair intend ownBody soon, 0.8 hurt, 0.9 farewell height life, 1 get injure live vanish wayTo, 1.1 belongings marks want, 1.2
      deadlyPlace skin, 1.3 die, 1.4 method, 1.7 deliberately`,
    words: `
      -1.1 and, -0.9 feels, -0.8 do want, -0.7 at by everything get hour took was window, -0.6 from he head outside paracetamol send two
      whole words, -0.5 abroad between bottles burn came chest cot door down epipen fine goes half hand husband im me pumping quiet
      right says wet, -0.4 anorexia before count dka dropping four hate hit hits oil only pillow pulled reads room screen second up
      weeks were white, 0.4 black blue broke end gonna good light lot no pesticide picked raise sleeves suicide thinking work year, 0.5
      all because been bridge cake crying deep done fade flatmate go goodbye her hes killing know looking not note on own propranolol
      punched roommate rope see something son suicidal summer talk theyre under until voice, 0.6 best car die dose exit gf happened hurt
      inside isnt just life need plan play posted this too towel watching wed well where wife woken, 0.7 ate cat desk dog here hugged it
      itch jump shes standing wasnt what would you, 0.8 everyone his, 0.9 again for i ive saying wish, 1.1 about there, 1.2 id till, 1.3
      self`,
    beginnings: `
      -0.8 bottl windo, -0.6 breat husba outsi parac shoul, -0.5 abroa betwe bulim dropp epipe pumpi secon, -0.4 anore befor pillo pulle
      scree stret sudde, 0.4 pesti picke pract sleev switc, 0.5 attem becau bridg cryin insid killi looki propr punch roomm stand summe
      theyr, 0.6 clear poste trans watch, 0.7 happe hugge, 0.8 goodb, 0.9 sayin suici`,
  },
  heart: {
    alarm: 1,
    daily: -5,
    none: -3.5,
    meanings: `
      -1.1 child trigger, -1 breathless lowSugarFigure, -0.9 bump, -0.8 diabetesThing see swell, -0.7 days eat limb medicine much nobody
      pregnant speak, -0.6 belly bleed breatheIn burnSource deliberately head poison rash strike, -0.5 asthma highKetoneFigure injure
      onPurpose shaky side, -0.4 blurred cannot confused get harmed life miss shivering threaten tooLow vomitCough, 0.4 afraid exercise
      lost weight, 0.5 past say sleeves stand, 0.6 game pain pale, 0.7 racing vomiting, 0.9 indigestion, 1 heavyOn sick, 1.2 atRest
      sweaty, 1.5 arm, 1.7 hurts, 2.5 heart, 2.6 chest`,
    words: `
      -0.9 are, -0.8 of, -0.7 hot one side, -0.6 was, -0.5 birth from got ive now shock weeks weird with, -0.4 calf i she skips there
      time, 0.4 buckets colleague four hasnt his hour indigestion nausea not plus something wall, 0.5 at behind between bra gym hes its
      leaning man neighbours push terrified then tingles white, 0.6 ache back breastbone somethings stand sweat twice, 0.7 a arm goes
      jaw pain pains pressure ten theres, 0.8 collapsed on ribs, 0.9 attack, 1.1 keeps, 1.6 heart, 2.1 chest`,
    beginnings: `
      -0.5 finge, -0.4 sudde wheez, 0.4 bucke indig muscl nause neigh squee, 0.5 behin betwe heart leani prope shoul terri, 0.6 press
      tingl, 0.7 there, 0.8 breas colla somet, 0.9 attac`,
  },
  stroke: {
    alarm: 1,
    daily: -5,
    none: -2.9,
    meanings: `
      -1.2 trigger, -1.1 diabetesThing, -1 chest swell, -0.9 child days medicine wound, -0.8 poison sweaty, -0.7 breathe deadlyPlace
      injure pregnancySign strike, -0.6 bump eat intend manyFigure shivering, -0.5 awful deliberately diabetic fall heavyOn
      highKetoneFigure laboured limbSign lowSugarFigure now sugar unwell urinate victim vomitCough, -0.4 dose forever game get hide me
      pale pregnant shame weight, 0.4 accident shaky tipsy, 0.5 blurred dizzy legs recurs without, 0.6 see, 0.7 ageOld, 0.8 not, 0.9
      feelMove head, 1 lost slurred, 1.2 face, 1.3 dropThings side, 1.4 limb numb, 1.5 suddenly, 1.7 speak`,
    words: `
      -0.7 chest hes in, -0.6 a after be i up when, -0.5 feel get hands have shes something, -0.4 back broke going sweating the weeks
      you, 0.4 drive hit leg noticed out since thing with wrong, 0.5 but clock crooked curtain dizzy eye falling glasses hasnt keeps
      life lift minutes o of should smile talking there vomiting water, 0.6 cheek cup double hand he like only says speech ten think
      wants, 0.7 body both couldnt fine headache lifting my nan shoe window worst, 0.8 as having or room she text tried, 0.9 came one
      suddenly tea while, 1 left wife, 1.1 right side, 1.3 half, 1.4 words, 1.7 stroke`,
    beginnings: `
      -0.7 breat, -0.6 broth somet, -0.4 sweat, 0.4 dribb droop minut, 0.5 crook curta dropp falli glass talki vomit, 0.6 slurr speec,
      0.7 could doubl heada lifti windo, 0.8 grand havin notic, 0.9 explo, 1.2 sudde, 1.6 strok`,
  },
  breath: {
    alarm: 1,
    daily: -5,
    none: -2,
    meanings: `
      -1.3 child trigger, -1.2 shaky, -1.1 diabetesThing poison, -1 accident chest medicine numb tooLow wound, -0.9 victim, -0.8 bump
      take threaten, -0.7 rash self sugar vomiting, -0.6 arm deliberately eat face faint hurts lost skin, -0.5 alcohol belongings
      confine days dizzy gas get life limb live overMuch passOut pregnant purge recurs sleeves training, -0.4 birthSign deadlyPlace game
      home marks pointless pregnancySign recreational wake, 0.4 miss, 0.5 cannot limbSign noHelp, 0.6 manyFigure unwell, 0.7 speak, 0.8
      blue, 1.1 atRest, 1.6 lowOxygenFigure, 1.9 breathless, 2.3 asthma, 2.4 breathe`,
    words: `
      -1.1 and right, -0.8 fast think, -0.7 all been neck the took, -0.6 chest face for its me smells sugar, -0.5 alone breathed but by
      child every eyes my old one really stand under weeks weird wont, -0.4 dads from got min nearly slow talking well went year, 0.4
      afternoon before gaps isnt no rattling skin skinny son take turned, 0.5 already around bolt breathe breathes coughing drowning
      feel finished get good n noise shoulders up words, 0.6 are awful bad closing full grape history making only own ribs spit talk
      times upright wrong, 0.7 blow feels has have long room sister something when, 0.8 between blue breathless cousin gasping his lie
      marble out oxygen water, 0.9 a asthma now puffs, 1 puffer sound, 1.1 choking inhaler stuck, 1.2 meat, 1.3 piece, 1.4 air, 1.6
      lungs`,
    beginnings: `
      -0.6 smell, -0.5 grand reall secon, -0.4 epipe flatm nearl satur talki, 0.4 after befor rattl skinn turne, 0.5 alrea aroun cough
      marbl matte shoul, 0.6 closi finis histo makin siste somet uprig, 0.7 finge, 0.8 betwe cousi gaspi oxyge, 0.9 asthm inhal puffe
      wheez, 1.1 choki, 1.3 breat`,
  },
  allergy: {
    alarm: 1,
    daily: -5,
    none: -2.8,
    meanings: `
      -1.1 poison, -0.9 me, -0.7 accident diabetesThing manyFigure shaky, -0.6 bump medicine wound, -0.5 blurred breatheIn deadlyPlace
      drawnTo fever heart limbSign lost lowSugarFigure stand tooLow unwell, -0.4 chest child injure noHelp pain recurs skin, 0.5
      planned, 0.6 dizzy pregnancySign take, 0.7 contact, 1 throat, 1.1 lump, 2 swell, 2.7 rash, 3.1 trigger`,
    words: `
      -0.6 swallowed, -0.5 numb or, -0.4 bitten by fever his hot me stuck when, 0.4 broke clearing did do ears hard having hes husbands
      itchy min nothing ring something squeaky to walnut wheezing, 0.5 allergic better bite cookie floppy getting give inside lunch
      scratching since wtf, 0.6 bigger breathe dizzy hornet lips neck stung throat tongue, 0.7 after an egg eyes first minute no
      swelling, 0.8 everywhere feels like, 0.9 bee new sting through used, 1.1 shock, 1.2 anaphylactic, 1.3 hives, 1.5 epipen`,
    beginnings: `
      -0.4 bitte, 0.4 clear happe havin nothi squea walnu wheez, 0.5 bette cooki cover flopp getti insid minut scrat, 0.6 bigge every
      horne tight, 0.7 throa tongu, 0.8 aller, 0.9 colla throu, 1 swall swell, 1.9 anaph, 2 epipe`,
  },
  poison: {
    alarm: 1,
    daily: -5,
    none: -2.5,
    meanings: `
      -1.2 bump sugar, -1.1 diabetesThing, -1 skin speak, -0.9 atRest cut method rash, -0.8 breathless self, -0.7 foodRule intend not
      starve, -0.6 control diabetic hurt kill onlyEat pregnancySign soon sweaty, -0.5 about child eat suddenly unwell urinate vanish,
      -0.4 ageOld heavyOn height legs meal pregnant purge recurs side stiffNeck, 0.4 dizzy victim wound, 0.5 blade limbSign manyFigure,
      0.6 belongings feelMove lowSugarFigure, 0.7 contact dose highKetoneFigure tooHigh wayTo, 0.8 blurred much, 0.9 drowsy head
      swallow, 1 breatheIn burnSource, 1.2 emptyPack gas, 1.3 fumeSource take, 1.4 overMuch, 2 medicine, 2.2 recreational, 3.2 poison`,
    words: `
      -1 cold out, -0.9 when, -0.8 down face, -0.7 but eat feels im left sugar take to, -0.6 about baby hes too twice water, -0.5 acting
      again chest head her if keeps laxatives me neck new off over phone shes six swallow through times today what wouldnt, -0.4 after
      at dizzy get hit light milk pills shaky stay still type vision weird where, 0.4 co coke goes have hike kind mixed pellets shot
      smell splitting tooth, 0.5 bathroom bottle burst cleaning drain everyone eyes from garden hurts mumbling odd packs pod say sink
      something spiked sprayed streaming tastes that toothpaste units weedkiller white, 0.6 are ate battery bite bitten black blister
      blurry count fine gurgling hardly headache lithium liver mouth nose numb ones should taste the way went were, 0.7 accidentally
      ankle done far heads stand than two we, 0.8 box changed empty ghb got help pupils tell trail, 0.9 funny was, 1 by mind paracetamol
      spider, 1.1 going overdosed wont, 1.3 snake took`,
    beginnings: `
      -0.5 actin drink laxat throu would, -0.4 night sprea visio, 0.4 pelle pound split, 0.5 bathr blist garde mumbl shoul somet spike
      strea taste tooth weedk, 0.6 bitte blurr gurgl hardl lithi, 0.7 batte mushr spray, 0.8 chang heada pupil spide, 0.9 accid bottl
      clean, 1 parac, 1.3 overd`,
  },
  'blood-sugar': {
    alarm: 1,
    daily: -5,
    none: -3,
    meanings: `
      -1 lowOxygenFigure, -0.8 birthSign, -0.6 heart hurts intend swell, -0.5 arm asks bump chest fall legs limbSign medicine racing
      recreational see victim, -0.4 atRest feelMove fever head rash, 0.4 vomiting wake, 0.5 awful thirst tooHigh, 0.6 alcohol shivering
      sweaty, 0.8 highSugarFigure sleep without, 1 insulin keto, 1.1 shaky urinate, 1.4 tooLow, 1.8 diabetic lowSugarFigure, 2.4 sugar,
      3.5 diabetesThing`,
    words: `
      -0.7 a of, -0.6 baby to, -0.5 its not ten units weeks, -0.4 chest double lose, 0.4 alone babies bolus death did doll drinking
      floor going kids mouth rag six smells sudden tap teen wets, 0.5 all am bed drops hi hypo letters nail pear sweaty swinging wet,
      0.6 drinks gets hands im on panting pass skipped slept today twice, 0.7 again breath diabetic mean night pens pump screaming, 0.8
      ketones like shes, 0.9 type, 1 injected, 1.1 low, 1.5 think, 1.8 meter, 2 sugar, 2.5 dka`,
    beginnings: `
      -0.5 doubl, 0.4 babie gluco smell, 0.5 lette swing, 0.6 panti, 0.7 diabe screa skipp, 1 drink keton, 1.2 injec`,
  },
  baby: {
    alarm: 1,
    daily: -5,
    none: -2.4,
    meanings: `
      -1.6 trigger, -1.4 diabetesThing, -1.2 poison, -1 belongings medicine swallow, -0.9 attacker cannot, -0.8 breathless heatCold
      passOut, -0.7 confused diabetic emptyPack heart sugar threaten training, -0.6 ageOld badly cut dropThings end lowSugarFigure
      purge, -0.5 alcohol asks bodyImage breathe chest hurt injure live manyFigure much onPurpose overMuch recreational say self skin
      sleeves, -0.4 recurs shaky, 0.4 pointless wake wound, 0.5 belly head, 0.6 game lips pregnancySign, 0.7 drowsy, 0.8 person shame,
      1.1 unwell, 1.2 birthSign, 1.5 days, 2.5 pregnant, 2.9 child, 3 bump`,
    words: `
      -1.3 got, -0.8 says, -0.7 kid kids, -0.6 battery breath friend going red, -0.5 being blood came cant collapsed coughing has making
      man next our pool pulled screaming stop that type up, -0.4 after again butter cousin dots egg from heart here in mums night son
      sound then theres we, 0.4 a bad breathe burned cold even grip had hasnt hurting infant isnt might picture placenta relief screams
      shoulder tears times today, 0.5 as broke bumps cries crying dropped dry everything her hold hot like low normal rolled sometimes
      stops tip top wet window, 0.6 blotches cramps days doll drum due hiccups lies march month nappy newborn past pee pillow pregnant
      put rag shook there tired water, 0.7 colour drooling miscarriage, 0.8 bellys cry limp little pale second sounds week, 0.9 babys
      head look milk quiet, 1 acrobat blueberries child cot, 1.2 cord months, 1.3 him old, 1.4 green, 1.6 weeks, 1.8 baby`,
    beginnings: `
      -0.7 batte, -0.5 colla cough daugh makin pulle, -0.4 butte cousi swell there, 0.4 blotc burne hurti place relie, 0.5 cramp cryin
      every infan rolle screa, 0.6 colou hiccu momen newbo pillo windo, 0.7 drool misca, 0.8 belly dropp littl pictu pregn sound, 0.9
      secon, 1 acrob blueb, 1.2 month`,
  },
  injury: {
    alarm: 1,
    daily: -5,
    none: -1.8,
    meanings: `
      -2.1 child, -2 diabetesThing, -1.7 bump, -1.5 rash, -1.4 pregnant, -1.3 sugar, -1.2 chest deliberately speak take, -1 deadlyPlace
      exercise say, -0.9 days kill recreational, -0.8 asks eat end medicine weight, -0.7 arm breatheIn diabetic highSugarFigure method
      miss poison shame soon wake, -0.6 dropThings face fumeSource planned swell trigger want, -0.5 breathe breathless head
      highKetoneFigure limb manyFigure marks meal onPurpose side swallow, -0.4 afraid belongings blade drowsy lips lowOxygenFigure numb,
      0.4 burnSource overMuch urinate victim, 0.5 faint ownBody, 0.6 belly crash fever not pregnancySign see shivering vomitCough, 0.7
      limbSign move, 0.8 bleed, 0.9 backSign fall legs training, 1 badly, 1.1 awful, 1.2 get shaky, 1.3 confused passOut unwell, 1.6
      wound, 1.7 heatCold`,
    words: `
      -1.4 baby, -1.1 just, -1 at her weeks, -0.9 chest so, -0.8 again bad i low old only pregnant sugar swelling, -0.7 breath find not
      side snake, -0.6 bathroom cuts day go half hand help ive left life meter months our son stairs ten till took vomiting, -0.5 am
      bulimic cord did down every good hair have infant isnt jaw lips little month myself pale passed spider table this throat to wall
      way week with words work wrong, -0.4 ago anything class come days diabetic drink everything face hike hives how if keeps mouth
      overdosed purging should sound when, 0.4 asking belly crash daughter die ear himself holding kettle last later near pouring punch
      saturdays shivering snoring swim telling the top voices, 0.5 agony bit boy broken burn burning butter chin coffee coming faint
      fever girl hard hip hit hot kid leg minutes morning odd pass stop swollen thigh through toothpaste touched unconscious use, 0.6
      ball coughing doesnt flatmates grounds keep making man moved neck never open pumping pupils shakes slow tar testicle towel wife
      wipe wood, 0.7 bat by ever friend froth horse hours kicked live loads much over pinch points skin soaked splashed stopped third
      white, 0.8 but dots feel noises red seizure since stabbed whole, 0.9 from got grandma shock tongue, 1 after away been pool, 1.1
      blood drank sees, 1.3 floor, 1.4 two, 1.5 eye pulled, 1.6 cold`,
    beginnings: `
      -1 every, -0.9 swell, -0.8 pregn throa, -0.6 bathr doubl month stair, -0.5 accid bulim infan littl mysel passe showe, -0.4 anyth
      blurr clean diabe overd press purgi train, 0.4 askin frien himse holdi insid kettl minut pouri shive snori telli voice, 0.5 armpi
      broke burni butte coffe comin elect finge morni stabb strip swoll throu tooth uncon, 0.6 cough doesn groun makin pumpi pupil shake
      testi, 0.7 close kicke light point soake splas, 0.8 barbe noise satur seizu, 0.9 tongu, 1.1 slipp, 1.5 pulle`,
  },
  violence: {
    alarm: 1,
    daily: -5,
    none: -3.1,
    meanings: `
      -1.2 not, -1.1 eat overMuch purge, -1 deliberately life unwell, -0.9 birthSign bleed contact sick, -0.8 diabetesThing medicine
      much odd vomiting, -0.7 badly breathe chest drawnTo poison shaky shame speak, -0.6 asks bodyImage bump days die headHit method
      miss trigger vanish want, -0.5 child limbSign noHelp now numb racing sugar swell, -0.4 asthma confused height laboured
      pregnancySign respond self skin, 0.4 head, 0.5 nobody pointless training, 0.6 kill sleep, 0.7 abuse confine hide say, 0.8 hit
      person, 0.9 alcohol stand, 1.2 weapon, 1.6 me, 1.7 control harmed strike, 1.8 attacker`,
    words: `
      -0.9 just think, -0.8 baby like, -0.7 but chest do, -0.6 a about and belly brother is she wants, -0.5 as dog for found keeps
      myself nothing roommate since so something there times too two went, -0.4 bleeds did fine having keep sad saying till, 0.4 going
      grandad guy hell last lie men passport please right sorry when with, 0.5 are at bike broke bruises by can chair clumsy come
      friends gets head hear held hour house in key kill kind knife monday packed pinches raped ribs said school shoot sits stairs
      stomach this to told wall, 0.6 boyfriend broken does during kids outside photo screen stretching them trainer uncle want was, 0.7
      am being drinking if into its screaming time, 0.8 carer he pay phone say says send work, 0.9 brothers shoes, 1 comes, 1.1 door
      three, 1.2 ive me sleep, 1.4 im, 1.5 where`,
    beginnings: `
      -0.5 breat mysel nothi roomm somet, -0.4 bleed havin sayin, 0.4 passp pleas, 0.5 boyfr bruis clums frien monda packe pinch schoo
      screa stair stoma, 0.6 broke durin learn outsi scree stret, 0.7 drink train`,
  },
  eating: {
    alarm: 1,
    daily: -5,
    none: -1,
    meanings: `
      -1.3 diabetesThing, -1.1 bump, -1 poison unwell, -0.9 sugar, -0.8 atRest breathe contact drowsy kill limb shaky sleeves, -0.7
      blade child dose hurts overMuch soon want, -0.6 ageOld die end face harmed now ownBody pregnant sleep take, -0.5 alcohol
      deadlyPlace emptyPack handOver height hurt lips live planned rash respond say see speak suddenly tooLow urinate, -0.4 breatheIn
      control farewell get limbSign me method trigger wound, 0.4 asks, 0.5 deliberately distress exercise longPast period, 0.6 about
      faint passOut shame undo, 0.7 lowBmiFigure, 0.8 many, 1 fall, 1.1 binge meal onPurpose onlyEat, 1.2 starve swallow, 1.3 bodyImage
      fewCaloriesFigure, 1.4 foodRule, 2 eat, 2.2 weight, 2.4 purge`,
    words: `
      -1 last, -0.8 just, -0.7 his need no, -0.6 being comes me sugar throwing, -0.5 bad has he isnt like old ribs since this what
      would, -0.4 a ate feel having hes sleep through took, 0.4 binge cries everything found goes good had heart huge macros past purge
      sizes skip stay tbh today water wearing wrestling, 0.5 almonds bit cakes cals control cry cuts days eat fainted gum hides many of
      pinches relapse rice roommate running six vomit wardrobe woozy, 0.6 allowed ana do eats fasting fat how i jeans laxatives nine she
      they throws times wears, 0.7 and day each early fall four grape if in jumpers kg leaves making son still table teeth, 0.8 best
      clean empty every fingers kilos never purging school skips sound spitting stop, 0.9 apple back bag dinner down get so, 1 bite food
      hair lose, 1.1 bulimic, 1.2 proud, 1.4 anorexia list`,
    beginnings: `
      -0.6 breat, -0.5 shoul, -0.4 havin heart light minut throu, 0.4 child faint macro weari wrest, 0.5 almon perio pinch roomm runni
      wardr, 0.6 allow every fasti jumpe laxat, 0.7 favou leave makin, 0.8 purgi schoo spitt, 0.9 dinne finge, 1.5 anore, 1.8 bulim`,
  },
}
