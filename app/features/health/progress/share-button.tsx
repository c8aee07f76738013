import { useRef, useState, useSyncExternalStore } from 'react'

import { Button } from '#ui/button.tsx'

const never = () => () => {}

/** Whether this browser hands pictures to other programs. */
function sharesPictures(): boolean {
  return navigator.canShare?.({ files: [new File([''], 'picture.png', { type: 'image/png' })] }) ?? false
}

/** Hands a picture to another program of the device. It stands there only where the browser can; the download is there for everybody. */
export function ShareButton({ picture, title, name }: { picture: string; title: string; name: string }) {
  const canShare = useSyncExternalStore(never, sharesPictures, () => false)
  const fetched = useRef<{ readonly picture: string; readonly file: Promise<File> } | null>(null)
  const [failed, setFailed] = useState(false)
  if (!canShare) return null
  /** Begun before the press, because a browser shares only right after one. */
  function fetchFile(): Promise<File> {
    if (fetched.current?.picture !== picture) {
      const file = fetch(picture).then(async (answer) => {
        if (!answer.ok) throw new Error(`The picture answered ${answer.status}.`)
        return new File([await answer.blob()], name, { type: 'image/png' })
      })
      file.catch(() => (fetched.current = null))
      fetched.current = { picture, file }
    }
    return fetched.current.file
  }
  async function share() {
    setFailed(false)
    try {
      await navigator.share({ files: [await fetchFile()], title })
    } catch (error) {
      // Who closes the sheet has decided.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }
  return (
    <>
      <Button
        type="button"
        kind="secondary"
        size="small"
        onPointerEnter={() => void fetchFile()}
        onFocus={() => void fetchFile()}
        onClick={() => void share()}
      >
        Share<span className="vh"> the picture: {title}</span>
      </Button>
      <output className={failed ? 'cap order-last self-center' : 'vh'}>
        {failed && 'This could not be shared. The download is here as well.'}
      </output>
    </>
  )
}
