import type { AbilityPage } from './ability.ts'

/** What members keep of their health, and what is made of it. */
export const healthAbilities: readonly AbilityPage[] = [
  {
    path: '/health/imports',
    title: 'Imports',
    abilities: [
      {
        question: 'Does it work with Oura, Apple Watch, WHOOP, Garmin or Withings, and how do I bring their data?',
        answer:
          'Yes, by file: you export your data from the device’s app and bring the file here. Exports of Apple Health, Oura, WHOOP, Garmin and Withings are known. ' +
          'Nothing syncs by itself: there is no automatic connection to a device or its account.',
        also:
          'connect, connection, pair, sync, syncs, syncing, synchronise, bluetooth, integrate, integration, compatible, compatibility, link, wearable, wearables, smartwatch, fitness tracker, ring, watch, device, devices, ' +
          'apple watch, oura ring, garmin watch, whoop band, withings scale, smart scale, automatic, automatically, my fitbit, pull my data, import, upload, bring, bring in, add, load, my data, sleep, naps, export file',
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
          'Exports of other devices come by file too: of any CSV file you can say which column holds what, and in which unit, so that these and your own spreadsheets can be brought too. ' +
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
        also: 'lab, labs, lab report, lab reports, upload lab results, blood test, blood tests, blood work, bloodwork, blood results, pdf, fhir, mychart, labcorp, quest, add, enter, import, upload, store, save, track, cholesterol, test results, last year, old results, previous results, paper report, doctor report, place to keep, over time, which formats, lab formats, file types, bring my labs',
      },
      {
        question: 'How do I change or delete a lab report, or one wrong result in it?',
        answer:
          'Open the report under “Lab results”. “Change this report” leads to its day, its laboratory and every line, and a line can be left out; “Delete this report” removes it with all its results. ' +
          'What you have just saved can be taken back with “Undo”.',
        also: 'edit lab report, correct lab result, fix lab report, read wrong, read wrongly, wrong value, wrong date, wrong unit, date of a lab report, day of the sample, remove result, remove a lab, remove lab results, delete lab results, delete my labs, undo lab report, undo saving, take back a report, typo in a lab',
      },
      {
        question: 'Can I bring a scan, a photo or a picture of a lab report?',
        answer:
          'No: text is read, and pictures are not. Type the results, paste the text, or ask the laboratory for the PDF that its program writes; a PDF may have 10 MB and 50 pages and must open without a password.',
        also: 'scan, scanned, scanner, photo of my lab report, picture of my blood test, take a photo, take a picture, camera, photograph, ocr, jpg, jpeg, image, screenshot, password protected pdf, locked pdf, too large, file size',
      },
      {
        question: 'What happens to the PDF of my lab report, and who can see it?',
        answer:
          'It is kept with the report once you save it, and you alone can download it from the page of the report. It goes when the report is deleted, and a PDF from which no report was saved goes within a day.',
        also: 'pdf i uploaded, uploaded pdf, pdf kept, pdf stored, pdf private, see the pdf, download the pdf, original report, file of the laboratory',
      },
      {
        question: 'Where do I find one test, such as ferritin, and how it went over time?',
        answer:
          'Under “Lab results” all your tests stand in one list, which you can search by name or field and narrow to those out of range. The name of a test leads to its page: all its results as a line beside the laboratory’s range, ' +
          'converted to one unit.',
        also: 'search for a test, search my tests, find a test, one test, single test, test over time, results as a chart, lab chart, lab trend, graph of my labs, history of a test, ferritin, cholesterol, hba1c, tsh, vitamin d level, iron level, glucose level, haemoglobin, hemoglobin, convert units of a test',
      },
      {
        question: 'What does “out of range” mean in the list of lab results?',
        answer:
          'That the newest result of a test lies outside of the range that its laboratory printed. A result without a printed range is not compared, and what a result means for you is a question for a doctor.',
        also: 'out of range, outside the range, above the range, below the range, in the range, reference range, normal range, flag, flags, marked, lab colours, lab colors, red, badge of a result',
      },
      {
        question: 'Why is there a notice on my lab results?',
        answer:
          'A result stands on the lists of values about which laboratories tell a doctor now, today or soon. The lists have not yet been reviewed by a doctor, and a result can be a mistake of the sample or of typing: only a doctor can tell. ' +
          'A newer result that is no longer so ends the notice. If you feel unwell, do not wait.',
        also: 'call for a doctor, contact a doctor, please phone a doctor, phone a doctor now, why does it say, alarm, lab warning, far out of range, alert on my results, remove the alarm, red notice',
      },
      {
        question: 'Does anybody look at or review my lab results?',
        answer:
          'No. You alone have the page on which they stand, and nobody here interprets or reviews them. “Who has looked” on your profile lists each time your health data was read.',
        also: 'does a doctor review my results, does the coach look, can my coach see my lab results, coach see my labs, doctor review my results, reviewed, checked by a doctor, who can see my labs, who sees my lab results, share labs with the coach',
      },
      {
        question: 'Can I show, print or share my lab results?',
        answer:
          'Show or print the page of a report or of a test from your browser, or take out a copy of everything under “Your data” on your profile. There is no link by which others can see them.',
        also: 'print my lab results, share with my doctor, share my results, share my labs, share my trends, show my doctor, send to my doctor, physician, give my results to somebody, export lab results',
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
        question: 'Where do I log or type in the numbers of a day?',
        answer:
          'On the dashboard, in the check-in: weight, sleep, steps, water, HRV and resting heart rate, each of which may stay empty. You can enter today and any of the last 30 days.',
        also: 'enter my weight, type my weight, log my weight, add my weight, put my weight, record my sleep, log sleep, log steps, log my water, log hrv, enter hrv, enter numbers, where do i type, check in for today, put in',
      },
      {
        question: 'Can I log calories, blood pressure or my mood?',
        answer:
          'No. The check-in has six numbers (weight, sleep, steps, water, HRV and resting heart rate) and nothing else; values of laboratories are kept as lab reports.',
        also: 'calories, calorie counter, food diary, macros, log food, log meals, blood pressure, mood, symptoms, period, cycle, glucose, medication log, workouts log, body fat, temperature, meal, meals, note about a meal, journal, diary, food journal, what i ate',
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
        also: 'streak, streaks, missed a day, forgot to check in, lost my streak, past days, yesterday, backdate, catch up, enter old, correct yesterday, enter yesterday',
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
        also: 'trend, trends, chart, charts, graph, graphs, history, progress over time, compare weeks, statistics, stats, usual range, average, averages, mean, my average sleep, average weight, weekly summary, summary of my week, week, month, last year, how i slept',
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
      {
        question: 'Why is an achievement not shown yet?',
        answer:
          'While a lab result says that a doctor should be phoned now, achievements are kept, and their cards wait until that has passed. None is lost.',
        also: 'achievement missing, achievement not there, badge missing, where is my badge, not unlocked, waiting achievement',
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
