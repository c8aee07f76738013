import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

import type { FileMove as Move } from '#features/outside-services/core/file-store.ts'
import { Alert } from '#ui/alert.tsx'

const LOOKED_AGAIN_MS = 3_000

/** Where files are, how far a move of them is, and why it waits. */
export function FileMove({ main, phase, done, total, sentence, toDelete }: Move) {
  const { revalidate } = useRevalidator()
  const isMoving = phase !== 'settled'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), LOOKED_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  const to = main === 'folder' ? 'the bucket' : 'the folder'
  const from = main === 'folder' ? 'the folder' : 'the bucket'
  const counted = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
  return (
    <section aria-labelledby="where-files-are" className="grid gap-3 border-t border-line pt-5 text-sm">
      <h2 id="where-files-are" className="font-sans text-sm leading-body font-strong tracking-normal">
        {phase === 'copying'
          ? `Files are being copied to ${to}`
          : phase === 'emptying'
            ? 'The copies in the bucket are being deleted'
            : `Files are in ${from}`}
      </h2>
      {isMoving && (
        <>
          <p>
            {counted} {total === 1 ? 'file' : 'files'} done.
          </p>
          <progress
            className="sending-bar"
            aria-labelledby="where-files-are"
            value={Math.min(done, total)}
            max={Math.max(total, 1)}
          />
        </>
      )}
      <p className="text-soft">
        {phase === 'copying'
          ? `Until every file is there and the same, files are read from ${from}; what is added or deleted meanwhile is added or deleted in both. Then ${to} is used by itself.`
          : phase === 'emptying'
            ? 'Every file is in the folder. What the site knows of the bucket is deleted once nothing is left in it.'
            : main === 'bucket'
              ? 'Copies of files from before are still in the folder. They are read if the bucket does not answer, and deleted with their file.'
              : 'Copies of files are still in the bucket, and are deleted with their file. Save once more to use the bucket again.'}
      </p>
      {sentence !== null && (
        <Alert kind="error" title={isMoving ? 'This waits, and is tried again' : 'The last move waited'}>
          {sentence} {phase === 'copying' && `Nothing is lost: ${from} goes on.`}
        </Alert>
      )}
      {toDelete > 0 && (
        <Alert kind="error" title="Something has yet to be deleted">
          {toDelete === 1 ? 'One deleted file is' : `${toDelete.toLocaleString('en-US')} deleted files are`} still in the store
          that did not answer. It is asked again until it deletes {toDelete === 1 ? 'it' : 'them'}.
        </Alert>
      )}
    </section>
  )
}
