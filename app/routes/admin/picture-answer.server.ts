import { pictureProblems, type PictureProblem } from '#platform/picture.ts'

type Upload = { ok: true; address: string } | { ok: false; reason: PictureProblem | 'gone' }

/** Takes the picture that an editor sends and tells its address, or why it has none. `gone` is the sentence for a text that is not there any more. */
export async function answerPicture(file: File | undefined, upload: (bytes: Uint8Array) => Promise<Upload>, gone: string) {
  if (!file) return Response.json({ problem: 'No picture was received. Please try again.' }, { status: 400 })
  const sent = await upload(await file.bytes())
  if (sent.ok) return Response.json({ address: sent.address })
  if (sent.reason === 'gone') return Response.json({ problem: gone }, { status: 404 })
  return Response.json({ problem: pictureProblems[sent.reason] }, { status: 400 })
}
