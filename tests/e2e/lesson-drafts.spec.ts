import type { Page } from 'playwright-core'
import sharp from 'sharp'

import { aLessonInItsForm, awake, text } from '#tests/support/authoring.ts'
import { expect, PHONE, signIn, startTrial, test, type Visitor } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'

test(
  'what is typed at a lesson is kept, and found in another browser: one goes on with it, or throws it away',
  deep('app/features/courses/authoring/lesson-drafts.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const address = await aLessonInItsForm(owner)
    await text(owner).fill('Typed before the crash.')
    await owner.page.getByLabel('Duration').fill('long')
    await owner.page.getByText(/^Draft kept/).waitFor()

    const elsewhere = await visitor({ viewport: PHONE, colorScheme: 'dark' })
    await signIn(elsewhere)
    await elsewhere.goTo(address)
    await elsewhere.page.getByText(/^You wrote here on .* and did not save$/).waitFor()
    expect(await text(elsewhere).inputValue()).toBe('')
    expect(await elsewhere.axe()).toEqual([])
    await elsewhere.page.getByRole('link', { name: 'Continue with that text' }).click()
    await elsewhere.page.getByText(/^In the form: what was written on/).waitFor()
    expect(await text(elsewhere).inputValue()).toBe('Typed before the crash.')
    expect(await elsewhere.page.getByLabel('Duration').inputValue()).toBe('long')
    expect(await elsewhere.axe()).toEqual([])
    await text(elsewhere).press('End')
    await text(elsewhere).pressSequentially(' And after it.')
    await elsewhere.page.getByLabel('Duration').fill('1:00')
    await elsewhere.page.getByRole('button', { name: 'Save', exact: true }).click()
    await elsewhere.page.getByText('Lesson saved').first().waitFor()
    expect(new URL(elsewhere.page.url()).search).toBe('')
    await elsewhere.page.reload()
    expect(await text(elsewhere).inputValue()).toBe('Typed before the crash. And after it.')
    expect(await elsewhere.page.getByText('did not save').count()).toBe(0)

    // Leaving keeps what was written last without asking; thrown away, it is gone.
    await awake(elsewhere)
    await text(elsewhere).press('End')
    await text(elsewhere).pressSequentially(' Not to stay.')
    await elsewhere.page.getByRole('link', { name: /^Quiet nights/ }).click()
    await elsewhere.page.getByLabel('New module').waitFor()
    await elsewhere.goTo(address)
    expect(await text(elsewhere).inputValue()).toBe('Typed before the crash. And after it.')
    await elsewhere.page.getByRole('button', { name: 'Discard it' }).click()
    await elsewhere.page.getByText('Draft discarded').first().waitFor()
    expect(await elsewhere.page.getByText('did not save').count()).toBe(0)
  },
)

test(
  'while nothing can be kept, who leaves is asked',
  deep('app/features/courses/authoring/lesson-drafts.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    const { page, context } = owner
    await signIn(owner)
    await aLessonInItsForm(owner)
    await context.route(/\/draft$/, (route) => route.fulfill({ status: 503 }))
    await text(owner).fill('Words for nobody.')
    await page.getByText('Not kept: the site does not answer.').waitFor()
    await page.getByRole('link', { name: /^Quiet nights/ }).click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
    expect(await text(owner).inputValue()).toBe('Words for nobody.')
  },
)

test(
  'a draft of an older version is saved over nothing unseen, also without JavaScript',
  deep('app/features/courses/authoring/lesson-drafts.server.test.ts'),
  async ({ visitor }) => {
    const owner = await visitor()
    await signIn(owner)
    const address = await aLessonInItsForm(owner)
    await text(owner).fill('Begun early.')
    await owner.page.getByText(/^Draft kept/).waitFor()
    const plain = await visitor({ javaScript: false })
    await signIn(plain)
    await plain.goTo(address)
    await text(plain).fill('Saved in between.')
    await plain.page.getByRole('button', { name: 'Save', exact: true }).click()
    await plain.page.getByText('Lesson saved').first().waitFor()
    await plain.page.getByRole('link', { name: 'Continue with that text' }).click()
    await plain.page.getByText(/^In the form: what was written on/).waitFor()
    expect(await text(plain).inputValue()).toBe('Begun early.')
    await plain.page.getByRole('button', { name: 'Save', exact: true }).click()
    await plain.page.getByText('Somebody else saved this lesson in the meantime').waitFor()
    expect(await plain.page.getByLabel('Content, as they saved it').inputValue()).toBe('Saved in between.')
    await plain.page.getByRole('link', { name: 'take theirs' }).click()
    expect(await text(plain).inputValue()).toBe('Saved in between.')
    await plain.page.getByRole('button', { name: 'Discard it' }).click()
    await plain.page.getByText('Draft discarded').first().waitFor()
    expect(await plain.page.getByText('did not save').count()).toBe(0)
  },
)

test(
  'a picture that is pasted stands in the lesson as its members see it, and is nobody else’s',
  deep('app/features/courses/authoring/lesson-drafts.server.test.ts'),
  async ({ visitor, origin }) => {
    const owner = await visitor()
    const { page, axe } = owner
    await signIn(owner)
    await aLessonInItsForm(owner)
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    await text(owner).evaluate((area, base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'A lamp.png', { type: 'image/png' }))
      area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, picture.toString('base64'))
    const pasted = /!\[A lamp\]\((\/media\/lessons\/[^)]+-900\.webp)\)/
    await expect.poll(() => text(owner).inputValue()).toMatch(pasted)
    const address = pasted.exec(await text(owner).inputValue())![1]!
    const isDrawn = (inside: ReturnType<Page['locator']>) =>
      expect
        .poll(() => inside.getByRole('img', { name: 'A lamp' }).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(900)
    await isDrawn(page.getByRole('region', { name: 'Preview' }))
    await text(owner).evaluate((area) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File(['no picture'], 'notes.png', { type: 'image/png' }))
      area.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    })
    await page.getByText('This file is not a picture that we can read.').waitFor()
    expect(await axe()).toEqual([])
    await page.getByLabel('Opens in the trial').check()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Lesson published').first().waitFor()
    await page.getByRole('link', { name: /^Quiet nights/ }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Course published').first().waitFor()
    const course = new URL(page.url()).pathname

    await page.goBack()
    const lesson = await page.getByRole('link', { name: 'member', exact: true }).getAttribute('href')
    const [path] = lesson!.split('?')
    const member = await visitor({ viewport: PHONE })
    await startTrial(member, 'Mia')
    await member.goTo(path!)
    await member.page.getByRole('heading', { level: 1, name: 'Light' }).waitFor()
    await isDrawn(member.page.locator('main'))
    expect(await member.axe()).toEqual([])
    const stranger = await visitor()
    await stranger.goTo(path!)
    expect(await stranger.page.content()).not.toContain(address)
    const status = async ({ page: { request } }: Visitor) => (await request.get(origin + address)).status()
    expect([await status(member), await status(stranger)]).toEqual([200, 404])
    // Other tests count what is public.
    await owner.goTo(course)
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
    await page.getByText('Course unpublished').first().waitFor()
  },
)
