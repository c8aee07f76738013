import type { AbilityPage } from './ability.ts'

/** What members keep of their health, and what is made of it. */
export const healthAbilities: readonly AbilityPage[] = [
  {
    path: '/health/imports',
    title: 'Imports',
    abilities: [
      {
        question: 'Does it work with Oura, Apple Watch, WHOOP, Garmin or Withings?',
        answer:
          'Yes, by file: you export your data from the device’s app and bring the file here. Exports of Apple Health, Oura, WHOOP, Garmin and Withings are known. ' +
          'Nothing syncs by itself: there is no automatic connection to a device or its account.',
        also:
          'connect, connection, pair, sync, syncs, syncing, synchronise, bluetooth, integrate, integration, compatible, compatibility, link, wearable, wearables, smartwatch, fitness tracker, ring, watch, device, devices, ' +
          'apple watch, oura ring, garmin watch, whoop band, withings scale, smart scale, automatic, automatically, my fitbit, pull my data',
      },
      {
        question: 'How do I import my Apple Health data?',
        answer:
          'Export your data in the Health app of the iPhone, and bring the file that it makes (export.zip) here under Imports. Weight, sleep, steps, water, ' +
          'HRV and resting heart rate are read. The whole import can be taken back.',
        also: 'apple health, health kit, healthkit, iphone data, export.zip, export.xml, upload, bring, transfer, migrate, load',
      },
      {
        question: 'Can I import a CSV file, or data of Fitbit, Samsung, Polar and others?',
        answer:
          'Of any CSV file you can say which column holds what, and in which unit, so that exports of other devices and your own spreadsheets can be brought too. ' +
          'There is no automatic sync with any of them.',
        also: 'fitbit, samsung health, google fit, health connect, polar, suunto, coros, amazfit, xiaomi, huawei, strava, myfitnesspal, spreadsheet, excel, google sheets, csv, table, upload, columns, old data, history, other app',
      },
      {
        question: 'Can I undo an import?',
        answer: 'Yes. An import is taken in whole and can be taken back as a whole; your days are then as if it had never come.',
        also: 'undo, take back, revert, wrong file, remove import, delete import, mistake',
      },
    ],
  },
  {
    path: '/health/labs',
    title: 'Lab results',
    abilities: [
      {
        question: 'Can I keep my lab results here?',
        answer:
          'Yes. Type a report in, paste its text, or bring a PDF, a CSV table or a FHIR file; you look over every line before it is kept. Each test has a page that shows it over time beside ' +
          'the laboratory’s own range. Results that call for a doctor are marked. Nothing is interpreted.',
        also: 'lab, labs, lab report, lab reports, upload lab results, blood test, blood tests, blood work, bloodwork, blood results, pdf, fhir, mychart, labcorp, quest, add, enter, import, upload, store, save, track, cholesterol, test results, last year, old results, previous results, paper report, doctor report',
      },
    ],
  },
  {
    path: '/dashboard',
    title: 'Dashboard',
    abilities: [
      {
        question: 'What does the dashboard show?',
        answer:
          'Your health score, your streaks, the numbers of your days as charts, and up to three suggestions that rest on your own numbers. You check in with six numbers, any of which may stay empty: ' +
          'weight, sleep, steps, water, HRV and resting heart rate.',
        also: 'dashboard, home screen, overview, check in, checkin, what can i track, what do you track, track, tracking, log, metrics, entries, hrv, resting heart rate, steps',
      },
      {
        question: 'Can I log calories, blood pressure or my mood?',
        answer:
          'No. The check-in has six numbers (weight, sleep, steps, water, HRV and resting heart rate) and nothing else; values of laboratories are kept as lab reports.',
        also: 'calories, calorie counter, food diary, macros, log food, log meals, blood pressure, mood, symptoms, period, cycle, glucose, medication log, workouts log, body fat, temperature',
      },
      {
        question: 'How is the health score worked out?',
        answer:
          'By how fresh and how complete your entries are, and by how recent your newest lab report is; the dashboard shows the points of each part. It says how well you keep your record, and nothing about how healthy you are.',
        also: 'score, health score, points, calculated, calculate, computed, formula, why is my score low, score dropped, improve my score',
      },
      {
        question: 'What is a streak, and what if I miss a day?',
        answer:
          'A streak counts the days in a row on which you checked in, or the weeks with a lab report. You can enter any of the last 30 days later, and they count. Days of rest that you declare keep a streak without adding to it.',
        also: 'streak, streaks, missed a day, forgot to check in, lost my streak, past days, yesterday, backdate, catch up, enter old',
      },
      {
        question: 'Can I change or delete an entry?',
        answer:
          'Yes. Entering a day again changes it, an emptied field clears that number, and a check-in of the last 30 days can be deleted.',
        also: 'edit, correct, wrong number, typo, fix, change a check in, delete a check in, delete entry',
      },
    ],
  },
  {
    path: '/health/trends',
    title: 'Trends',
    abilities: [
      {
        question: 'Can I see my trends over time?',
        answer:
          'Yes. Trends draws each of your numbers over weeks, months and years, with its mean of seven days and your own usual range, and lists every entry.',
        also: 'trend, trends, chart, charts, graph, graphs, history, progress over time, compare weeks, statistics, stats, usual range',
      },
    ],
  },
  {
    path: '/health/achievements',
    title: 'Achievements',
    abilities: [
      {
        question: 'Are there achievements or badges?',
        answer:
          'Yes. Runs of check-ins and lab reports earn achievements with points, each with a picture that you can download and share if you like. They are never taken back.',
        also: 'achievement, achievements, badge, badges, rewards, reward, points, gamification, medals, level up, share picture, trophies',
      },
    ],
  },
  {
    path: '/health/habits',
    title: 'Habits',
    abilities: [
      {
        question: 'Can I track habits?',
        answer:
          'You take on one small habit at a time, for a week from Monday to Sunday, and mark the days on which you did it. The habits on offer follow your own numbers.',
        also: 'habit, habits, habit tracker, routine, routines, goal, goals, weekly goal, one thing a week, challenge',
      },
    ],
  },
  {
    path: '/health/rests',
    title: 'Rests',
    abilities: [
      {
        question: 'Can I pause my streak while I am ill or on holiday?',
        answer: 'Yes. Declare a rest for those days: it keeps your streak without adding to it.',
        also: 'pause streak, freeze streak, vacation, holiday, travel, sick, ill, rest days, break, time off',
      },
    ],
  },
]
