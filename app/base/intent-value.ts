/** What a button asks for, and of what: “status:done” is the intent `status` of the value `done`. A button that names one thing only has no value. */
export function splitIntent(named: string): { readonly intent: string; readonly value: string } {
  const end = named.indexOf(':')
  return end < 0 ? { intent: named, value: '' } : { intent: named.slice(0, end), value: named.slice(end + 1) }
}
