/**
 * Where the visitor's clock shows another day than the page was drawn for, the page is drawn anew at once. Runs inline, before React exists, so it is
 * sent as its own source text and may use nothing from outside itself.
 */
export function askForToday(known: string) {
  const now = new Date()
  const shown = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  if (shown !== known) document.currentScript!.dataset['scripts'] = 'at-once'
}
