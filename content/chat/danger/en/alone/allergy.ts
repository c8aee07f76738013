import type { Words } from '#content/chat/danger/form.ts'

/** Of allergies. */
export const allergy: Words = `
  severe allergy attack, throat is closing, throat closing, throat closes, tongue is swelling, tongue swelling, lips are swelling, used my epi,
  face doesnt fit, face feels too big, face is ballooning, face is blowing, face blew up, face is huge, face is getting bigger, lips look fake,
  lips look like, lips like balloons, lips are huge, lips are getting, lips got big, lips feel fat, lips feel huge, lips tingl~, mouth tingl~,
  tongue tingl~, tongue feels, tongue is too big, tongue is getting, tongue is thick, thick tongue, tongue swell~, throat feels tight,
  throat is tight, throat tight, throat itch~, throat feels funny, throat is itch~, itchy throat and, lump in my throat that,
  lump in my throat since, lump in my throat and, cotton wool in my throat, eyes are nearly shut, eyes nearly shut, eyes are swollen, swollen shut,
  swelled shut, puffed up, big red bumps, red bumps all over, lumps all over, welts all over, hives all over, hives everywhere, covered in hives,
  broke out in hives, breaking out in hives, body rash, itching all over, itchy all over, itchy everything, itchy everywhere, itching everywhere,
  swallow my own spit, hard to swallow, cant swallow, cannot swallow, couldnt swallow, voice is going, voice is hoarse, voice gone,
  lost my voice and, clearing her throat, clearing his throat, clearing my throat, eyes are slits, eyes like slits, eyes closed up,
  eyes have closed, eyes are closing, eyes closing up, eyes wont open, cant open my eyes, cant open his eyes, cant open her eyes, sound like kermit,
  sounds like kermit, sound like a frog, sounds like a frog, voice has changed, voice sounds weird, voice sounds strange, voice sounds funny,
  voice went weird, voice went funny, voice is squeaky, voice is weird, rings wont come off, cant get my ring off, cant get her ring off,
  cant get his ring off, neck is filling up, neck feels like its filling, throat is filling, throat feels full, throat is full,
  filling up from the inside, spit down, spit wont go down, like pushing a golf ball, golf ball in my throat, like swallowing a, swallowing is hard,
  swallowing hurts and, swallowing is getting, swallowing feels, difficult to swallow, trouble swallowing, struggling to swallow, scarlet from,
  red from head, red from neck, red all over, red head to toe, bright red all, swelled up after, swollen up after, swelled up like, swells up after,
  blew up after, blown up like, lips and tongue, tongue and lips, lips tingling, tongue tingling, mouth tingling, mouth is tingling, mouth is itchy,
  mouth itchy, mouth itching, tongue itching, tongue itchy, tongue is itchy, lips itching, lips are itchy, lips burning and, no epipen,
  dont have my epipen, dont have an epipen, used the epipen, used his epipen, used her epipen, used my epipen, need an epipen, need epipen,
  epipen isnt, epipen didnt, epipen is expired, lost my epipen, where is my epipen, epipen hasnt, epipen and, collar feels tight~,
  collar is getting tight~, clawing at his throat, clawing at her throat, clawing at my throat, scratching everywhere, tongue~ fat,
  something bad is coming, something terrible is coming, feels like something terrible, swallowing through a keyhole, swallow through a straw`
