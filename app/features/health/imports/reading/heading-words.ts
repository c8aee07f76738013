/** A heading as words: “bedtime_end” is “bedtime end”, “asleepAvg7” is “asleep Avg7”, “rMSSD” is a word. To `\b` an underscore would be a letter. */
export function headingWords(heading: string): string {
  return heading
    .replaceAll(/[_./-]+/g, ' ')
    .replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ')
    .trim()
}
