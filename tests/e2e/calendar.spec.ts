import ICAL from 'ical.js'
import type { Page } from 'playwright-core'

import { aClient, anAppointment, aSessionType } from '#features/calendar/calendar.factory.server.ts'
import { findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { DESK, expect, isFocused, PHONE, signIn, startTrial, test } from '#tests/support/browser.ts'
import { dayAgo } from '#tests/support/days.ts'
import { deep } from '#tests/support/deep.ts'
import { withServicesOf } from '#tests/support/product-services.ts'

const main = (page: Page) => page.getByRole('main')
const day = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const dayFromNow = (days: number) => dayAgo(-days)

test(
  'the sample is chosen by day and month without asking the server, by keys as well',
  deep('tests/e2e/calendar.spec.ts'),
  async ({ visitor }) => {
    const { page, goTo, wake, axe } = await visitor({ timeZone: 'Pacific/Auckland' })
    await goTo('/calendar?date=2026-11-24')
    await page.getByText('Sample data', { exact: true }).waitFor()
    expect(await main(page).getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^7:00 AM/), expect.stringMatching(/^15\s+sessions/)]),
    )
    expect(await axe()).toEqual([])
    await wake()
    const asked: string[] = []
    // Chromium itself looks at its icon again whenever the address changes.
    page.on('request', (request) => !request.url().endsWith('/favicon.svg') && asked.push(request.url()))
    await day(page, /^Thursday 26 November 2026, 3 appointments/).click()
    await main(page).getByRole('heading', { name: 'Thursday 26 November 2026' }).waitFor()
    expect(new URL(page.url()).search).toBe('?date=2026-11-26')
    await page.keyboard.press('End')
    await page.getByText('No appointments scheduled for this date').waitFor()
    expect(await isFocused(day(page, /^Sunday 29 November 2026/))).toBe(true)
    for (const key of ['ArrowDown', 'PageDown', 'Home', 'ArrowLeft']) await page.keyboard.press(key)
    expect(await isFocused(day(page, /^Sunday 3 January 2027/))).toBe(true)
    await day(page, 'Previous month').click()
    await main(page).getByRole('heading', { name: 'December 2026', exact: true }).waitFor()
    expect(await main(page).locator('td a[tabindex="-1"]').count()).toBe((await main(page).locator('td').count()) - 1)
    expect(asked).toEqual([])
    await page.reload()
    await main(page).getByRole('heading', { name: 'Thursday 3 December 2026' }).waitFor()
  },
)

test('today is the visitor’s own, whatever day it is where the site runs', async ({ visitor }) => {
  // One of these two is always on another day than UTC.
  const timeZone = new Date().getUTCHours() < 11 ? 'Etc/GMT+12' : 'Pacific/Kiritimati'
  const { page, goTo } = await visitor({ timeZone })
  await goTo('/calendar')
  const own = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())
  const today = main(page).locator(`[aria-current=date][data-day="${own}"]`)
  await today.waitFor()
  expect(await main(page).locator('[aria-selected=true] a').getAttribute('data-day')).toBe(own)
})

