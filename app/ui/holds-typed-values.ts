/** Whether a person has typed, ticked or chosen something here that is sent nowhere yet. */
export function holdsTypedValues(place: ParentNode): boolean {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')
  const isTyped = [...fields].some((field) =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
  return isTyped || [...place.querySelectorAll('select')].some(isChosen)
}

function isChosen({ options, selectedIndex }: HTMLSelectElement): boolean {
  const given = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, given)
}
