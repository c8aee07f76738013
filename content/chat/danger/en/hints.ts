import type { Words } from '#content/chat/danger/form.ts'

/** One strong word of body, harm or despair: no danger by itself, and enough to name the number. */
export const hints: Words = `
  die, dying, dead, death, kill~, suicid~, hurt, hurts, hurting, harm, bleed~, blood, pills, tablets, overdos~, poison~, numb, passed out,
  passing out, faint~, collaps~, unconscious, seizure~, choking, choke, cant breathe, breathless, gasping, wheez~, swollen, swelling, hives, rash,
  chest, throat, tongue, lips, slurred, droop~, paraly~, cant move, cant speak, cant see, blurred, blurry, confused, dizzy, vomit~, throwing up,
  fever, chills, hopeless, worthless, alone, lonely, empty, scared, afraid, terrified, frightened, fear, panic, cant cope, cant go on, cant take,
  give up, giving up, given up, no point, no way out, goodbye, burden, hate myself, disgust~, ashamed, punish~, secret, secretly, cry, crying, cried,
  desperate, despair, trapped, in danger, unsafe, not safe, hits, hit me, beats, slap~, punch~, chok~, strangl~, rape~, assault~, molest~, abuse~, abusive,
  threat~, violent, violence, knife, gun, weapon, bruise~, stalk~, bleach, swallowed, insulin, ketones, hypo, diabetic, blood sugar, glucose, purge, purging,
  laxative~, binge~, bingeing, binging, starv~, not eaten, havent eaten, hasnt eaten, throw up, throws up, razor~, blade~, scars, cutting, noose, bridge, tracks,
  disappear, vanish, never wake, dont wake, not wake, emergency, ambulance, =999, =911, =112, hospital, help me, please help, urgent, urgently, dying, shaking,
  trembling, pale, grey, clammy, sweating, limp, floppy, unresponsive, not responding, wont wake, drowsy, drool~, foam~, blue, purple, burnt, burned, burning,
  electric shock, drown~, pregnant, contractions, waters, kicks, newborn, my baby, stroke, heart, palpitation~, jaw, stiff neck, severe, excruciating, agony,
  unbearable, suddenly, all of a sudden, getting worse, worse and worse, something is wrong, something wrong, somethings wrong, not right, isnt right, off today,
  not himself, not herself, strange, weird, wont stop, cant stop, cant keep, cant feel, cant swallow, cant stand, cant walk, cant get up, fell, fallen, crash, accident, head injury,
  tired of, sick of, done with, had enough, no energy to, numbing, voices, hallucinat~, hearing things, paranoi~, out of control, lost control, losing control, lose control`