test('without a script days and months are links, and on a phone nothing is too wide', async ({ visitor }) => {
  const { page, goTo } = await visitor({ javaScript: false, viewport: PHONE })
  await goTo('/calendar?date=2026-11-24')
  await day(page, /^Friday 27 November/).click()
  await page.waitForURL('**/calendar?date=2026-11-27')
  expect(await main(page).getByText('2:00 PM').count()).toBe(1)
  await day(page, 'Next month').click()
  await page.waitForURL('**/calendar?date=2026-12-27')
  await main(page).getByText('No appointments scheduled for this date').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test(
  'the coach keeps a calendar: types, clients, an appointment that is booked, refused, moved and cancelled',
  deep('app/features/calendar/appointments/keep-appointments.server.test.ts'),
  async ({ visitor }) => {
    const coach = await visitor()
    const { page, goTo, axe } = coach
    await signIn(coach)
    await goTo('/admin/calendar/types')
    const type = `Strength ${crypto.randomUUID().slice(0, 8)}`
    const newName = main(page).getByLabel('Name').last()
    const saveType = async () => {
      await newName.fill(type)
      await main(page).getByRole('button', { name: 'Save' }).last().click()
    }
    await saveType()
    await page.getByText('Session type saved').waitFor()
    await expect.poll(() => newName.inputValue()).toBe('')
    await saveType()
    await page.getByText('Another type that is offered has this name. Please choose another name.').waitFor()
    await goTo('/admin/calendar/clients')
    await main(page).getByRole('button', { name: 'Save the client' }).click()
    await page.getByText('Name is required').waitFor()
    expect(await axe()).toEqual([])
    const client = `Ida ${crypto.randomUUID().slice(0, 8)}`
    await main(page).getByLabel('Name').fill(client)
    await main(page).getByRole('button', { name: 'Save the client' }).click()
    await main(page).getByRole('link', { name: 'New appointment' }).click()

    const when = dayFromNow(400)
    const book = async (time: string) => {
      await main(page)
        .getByLabel('Session')
        .selectOption({ label: `${type}, 60 minutes` })
      await main(page).getByLabel('Day').fill(when)
      await main(page).getByLabel('Time').fill(time)
      await main(page).getByRole('button', { name: 'Book it' }).click()
    }
    await book('09:00')
    await page.getByText('Appointment booked').waitFor()
    await main(page)
      .getByRole('link', { name: new RegExp(client) })
      .waitFor()
    expect(await axe()).toEqual([])
    await goTo('/admin/calendar/new')
    await main(page).getByLabel('Client').selectOption({ label: client })
    await main(page).getByLabel('Note').fill('By train')
    await book('09:30')
    await page.getByText(`You have another appointment then: ${client}, 09:00 to 10:00. Please choose another time.`).waitFor()
    expect(await isFocused(main(page).getByLabel('Time'))).toBe(true)
    expect(await main(page).getByLabel('Note').inputValue()).toBe('By train')

    await goTo(`/admin/calendar?view=day&date=${when}`)
    await main(page)
      .getByRole('link', { name: new RegExp(client) })
      .click()
    await main(page).getByLabel('Time').fill('14:00')
    await main(page).getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Appointment saved').waitFor()
    expect(await axe()).toEqual([])
    await main(page).getByLabel('Reason').fill('The hall is closed')
    await main(page).getByRole('button', { name: 'Cancel the appointment' }).click()
    await page.getByText('You cancelled', { exact: true }).waitFor()
    await main(page).getByText('The hall is closed').waitFor()
  },
)

test('a member sees an appointment on their own clocks, takes it along, subscribes, and cancels it', async ({
  visitor,
  dataDir,
  origin,
}) => {
  const member = await visitor({ timeZone: 'America/New_York', viewport: PHONE })
  const { page, goTo, axe, context } = member
  const email = await startTrial(member, 'Noa')
  await goTo('/profile')
  await main(page).getByRole('link', { name: 'Appointments' }).click()
  await page.getByText('No appointment is booked').waitFor()
  expect(await axe()).toEqual([])
  const when = dayFromNow(430)
  const id = await withServicesOf(dataDir, async (services) => {
    const userId = (await findUserByEmail(services.db, email))!.userId
    const clientId = await aClient(services, { name: 'Noa', userId })
    return anAppointment(services, { day: when, time: '15:00', zone: 'UTC', clientId, typeId: await aSessionType(services) })
  })
  await page.reload()
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'America/New_York' })
  await main(page)
    .getByText(hour.format(new Date(`${when}T15:00:00Z`)))
    .first()
    .waitFor()
  const file = await context.request.get(`${origin}/profile/appointments/${id}/ics`)
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  const event = new ICAL.Component(ICAL.parse(await file.text())).getFirstSubcomponent('vevent')!
  expect(new ICAL.Event(event).startDate.toJSDate()).toEqual(new Date(`${when}T15:00:00Z`))

  await main(page).getByRole('button', { name: 'Make an address' }).click()
  const address = await main(page).getByLabel('Address to subscribe to').inputValue()
  expect(await axe()).toEqual([])
  const first = await fetch(address)
  expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(await first.text()).toContain(id)
  const again = await fetch(address, { headers: { 'If-None-Match': first.headers.get('ETag')! } })
  expect(again.status).toBe(304)
  await page.reload()
  expect(await page.content()).not.toContain(new URL(address).searchParams.get('token')!)

  await main(page).getByText('Cancel it').click()
  await main(page).getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByText('Appointment cancelled').waitFor()
  expect(await (await fetch(address)).text()).not.toContain(id)
  await main(page).getByRole('button', { name: 'End the address' }).click()
  await page.getByRole('alertdialog', { name: 'End the address?' }).getByRole('button', { name: 'End it' }).click()
  await page.getByText('Address ended').waitFor()
  expect((await fetch(address)).status).toBe(404)
})

test(
  'once the owner turns it on, the real calendar stands there without names, and again the sample once it is off',
  deep('tests/e2e/calendar.spec.ts'),
  async ({ visitor, dataDir }) => {
    const when = dayFromNow(460)
    await withServicesOf(dataDir, (services) => anAppointment(services, { day: when, time: '08:00', zone: 'UTC' }))
    const coach = await visitor()
    await signIn(coach)
    const turn = async (isOn: boolean) => {
      await coach.goTo('/admin/calendar/settings')
      await coach.page.getByLabel('Your time zone').selectOption('UTC')
      await coach.page.getByLabel('Show the real calendar at /calendar').setChecked(isOn)
      await coach.page.getByRole('button', { name: 'Save settings' }).click()
      await coach.page.getByText('Settings of the calendar saved').waitFor()
    }
    await turn(true)
    const { page, goTo, wake, axe } = await visitor({ viewport: DESK })
    try {
      await goTo(`/calendar?date=${when}`)
      await main(page).getByText('Booked', { exact: true }).waitFor()
      await main(page).getByText('8:00 AM').waitFor()
      expect(await page.content()).not.toMatch(/Ann Lind|Sample data/)
      expect(await axe()).toEqual([])
      await wake()
      await day(page, 'Next month').click()
      await page.waitForFunction((search) => location.search !== search, `?date=${when}`)
      await main(page).getByRole('link', { name: 'Ask for a time' }).waitFor()
    } finally {
      await turn(false)
    }
    await goTo('/calendar')
    await page.getByText('Sample data', { exact: true }).waitFor()
  },
)
