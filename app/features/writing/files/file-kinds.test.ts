import { expect, test } from 'vitest'

import { renderMarkdown } from '#features/writing/markdown.server.ts'

import { blockOfFile } from './file-block.ts'
import { endingOfContent, problemOfFile } from './file-kinds.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const ending = (text: string) => endingOfContent(bytes(text.slice(0, 2_048)), bytes(text.slice(-2_048)))

test.each([
  ['%PDF-1.7\n...\n%%EOF\n', 'pdf'],
  ['ID3\u0004...', 'mp3'],
  ['\xff\xfb\x90\x00', 'mp3'],
  ['\0\0\0\x18ftypM4A ', 'm4a'],
  ['OggS\0', 'ogg'],
  ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
])('%j is known by its content', (content, as) => expect(ending(content)).toBe(as))

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page before a PDF', '<script>alert(1)</script>%PDF-1.7\n%%EOF'],
  ['an archive behind a PDF', `%PDF-1.7\n%%EOF\nPK\x05\x06${'\0'.repeat(18)}`],
  ['a PDF that ends early', '%PDF-1.7\n1 0 obj'],
  ['a picture in the coat of sound', 'RIFF\0\0\0\0WEBPVP8 '],
  ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a picture in AVIF', '\0\0\0\x1cftypavif\0\0\0\0'],
  ['a film of QuickTime', '\0\0\0\x14ftypqt  '],
  ['a text in UTF-16', '\xff\xfea\0b\0'],
  ['frames with a bitrate that does not exist', '\xff\xfb\xf0\x00'],
  ['nothing', ''],
])('%s is nothing that blocks play or offer', (_what, content) => expect(ending(content)).toBeNull())

test('what is refused by its name or size says why', () => {
  expect(problemOfFile({ name: 'talk.mp3', bytes: 10 })).toBeNull()
  expect(problemOfFile({ name: 'TALK.OGA', bytes: 10 })).toBeNull()
  for (const name of ['page.html', 'pdf', 'x.constructor', 'talk.mp3.exe'])
    expect([name, problemOfFile({ name, bytes: 10 })]).toEqual([
      name,
      'Please choose an audio file (MP3, M4A, OGG or WAV) or a PDF.',
    ])
  expect(problemOfFile({ name: 'a.pdf', bytes: 0 })).toBe('This file is empty.')
  expect(problemOfFile({ name: 'a.pdf', bytes: 50_000_001 })).toBe(
    'This file is larger than 50 MB. Please make it smaller first.',
  )
})

test.each(['Sleep plan.pdf', 'a "quoted" name.pdf', '.pdf', '::: \n x="1".pdf', `${'long '.repeat(80)}.pdf`])(
  'the block of %j is read as one',
  (fileName) => {
    const file = { address: '/media/posts/0a/0b.pdf', fileName, bytes: 1_234_567, ending: 'pdf' as const }
    const { text, select } = blockOfFile(file)
    expect(text).toContain(select)
    const { html, problems } = renderMarkdown(text, { origin: 'https://a.example', pictureAddress: () => null, author: 'owner' })
    expect([problems, html]).toEqual([[], expect.stringContaining('<a href="/media/posts/0a/0b.pdf" download')])
    expect(html).toContain('(PDF, 1.2 MB)')
  },
)
