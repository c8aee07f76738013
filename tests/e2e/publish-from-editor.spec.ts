import { expect, PHONE, signIn, test, type Visitor } from '#tests/support/browser.ts'
import { dayAgo } from '#tests/support/days.ts'
import { card, editor, field, nonce, openNewPost, openPost, text } from '#tests/support/editor.ts'

const button = (owner: Visitor, name: string) => editor(owner).getByRole('button', { name, exact: true })

for (const javaScript of [true, false]) {
  test(`a post is published and scheduled to the minute where it is written, with what was typed (JavaScript: ${javaScript})`, async ({
    visitor,
  }) => {
    const owner = await visitor({ javaScript, ...(!javaScript && { viewport: PHONE }) })
    const { page, goTo, axe } = owner
    await signIn(owner)
    const title = `Minutes ${nonce()}`
    const address = await openNewPost(owner, title)

    await text(owner).fill('Typed and not saved.')
    await editor(owner).getByText('Schedule…').click()
    await field(owner, 'Date').fill(dayAgo(2))
    await field(owner, 'Time').fill('09:17')
    if (javaScript) expect(await axe()).toEqual([])
    await page.screenshot({ path: `screenshots/e2e-schedule-${javaScript ? 'desk' : 'phone'}.png` })
    await button(owner, 'Schedule').click()
    await editor(owner).getByText('Choose today or a later day.').waitFor()
    expect(await text(owner).inputValue()).toBe('Typed and not saved.')
    expect(await field(owner, 'Time').inputValue()).toBe('09:17')

    await field(owner, 'Date').fill(dayAgo(-2))
    if (javaScript) await field(owner, 'Time').press('Enter')
    else await button(owner, 'Schedule').click()
    await page.getByText('Schedule updated successfully!').first().waitFor()
    await page
      .getByText(/It appears on .*, 09:17\./)
      .first()
      .waitFor()
    await goTo('/blog-automation/scheduled')
    await card(owner, title)
      .getByText(/Planned for .*, 09:17/)
      .waitFor()

    await openPost(owner, address)
    expect(await text(owner).inputValue()).toBe('Typed and not saved.')
    await editor(owner).getByText('Reschedule…').click()
    await expect.poll(() => field(owner, 'Time').inputValue()).toBe('09:17')
    expect(await field(owner, 'Date').inputValue()).toBe(dayAgo(-2))
    await text(owner).fill('Published with this.')
    await button(owner, 'Publish').click()
    await page.getByText('Post published successfully').first().waitFor()

    await openPost(owner, address)
    expect(await editor(owner).getByText('Reschedule…').count()).toBe(0)
    const live = await editor(owner).getByRole('link', { name: 'View Live' }).getAttribute('href')
    await text(owner).fill('Taken back with this.')
    await button(owner, 'Unpublish').click()
    await page.getByText('Post unpublished successfully').first().waitFor()
    const reader = await visitor()
    expect((await reader.page.goto(live!))!.status()).toBe(404)
    await openPost(owner, address)
    expect(await text(owner).inputValue()).toBe('Taken back with this.')
  })
}

test('a date that is typed is nothing of the text: no draft is kept for it', async ({ visitor }) => {
  const owner = await visitor()
  await signIn(owner)
  const address = await openNewPost(owner, `Dates ${nonce()}`)
  await editor(owner).getByText('Schedule…').click()
  await field(owner, 'Date').fill(dayAgo(-3))
  await field(owner, 'Time').fill('23:59')
  await owner.goTo('/blog-automation/manage')
  await openPost(owner, address)
  await editor(owner)
    .getByText(/^Versions/)
    .waitFor()
  expect(await editor(owner).getByText('and did not save').count()).toBe(0)
})
