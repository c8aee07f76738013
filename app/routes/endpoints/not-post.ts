/** Functions are called by POST; everything else gets this. */
export function notPost(): Response {
  return Response.json({ error: 'This function is called by POST.' }, { status: 405, headers: { Allow: 'POST' } })
}
