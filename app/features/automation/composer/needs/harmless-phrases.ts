/** Turns of phrase in which a word of harm or death means none. They are taken out before anything is listened for. */
export const harmless = `
  beat*/beat ~ @self up, be/being/hard/harsh/kind on @self, cut @self some/off, cut yourself ~ slack, cut off from, kick* @self, kid* @self, push* @self
  pinch yourself, pat yourself, punch above, burn* @self out, work* @self to/into ~ exhaustion, kill* it/time/two/cravings/germs/bacteria/joy/buzz
  to die for, dying to know/see/meet/try/hear/get/go/learn, dying for a/some ~ coffee/tea/drink/snack, die hard*, never say die, do or die, dead lift/lifts/lifting/bug/bugs/hang/hangs/end/ends/line/lines/weight/tired/simple/easy/zone/right/sea
  suicide runs/sprints/squeeze/drills/drill, killer workout/abs/app/apps/recipe*, drop dead gorgeous, death by ~ chocolate/powerpoint/meetings, death of ~ lunch/breakfast/diet/office/weekend, dead of night, in the dead
  end of/the ~ day/week/weekend/year/month/winter/summer/work, wake up call, shot/shots of espresso/ginger, crisis line/lines/plan, midlife crisis, energy crisis, housing crisis
  fat burning/loss/free/soluble/oxidation, low fat, full fat, trans fat, body fat, saturated fat, good fat, bad fat, healthy fat, fat and the/your/heart/cholesterol, too fat a/an, loss of appetite/muscle/sleep/focus/energy
  starv* for ~ time/attention/light, no time to/for eat/cook/meal, bully for, war on, star wars, war stories, threat of rain, smoke alarm*, smoked salmon/fish/meat/paprika/tofu, smoke free, coke and, weed/weeds/weeding ~ garden/gardening/allotment/path/lawn, spice rack, diet coke
  hooked on reading/running/walking/books, crack/cracked/cracking ~ egg/eggs/heels/lips/code, hash browns, needle in, meditation retreat, high on/in ~ list/fibre/fiber/protein/sugar/salt/iron
  drunk ~ water/milk/tea/coffee, shots at, no more than, stop eating when ~ full, stop eating before ~ full, voices in, hear* your own voice
`
