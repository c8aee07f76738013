import { expect, test } from 'vitest'

import { isPersonsVisit } from './visit.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const look = (headers: Record<string, string>, method = 'GET') => isPersonsVisit({ method, headers: new Headers(headers) })

test.each([
  firefox,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Mobile Safari/537.36 Telegram-Android/11.0',
])('%s is a person’s', (agent) => {
  expect(look({ 'User-Agent': agent })).toBe(true)
})

test.each([
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'python-requests/2.32',
  'Slackbot-LinkExpanding 1.0',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0 A',
])('%j is a program', (agent) => {
  expect(look({ 'User-Agent': agent })).toBe(false)
})

test('a browser that looks ahead, or only asks for headers, follows nothing', () => {
  expect(look({ 'User-Agent': firefox, 'Sec-Purpose': 'prefetch;prerender' })).toBe(false)
  expect(look({ 'User-Agent': firefox, Purpose: 'prefetch' })).toBe(false)
  expect(look({ 'User-Agent': firefox }, 'HEAD')).toBe(false)
})
