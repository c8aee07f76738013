/**
 * What needs scripts on a public page, by kind: whatever is filled in, pressed or played. Of other things, and exceptions,
 * `data-scripts` says it:
 * - `on-use`: loaded when focus, a press or the pointer comes here, as for the kinds.
 * - `at-once`: loaded with the page, which shows less without them.
 * - `none`: HTML, CSS or a small inline script does all of it.
 */
export const NEEDS_SCRIPTS =
  ':is(form,button,input,select,textarea,dialog,video,audio,[role=button],[role=tab],[data-scripts]):not([data-scripts=none],[data-scripts=none] *)'
