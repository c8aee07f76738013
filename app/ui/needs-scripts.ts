/**
 * What needs scripts on a public page, by its kind: whatever is filled in, pressed or played. Of anything else, and of the exceptions,
 * the attribute `data-scripts` says it:
 * - `on-use`: they are loaded when the focus, a press or the pointer comes here, as for the kinds named.
 * - `at-once`: the page shows less than it should without them, so they are loaded with it.
 * - `none`: HTML, CSS or a small inline script does all of it.
 */
export const NEEDS_SCRIPTS =
  ':is(form,button,input,select,textarea,dialog,video,audio,[role=button],[role=tab],[data-scripts]):not([data-scripts=none],[data-scripts=none] *)'
