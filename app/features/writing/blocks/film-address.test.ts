import { expect, test } from 'vitest'

import { filmAt } from './film-address.ts'

const youTube = {
  service: 'YouTube',
  page: 'https://www.youtube.com/watch?v=aB3-_fghijk',
  frame: 'https://www.youtube-nocookie.com/embed/aB3-_fghijk?autoplay=1',
}

test.each([
  'https://www.youtube.com/watch?v=aB3-_fghijk&t=12s',
  'youtube.com/watch?v=aB3-_fghijk',
  'https://m.youtube.com/watch?list=x&v=aB3-_fghijk',
  'https://youtu.be/aB3-_fghijk?si=abc',
  'https://www.youtube.com/shorts/aB3-_fghijk',
  'https://www.youtube.com/live/aB3-_fghijk?feature=share',
  'https://www.youtube-nocookie.com/embed/aB3-_fghijk',
])('%s is a film on YouTube', (address) => expect(filmAt(address)).toEqual(youTube))

test.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
  ],
])('%s is a film on Vimeo', (address, page, frame) => expect(filmAt(address)).toEqual({ service: 'Vimeo', page, frame }))

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aB3-_fghijk"><script>',
  'https://youtube.com.else.example/watch?v=aB3-_fghijk',
  'https://www.youtube.com@else.example/watch?v=aB3-_fghijk',
  'https://player.vimeo.com/video/1?h=../../x',
  'javascript:alert(1)//youtu.be/aB3-_fghijk',
  'https://vimeo.com/about',
])('%s is none', (address) => expect(filmAt(address)).toBeNull())
