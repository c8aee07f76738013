/**
 * Whether a person has typed in this field, or ticked it, since it came. Inline scripts are handed its source text, so it may use nothing
 * from outside itself.
 */
export function isTyped(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
    return field.checked !== field.defaultChecked
  return field.type !== 'hidden' && field.value !== field.defaultValue
}

/** Whether a person has typed, ticked or chosen something here that is sent nowhere yet. */
export function holdsTypedValues(place: ParentNode): boolean {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return [...fields].some(isTyped) || [...place.querySelectorAll('select')].some(isChosen)
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, given)
}

/** What was typed in a form has been saved: from now on only what is changed after it counts as typed. */
export function countAsSaved(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio'))
      field.defaultChecked = field.checked
    else if (field.type !== 'file') field.defaultValue = field.value
  }
  for (const option of form.querySelectorAll('option')) option.defaultSelected = option.selected
}
