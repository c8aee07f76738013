import { aLessonInItsForm, text as lessonText } from '#tests/support/authoring.ts'
import { expect, PHONE, signIn, test } from '#tests/support/browser.ts'
import { editor, nonce, openNewPost, text } from '#tests/support/editor.ts'

/** A second of silence: mono, 8 kHz, 8 bits. */
function aRecording(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + 8_000, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(8_000, 40)
  return Buffer.concat([head, Buffer.alloc(8_000, 128)])
}
const pdf = Buffer.from(`%PDF-1.7\n${'x'.repeat(300)}\n%%EOF\n`)

test('a recording and a PDF are uploaded from the menu of blocks, and play and download in the preview', async ({ visitor }) => {
  const owner = await visitor()
  const { page } = owner
  await signIn(owner)
  await openNewPost(owner, `Sounds of rest ${nonce()}`)
  await text(owner).fill('A first paragraph.')
  const chosen = editor(owner).getByLabel('Recording or PDF', { exact: true })
  await editor(owner).locator('summary').filter({ hasText: 'Add block' }).click()
  const chooser = page.waitForEvent('filechooser')
  await editor(owner).getByRole('button', { name: 'Upload a recording or PDF' }).click()
  await (await chooser).setFiles({ name: 'Evening walk.wav', mimeType: 'audio/wav', buffer: aRecording() })
  await expect
    .poll(() => text(owner).inputValue())
    .toMatch(/^A first paragraph\.\n\n:::recording address="\/media\/posts\/[^"]+\.wav" title="Evening walk"\n$/)
  await chosen.setInputFiles({ name: 'Sleep plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect.poll(() => text(owner).inputValue()).toMatch(/:::file address="[^"]+\.pdf" label="Sleep plan" size="1 kB"/)
  await chosen.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<script>alert(1)</script>') })
  await page.getByText('This file is not what its name says.').waitFor()
  const preview = editor(owner).getByRole('region', { name: 'Preview' })
  const sound = preview.locator('audio')
  await sound.waitFor()
  // The browser reads how long it lasts: it is a recording to it.
  await sound.evaluate((audio: HTMLAudioElement) => audio.load())
  await expect
    .poll(() => sound.evaluate((audio: HTMLAudioElement) => (Object.assign(audio, { preload: 'metadata' }), audio.duration)))
    .toBe(1)
  const download = page.waitForEvent('download')
  await preview.getByRole('link', { name: 'Sleep plan' }).click()
  expect((await download).suggestedFilename()).toBe('Sleep plan.pdf')
  const stranger = await fetch(new URL((await sound.getAttribute('src'))!, owner.origin))
  expect(stranger.status).toBe(404)
  expect(await owner.axe()).toEqual([])
})

test('without a script a form in the editor of a lesson takes the file and shows the line to paste', async ({ visitor }) => {
  const owner = await visitor({ viewport: PHONE, javaScript: false })
  const { page } = owner
  await signIn(owner)
  await aLessonInItsForm(owner)
  await lessonText(owner).fill('What is typed stays.')
  const field = page.locator('input[name=textFile]')
  await page.locator('#text-file').evaluate((each) => each.classList.remove('hidden'))
  await field.setInputFiles({ name: 'page.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') })
  await page.locator('button[value=upload-file]').click()
  await page
    .locator('#textFile-note, [id$=note]')
    .filter({ hasText: 'This file is not what its name says.' })
    .waitFor({ state: 'attached' })
  expect(await lessonText(owner).inputValue()).toBe('What is typed stays.')
  await page.locator('#text-file').evaluate((each) => each.classList.remove('hidden'))
  await field.setInputFiles({ name: 'Sleep plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.locator('button[value=upload-file]').click()
  await page.locator('#text-file pre').waitFor({ state: 'attached' })
  expect(await page.locator('#text-file pre').textContent()).toMatch(
    /^:::file address="\/media\/lessons\/[^"]+\.pdf" label="Sleep plan" size="1 kB"$/,
  )
  expect(await lessonText(owner).inputValue()).toBe('What is typed stays.')
})
