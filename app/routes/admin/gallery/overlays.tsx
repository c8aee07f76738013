import { useState } from 'react'

import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToasts } from '#ui/toast-store.ts'
import { Toast } from '#ui/toast.tsx'

import { Group, Specimen } from './specimen.tsx'

const note = { title: 'Check-in saved. Day 23.', action: { label: 'Undo', to: '/dashboard' } }
const failure = { title: 'Error', text: 'Something went wrong. Please try again.', kind: 'error' as const }
/** A specimen stays where it is. */
const DAY = 86_400_000

export function GalleryOverlays() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Group title="What lies over the page">
      <Specimen name="Dialog opened by the browser itself; question opened by state">
        <div className="flex flex-wrap gap-3">
          <DialogOpener dialog="gallery-dialog" kind="secondary">
            Open a dialog
          </DialogOpener>
          <Button type="button" kind="secondary" onClick={() => setAsking(true)}>
            Ask a question
          </Button>
        </div>
        <Dialog
          id="gallery-dialog"
          title="Start Your 7-Day Free Trial"
          actions={
            <DialogClose dialog="gallery-dialog" className={buttonClass('secondary')}>
              Not now
            </DialogClose>
          }
        >
          Escape, the cross and a click beside it close it; the focus returns to the button.
        </Dialog>
        <Dialog
          role="alertdialog"
          title="Delete this check-in?"
          open={isAsking}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button type="button" onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button type="button" kind="danger" onClick={() => setAsking(false)}>
                OK
              </Button>
            </>
          }
        >
          Thursday’s six numbers will be removed from your record and your trends. Your streak will be counted again.
        </Dialog>
      </Specimen>
      <Specimen name="Toasts">
        <div className="mb-4 flex flex-wrap gap-3">
          <Button type="button" kind="secondary" onClick={() => showToasts(note)}>
            Show a note
          </Button>
          <Button type="button" kind="secondary" onClick={() => showToasts(failure)}>
            Show an error
          </Button>
        </div>
        <div className="grid gap-2">
          <Toast toast={{ ...note, duration: DAY }} />
          <Toast
            toast={{ title: 'Error', text: 'An error, here without being announced.', duration: DAY }}
            onClose={() => undefined}
          />
        </div>
      </Specimen>
    </Group>
  )
}
