import type { Visitor } from './visitor.ts'
import type { World } from './world.ts'

/** Visitors who ask the assistant and write to the team. */
export async function haveVisitors(world: World): Promise<void> {
  const asking = world.visitor()
  await asking.send('/chat', 'Send', { message: 'How much creatine is in one scoop?' })
  await asking.send('/chat', 'Send', { message: 'I would like to buy the annual plan, please.' })
  await asking.send('/chat', 'Ask for a person', { personEmail: 'vera@visitor.test' })
  const inDanger = world.visitor()
  await inDanger.send('/chat', 'Send', { message: 'I have chest pain and my left arm is numb' })
  const writing = world.visitor()
  const message = 'May I bring a friend to the next call? We both work nights.'
  await writing.send('/contact', 'Send Message', { name: 'Wim Visser', email: 'wim@visitor.test', message })
  const enquiry = { name: 'Cleo Park', email: 'cleo@visitor.test', organisation: 'Example Works', teamSize: '11 to 50' }
  await world.visitor().send('/corporate', 'Send enquiry', { ...enquiry, message: 'Do you give workshops for shift workers?' })
  await writing.see('/go/rogue')
}

/** What the owner does with it: an answer, a note, and an answer that is only begun. */
export async function answerVisitors(owner: Visitor): Promise<void> {
  const thread = async (name: string) => {
    const { body } = await owner.see(`/admin/messages?${new URLSearchParams({ q: name })}`)
    return /\/admin\/messages\/[\da-f-]{36}/.exec(body)![0]
  }
  const wim = await thread('Wim Visser')
  await owner.send(wim, 'Send answer', { subject: 'Re: the next call', text: 'Of course: bring your friend along.' })
  await owner.send(wim, 'Keep note', { text: 'Both work nights: offer the late group.' })
  const cleo = await thread('Cleo Park')
  await owner.call(`${cleo}/draft`, new URLSearchParams({ subject: 'Re: workshops', text: 'Dear Cleo, yes we' }))
}
