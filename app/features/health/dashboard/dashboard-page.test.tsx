import { expect, test } from 'vitest'

import { shiftDay } from '#base/dates/calendar-day.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import { schedulingPage } from '#content/site.ts'
import { dayStreak, weekStreak } from '#features/health/core/streak.ts'
import { showHabitToday } from '#features/health/habits/show-habits.ts'
import { showRecommendations } from '#features/health/recommendations/show-recommendations.ts'
import { matchOf } from '#features/health/recommendations/statistics.ts'

import { aDashboard, reader, section, shortNights, show, today } from './dashboard-page.factory.server.tsx'
import { formatLabWeeks, formatLastEntry, nextOf } from './dashboard.ts'
import { formatDates } from './written-dates.ts'
import { yearOf } from './year.ts'

test('there is one h1, the greeting', () => {
  const html = show(aDashboard())
  expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual(['<h1>Welcome Back, Maya</h1>'])
  expect(html).toContain('Friday 20 November 2026')
})

test('before the first check-in every card says what will be there, in the words of the spec', () => {
  const html = show(aDashboard())
  expect(html).toContain('Start tracking your health data to build streaks!')
  expect(html).toContain('Complete challenges to earn achievements!')
  expect(section(html, 'Health score')).toMatch(/Health score 0 of 100 .*no score yet.*waiting/)
  expect(section(html, 'Streak')).toMatch(/Current 0 days.*Longest 0 days/)
})

test('the score comes first in its section, each part with its points, and no form is in it', () => {
  const html = show(aDashboard(3))
  expect(section(html, 'Health score')).toMatch(
    /Health score 71 of 100 .*Recency 30 of 30 .*Completeness 20 of 40 .*Labs waiting .*Together 50 of 70 points, which is 71 of 100/,
  )
  const score = html.slice(html.indexOf('>Health score</h2>'))
  expect(score.slice(0, score.indexOf('</section>'))).not.toContain('<form')
})

test('the streak shows both its figures, and the run that today would keep', () => {
  const html = show(aDashboard(1, 1, 1))
  expect(section(html, 'Streak')).toMatch(/Current 3 days.*Longest 3 days/)
  expect(html).not.toContain('Start tracking your health data')
  const open = { ...aDashboard(1, 1, 1), today: shiftDay(today, 1) }
  const tomorrow = { ...open, streak: { ...open.streak, current: 0, keeps: 3 } }
  expect(section(show(tomorrow), 'Streak')).toContain('An entry today keeps your run of 3 days.')
})

test('both streaks say when they were fed last', () => {
  const labWeeks = formatLabWeeks(weekStreak(['2026-11-20', '2026-11-09', '2026-07-01'], today), today, null)
  const text = section(show({ ...aDashboard(1), labWeeks }), 'Streak')
  expect(text).toMatch(/Last entry today\. .*Lab reports: 2 weeks in a row, 2 at best, the newest of 20 Nov\./)
  expect(section(show(aDashboard()), 'Streak')).not.toMatch(/Last entry|Lab reports/)
  const last = (day: string) => formatLastEntry(dayStreak([day], today), today, null)
  expect(['2026-11-19', '2026-11-17', '2026-05-06', '2026-11-21'].map(last)).toEqual([
    'Last entry yesterday.',
    'Last entry 3 days ago.',
    'Last entry 6 May.',
    'Last entry 21 Nov.',
  ])
})

test('days from files are told beside the streak, in the picture’s words and in the table, and only where there are any', () => {
  const logged = [1, 2, 3].map((back) => ({ day: shiftDay(today, -back), filled: 4, isEntered: back === 1 }))
  const year = yearOf(logged, today)
  const html = show({ ...aDashboard(), year, dates: formatDates(year, today, null) })
  expect(html).toContain('Year of check-ins: 0 days in a row up to today, 2 days from files')
  expect(section(html, 'Streak')).toMatch(/Days from files fill the year; they do not count as check-ins\..*First entry 19 Nov\./)
  expect(section(html, 'Streak')).toMatch(/Days logged Of these from files Numbers .*November 2026 3 2 12 /)
  expect(section(show(aDashboard(1, 1)), 'Streak')).not.toContain('files')
})

test('on a phone the way to the form is there while today is open, also after an entry of tomorrow', () => {
  const button = /<a[^>]*href="[^"]*#check-in"[^>]*>Check in<\/a>/
  const tomorrow = dayStreak([shiftDay(today, 1)], today)
  expect(show({ ...aDashboard(), streak: tomorrow })).toMatch(button)
  expect(show(aDashboard(1))).not.toMatch(button)
})

test('every field of the check-in has its label, and none is filled by guess', () => {
  const html = show(aDashboard())
  const labels = [...html.matchAll(/<label[^>]*>([^<]+)<\/label>/g)].map(([, label]) => label)
  expect(labels).toEqual([
    'Date',
    'Weight',
    'Sleep',
    'Steps',
    'Water',
    'HRV',
    'Resting heart rate',
    'Variability measured as',
    'Look at another day',
  ])
  const filled = [...html.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]+)"/g)].map(([, name, value]) => [name, value])
  expect(filled).toEqual([
    ['units', 'metric'],
    ['key', 'a-key'],
    ['shown', today],
    ['date', today],
    ['day', today],
  ])
})

test('HRV is spelt out, and where one finds how it was measured', () => {
  expect(section(show(aDashboard()), 'Today’s check-in')).toContain(
    'HRV is heart rate variability. Oura and WHOOP give RMSSD, Apple Health SDNN; each has its own trend.',
  )
})

