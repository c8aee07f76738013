/** An answer that is the same for everybody, which the page cache keeps until what the site says changes. */
export function commonAnswer(body: string, contentType: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  })
}
