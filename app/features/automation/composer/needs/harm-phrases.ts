/** Harm that somebody does to themselves. */
export const selfHarm = `
  hurt*/harm*/cut/cuts/cutting/burn/burns/burning/burnt/scald*/punish*/injur*/scratch*/bruis*/hit/hits/hitting/bang/banging/maim*/mutilat*/stab*/slash*/slic*/bite/biting/choke/choking/strangl*/suffocat*/poison*/electrocut*/destroy*/torture*/torturing/damag*/beat/beats/beating/slap*/punch*/carv*/brand/branding/pinch*/wound*/abus*/neglect*/kill*/hang/hanging/hung/drown*/shoot*/gas/gassing/smother*/starv* ~ @self
  let* ~ @self bleed, make/making/made ~ @self bleed/suffer
  self harm*/injur*/mutilat*/inflict*/destruct*/poison*/abuse/punish*/strangulation/asphyxiation/hurt*/cut*/loathing/hatred/hate/violence
  selfharm*, selfinjur*, selfcut*, nssi
  cut*/slit*/slash*/slic*/burn*/scratch*/carv* ~ wrist/wrists/forearm/forearms/arm/arms/thigh/thighs/skin/flesh
  cut/cuts/scars/burns/razor/blade/marks on/across ~ wrist/wrists/forearm/forearms/arm/arms/thigh/thighs/skin
  razor blade*, blades and, hide/hiding ~ scars/cuts/cutting
  cutting to cope/feel/relieve/release/calm/forget/sleep/survive, cutting when/because/after/at night, cutting as a/relief
  ^ cutting $, cutting and stress/anxiety/depression/teens/sleep, stress/anxiety/depression and cutting $, cutting for/as/from stress/relief/comfort/anxiety
  i/she/he/they/we cut when/because/if, punish* my/your/his/her/the body
  why/when i/people/teens/girls/teenagers/we/they cut $, why/when i/people/teens/girls/teenagers/we/they cut when/to/because
  urge*/need/want*/tempt* ~ to/of cut/cutting/bleed/burn/hurt $, clean from cutting, stop cutting $, stop cutting when, stopped cutting $
  hurt*/pain/bleed*/burning/blood ~ to cope/release/relieve, hurt*/hurting to feel/cope/relax
  deserve* ~ pain/hurt/suffer/punish*/die/nothing
  hair/skin pulling/picking, pull*/tear*/ripping ~ own/my hair, head against ~ wall, bang* ~ head, punch* ~ wall/walls
`

