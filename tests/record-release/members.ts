import { codeOf, signIn, type Person } from './sign-in.ts'
import type { Visitor } from './visitor.ts'
import { linkInMail, type World } from './world.ts'

/** Somebody who is signed in. */
export interface SignedIn extends Person {
  readonly at: Visitor
}

/** Opens an account by the form, confirms its address, and signs in. */
export async function haveAccount(world: World, name: string): Promise<SignedIn> {
  const person = { name, email: `${name.toLowerCase()}@wellward.test`, password: `Paper-lantern-${name}-7` }
  const at = world.visitor()
  const { email, password } = person
  await at.send('/auth?tab=sign-up', 'Create Account', { displayName: name, email, password })
  await signIn(at, person)
  await at.send(await linkInMail(world, email, /confirm/i), 'Confirm email')
  return { ...person, at }
}

/** A trial by the public form, with nothing but an address. Nobody confirms it. */
export async function startTrialOnly(world: World): Promise<void> {
  await world.visitor().send('/trial', 'Start Free Trial', { firstName: 'Lou', email: 'lou@wellward.test' })
}

/** Turns the second step on; returns the person with the secret of their app. */
export async function turnSecondStepOn({ at, ...person }: SignedIn): Promise<SignedIn> {
  await at.send('/profile/security', 'Set up an authenticator app', { password: person.password })
  const shown = await at.see('/profile/security/authenticator')
  const [, key] = /([A-Z2-7]{4}(?: [A-Z2-7]{1,4})+)</.exec(shown.body)!
  const secondStep = key!.replaceAll(' ', '')
  await at.send(shown, 'Turn it on', { code: codeOf(secondStep) })
  return { ...person, secondStep, at }
}

/** Has lost the app and the recovery codes, and follows the link that takes the second step away, slowly. */
export async function loseSecondStep(world: World, { email, password }: SignedIn): Promise<void> {
  const at = world.visitor()
  const { location } = await at.send('/auth', 'Sign In', { email, password })
  await at.send(location, 'Mail me the link')
  await at.send(await linkInMail(world, email, /second step/i), 'Remove the second step')
}

/** Buys a plan at the stand-in of Stripe. */
export async function buy({ stripe }: World, { at }: SignedIn): Promise<void> {
  await at.send('/pricing', 'Choose Annual')
  stripe.pay()
  await stripe.allDelivered()
}
