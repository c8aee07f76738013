/** What somebody is told who has written too much. */
export function tooManySentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes <= 1 ? 'a minute' : `${minutes} minutes`
  return `Many messages came from here. Please try again in ${wait}, or write to us on the contact page.`
}