/** Death, dying, and the wish for either. */
export const dying = `
  suicid*, suicad*, sucid*, suiside*, sewerslide, unaliv*, kms, kys, euthanas*, dignitas, overdos*, od on, lethal, deadly dose*, fatal dose*
  assisted dying/death/suicide, killing @self, @own own death/funeral
  ^ die $, ^ dying $, ^ death $, ^ dead $, ^ dying and, ^ death and, and dying $, and death $, and die $, about/of/near/for/before/fear* death/dying, ready for death
  to/will/would/could/might/may/should/can/i/we/you/people/rather/and/just/gonna/wanna/let/me/them/him/her/must/please die
  wanting/want die, want* ~ die/dead/death, wish* ~ die/dead/death/gone, be/am/is/was/were/im/being/better/feel*/half dead, afraid/scared/frightened/terrified of dying/death
  im/i/am/is/are/be/being/keep/keeps/of/about/or/from/want* dying, dying in/alone/soon/young/inside/from/of, death wish*
  kill* me/you/him/her/them/everyone/people/somebody/someone/my/us, wants to kill, murder*, homicid*
  end/ends/ending/ended it/all/everything/things/forever/me/myself, end*/tak*/took/los* ~ @own life/lives/own, end* ~ pain/suffering/misery for
  end of @own life, end of life, terminal*, hospice, palliative, last days/hours of, dying/last wish*, life support
  want* ~ to end $, want* ~ end it, want* ~ to be over, make it stop $, make ~ pain/everything/it/all stop
  not/never/nothing/no/without/dont/cannot/cant/wont/stop*/tired/sick/hate/why/done/fed/bored ~ live/living/exist/existing/existence/alive/life/existed
  no/nothing/not/without/any/lost/lose/losing/only ~ reason/reasons/point/will/worth/anything/something to/in/of/for/left ~ live/living/exist/existing/alive/going/go/life/stay/wake/continue/getting/get/carry/keep/hold/it/anything/everything/trying/try
  nothing/no one/nobody/no ~ left to/for ~ live/lose/give/hope/do
  worth living/it/anything anymore/any, life ~ not/isnt/no/never/hardly/worthless/meaningless/pointless/empty/over/unbearable ~ worth/living/point/meaning/over, life is over/pointless/meaningless/unbearable/hell/worthless/too
  lost/losing/lose/lack ~ will to, will to live/go, give/giving/gave up on life/everything/living/all/myself/it, gave/give/giving up hope, give/giving up $, ready to give up, ready to go $
  not/never/no/wont/dont/without/cant/cannot/dreading/hate/hating/stop ~ wake/waking up/again/ever/anymore/tomorrow/$, never/not waking, not/never/dont/wont wake/waking $, never wake*, not to wake*
  sleep*/asleep/rest/resting/bed ~ forever/eternal/eternally/permanently, sleep*/asleep/rest/bed for good/ever, sleep*/rest/asleep ~ and/to never/not, sleep* ~ and stay, sleep* ~ last time, last/final/eternal/endless/permanent/everlasting sleep/rest/peace/goodbye, long sleep with, never ~ wak*, stay* asleep forever/for, sleep without waking
  go/going to sleep and not, sleep it all, forever sleep*, sleep* my life away, sleep* away ~ life, disappear* $, want* ~ disappear/vanish/gone, disappear* forever/for/completely/from
  better/happier off ~ dead/without, better without me/him/her, world/family/everyone/they/kids ~ without me, nobody/noone/anyone/one ~ miss/notice/care/need/cry ~ me/if/when/$, burden to/on ~ family/everyone/others/everybody/people/them, im/am/being/be/feel*/are/is a burden
  goodbye/farewell/last/suicide/final letter/letters/note/notes/message/messages, say*/write/writing ~ goodbye forever/for/to, goodbye world/cruel/everyone/everybody/to, goodbyes, last goodbye*/day/words, final exit/solution/goodbye/day/words, writing my will
  jump*/throw*/leap*/fall*/walk*/step*/drive/driving/stand*/run* ~ bridge/cliff/roof/rooftop/balcony/ledge/train/trains/track/tracks/traffic/railway/lorry/truck/tree, jump* off/from/under/out
  sleep the/my/your/a last/final, front of ~ train/truck/lorry/bus/car/tram
  ^ to stop breathing, how to stop breathing, just stop breathing, want* ~ stop breathing, wish* ~ stop breathing, could stop breathing, would stop breathing
  drown* in ~ bath/sea/river/lake, killing me, wake me ~ over
  never return*, to vanish, how/want* ~ vanish
  noose, rope and, gun/pistol/rifle ~ head/mouth/myself, hang* on a/rope, belt around ~ neck, rope around, buy*/get*/tying/tie ~ rope/gun/noose, carbon monoxide, helium, bleach, antifreeze, cyanide, stockpil* ~ pills/tablets/medic*
  how many ~ pills/tablets/paracetamol/sleeping/tylenol/aspirin/painkillers/ibuprofen/insulin/xanax, take/taking/took/swallow*/eat*/down* ~ all/whole/bottle/box/pack/packet/handful ~ pills/tablets/medicine/paracetamol/them/meds/medication, whole/entire bottle/packet/pack/box of ~ pills/tablets/paracetamol/medicine/sleeping, too many pills/tablets/sleeping/painkillers/paracetamol, handful of pills/tablets/painkillers/sleeping
  painless* ~ way/ways/death/method/methods/end/exit/die, easy/easiest/quick*/fast*/best/gentle/peaceful/painless way/ways/exit/method/methods to/of ~ die/go/end/death/leave/dying/out/exit, way*/method*/plan* to ~ die/end/leave/kill
  not/dont/never/wont/hate/cant/cannot/stop ~ be/being/stay/exist here, be here anymore/any/tomorrow/much, want to be here, never been/being born, never born, wish* ~ born, not/never/dont ~ be/being around, not be here, not being here
  leave/leaving/exit*/quit*/check*/opt* ~ this/the/out world/life/earth, quit*/leav*/escap*/exit*/stop* life/living, leaving everyone/everything/them/all/it behind, out of life, escape/escaping/end from/it/life/everything all/forever/permanently
  no/not/any/only/find*/see/seeing ~ way out, way out of ~ life/stress/pain/it/this/everything, no/only/any/without escape/exit/solution/hope/future/light/help/tomorrow/way, no/only/any/without ~ escape/exit from/of/to, without hope/future
  last resort, permanent way/solution/sleep/end, past ~ saving, too late ~ for me/to live, nothing matters/helps/works/left/anymore/remains, nobody cares/helps/loves/wants/would
`

/** What is more than a bad week: hopelessness, and a mind out of its own hands. */
export const despair = `
  hopeless*, worthless*, despair*, desperat*, suffering, empty inside, numb inside/to/and/$, feel*/feeling numb/empty/nothing/dead/trapped/useless/lost/hollow/unwanted/unloved/unsafe/broken/helpless/suicidal
  hate/hating/hates/hated/loathe/loathing/despise/despising ~ @self/me, hate/hating/hates my/your/our/this/being/life life/living/existence/alive/myself, hate/hating life/living/everything/waking
  cannot/cant/couldnt/wont/not/dont/unable/never ~ cope/go/going/carry/take/bear/stand/keep/survive/handle/face/live/bare/continue/manage ~ on/it/anymore/any/more/longer/going/life/this/everything/another/stress/without/$
  i cannot/cant go/cope/continue/any/anymore, had enough of life/everything/it/living/being, enough of life/living/everything/it/this, done with life/living/everything/it/this, sick/tired of life/living/it/everything/being/myself, fed up with life/living/everything
  hear*/voices ~ voices/head/telling/say/tell, hallucinat*, paranoi*, dissociat*, derealis*, derealiz*, deperson*, flashback*, manic, mania, psychot*, delusion*, losing/lost/lose/going/go my/your/her/his/their/crazy/insane/mad ~ mind/sanity, going crazy/insane/mad, losing control/it/hope/everything/yourself/myself/reality, lost ~ hope/control/everything
  nervous/mental/emotional/complete/total breakdown*, breaking down $, mental illness*/ward/hospital, psychiatr*, crisis, cry* every/all/for/myself/at/in/without/uncontrollabl*, cant/cannot/never/always stop cry*, cant/cannot/wont stop shaking/screaming
  break* point, rock bottom, at/reached/end ~ end of ~ rope/tether, end of my/your/his/her/the rope/tether/strength/road, black dog, alone in the world/dark, all alone with
  melancholi*, agoraphob*, traumatis*, traumatiz*, everything hurts, nobody listens/understands/believes, nobody to talk/turn, trapped in ~ life/marriage/body/house/relationship, no friends/one/body left/and/to, in a dark place, dark thoughts/place, intrusive thoughts/images, bad thoughts about
`
