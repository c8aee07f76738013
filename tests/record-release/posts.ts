import { aPhoto } from './member-life.ts'
import type { Visitor } from './visitor.ts'
import { dayAhead } from './world.ts'

/** The blog: a published post with pictures, a draft with an unsaved text, what the generator wrote, a batch that is scheduled, the settings of the daily one. */
export async function writePosts(owner: Visitor): Promise<void> {
  const published = (await owner.send('/blog-automation/manage', 'New post')).location
  const picture = new FormData()
  picture.set('picture', await aPhoto('olive'))
  const kept = await owner.call(`/admin/posts/${published.split('/').at(-1)!}/pictures`, picture)
  const { url } = JSON.parse(kept.body) as { url: string }
  const post = {
    title: 'A walk after supper',
    slug: 'a-walk-after-supper',
    body: `## Ten minutes\n\nWalk **slowly**.\n\n![The lane at dusk](${url})`,
    tags: 'walking, evening',
    coverFile: await aPhoto('navy'),
  }
  await owner.send(published, 'Save changes', post)
  await owner.send(published, 'Save changes', { title: 'A short walk after supper', slug: 'a-short-walk-after-supper' })
  await owner.send(published, 'Publish')

  const draft = (await owner.send('/blog-automation/manage', 'New post')).location
  await owner.send(draft, 'Save changes', { title: 'On naps', slug: 'on-naps', body: 'Twenty minutes are enough.' })
  const unsaved = {
    intent: 'keep',
    title: 'On naps',
    slug: 'on-naps',
    body: 'Twenty minutes are enough, before three.',
    author: 'The team',
  }
  await owner.call(`/admin/posts/${draft.split('/').at(-1)!}/draft`, new URLSearchParams(unsaved))

  await owner.send('/blog-automation/generator', 'Generate Blog Post', {
    prompt: 'How to sleep before a long day',
    length: 'short',
  })
  const text = 'A better week\nWrite about sleep.\nA healthier day\nWrite about nutrition.'
  await owner.send('/blog-automation/batch', /^Generate & Save/, { text, timeZone: 'Europe/Berlin' })
  await owner.send('/blog-automation/daily', 'Save Settings', { enabled: null, mode: 'review', dailyPrompt: 'Sleep' })
  await owner.send('/blog-automation/daily', 'Test Generation')
  await owner.send('/blog-automation/scheduled', 'Schedule', { day: dayAhead(30) })
  for (const chore of ['Check links', 'Make an export', 'Rebuild']) await owner.send('/blog-automation/tools', chore)
}