test('earned medals come first, those to come say how far it is, and points add up', () => {
  const earned = [{ type: '7_day_streak', title: 'Seven days in a row', points: 100, on: '20 Nov' }] as const
  const text = section(
    show({ ...aDashboard(1), earned, next: nextOf(['7_day_streak'], { longestDayStreak: 9, labReports: 0 }) }),
    'Recent achievements',
  )
  expect(text).not.toContain('Complete challenges')
  expect(text).toMatch(/Seven days in a row 100 points 20 Nov .*Thirty days in a row 9 of 30 .*100 points so far/)
})

const general = ['7.5+ hours of sleep', 'Two Zone-2 cardio sessions', 'Track daily hydration']

test('without numbers the general advice stands open, and nothing claims to come from numbers', () => {
  const text = section(show(aDashboard()), 'Recommendations')
  for (const title of general) expect(text).toContain(title)
  expect(text).not.toContain('From your numbers')
  expect(show(aDashboard())).not.toContain('More for everyone')
})

test('what the numbers call for comes first with its reason, and what it stands in for can still be opened', () => {
  const rule = recommendationRules.find(({ id }) => id === 'sleep-short')!
  const parts = matchOf(rule.when, { today, days: shortNights, report: null, restRanges: [] })!
  const lessons = { 'sleep-quick-start': { to: '/courses/a/b', title: 'Seven nights' } }
  const recommendations = showRecommendations([{ rule, ...parts }], reader, lessons)
  const html = show({ ...aDashboard(1), recommendations })
  const text = section(html, 'Recommendations')
  expect(text).toMatch(/From your numbers .*You slept 6:00 a night.*Lesson: Seven nights .*For everyone .*Two Zone-2/)
  expect(text).toMatch(/More for everyone .*7\.5\+ hours of sleep/)
  expect(html).toContain('href="/courses/a/b"')
})

test('the habit of the week has seven days and one button, which says what it does', () => {
  const marked = (doneOn: string[]) => ({
    ...aDashboard(1),
    habit: showHabitToday([{ week: '2026-11-16', habit: 'morning-light', doneOn }], reader, {}),
  })
  const open = section(show(marked(['2026-11-17'])), 'Habit of the week')
  expect(open).toMatch(
    /Ten minutes outdoors.*17 November 2026 , done.*Today, 20 November 2026 , not marked.* , to come.*Done today/,
  )
  expect(open).toContain('1 of 7 days so far.')
  expect(section(show(marked(['2026-11-20'])), 'Habit of the week')).toContain('Undo today')
  expect(section(show(aDashboard()), 'Habit of the week')).toContain('Choose a habit')
})

test('a failed read says so in the page', () => {
  expect(show(aDashboard(), { failure: 'Failed to load health dashboard data.' })).toContain(
    'Failed to load health dashboard data.',
  )
})

test('by the form stands why it is not of the day that was asked for', () => {
  const dayProblem = '1 January 2026 can no longer be entered: only the last 30 days can. This is today.'
  expect(section(show({ ...aDashboard(), dayProblem }), 'Today’s check-in')).toContain(dayProblem)
})

test('what was typed stays when it could not be saved', () => {
  const report = { values: { weightKg: '64,2', date: '2026-11-18' }, errors: {} }
  const html = show(aDashboard(), { report, problem: 'unavailable' })
  expect(html).toMatch(/name="weightKg"[^>]*value="64,2"/)
  expect(html).toMatch(/name="date"[^>]*value="2026-11-18"/)
  expect(html).toContain('could not be saved')
})

test('the quick links lead to the blog, the shop and the scheduling page', () => {
  const html = show(aDashboard())
  const links = html.slice(html.indexOf('aria-label="Quick links"'))
  expect([...links.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/blog', '/shop', schedulingPage.href])
})

test('while a doctor is to be phoned the score keeps its number without praise, and no achievement is shown', () => {
  const earned = [{ type: 'first_labs', title: 'First lab report', points: 200, on: '20 Nov' }] as const
  const given = { ...aDashboard(3), earned, outlook: { ...aDashboard(3).outlook, sinceLastWeek: '13 above last week' } }
  const labNews = (kind: 'now' | 'today') => [
    { reportId: 'r1', dayText: 'today', others: [], note: { kind, title: 'A title', text: 'A text.', names: 'Potassium' } },
  ]
  const phoning = show({ ...given, labNews: labNews('now') })
  expect(section(phoning, 'Health score')).toMatch(/Health score 71 of 100 /)
  expect(phoning).not.toMatch(
    /above last week|What would change it|Recent achievements|First lab report|200 points|All six numbers/,
  )
  expect(phoning.indexOf('It is about Potassium.')).toBeLessThan(phoning.indexOf('Health score'))
  const later = show({ ...given, labNews: labNews('today') })
  for (const text of ['above last week', 'What would change it', 'First lab report']) expect(later).toContain(text)
})

test('a lab result that calls for a doctor stands above everything else, and leads to its report', () => {
  const note = { kind: 'now', title: 'Please phone a doctor now', text: 'Now.', names: 'Potassium' } as const
  const page = show(
    { ...aDashboard(3), labNews: [{ reportId: 'r1', dayText: 'today', others: [], note }] },
    { children: <p>The trial</p> },
  )
  const places = ['Please phone a doctor now', 'It is about Potassium.', '/health/labs/r1', 'The trial'].map((text) =>
    page.indexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
