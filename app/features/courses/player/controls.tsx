import type { HTMLAttributes, ReactNode } from 'react'

type Tag<Attributes = object> = HTMLAttributes<HTMLElement> & Attributes

declare module 'react' {
  namespace JSX {
    /** The elements of media-chrome that the player stands on. */
    interface IntrinsicElements {
      'media-controller': Tag<{ audio?: boolean; keyboardbackwardseekoffset?: number; keyboardforwardseekoffset?: number }>
      'media-control-bar': Tag
      'media-loading-indicator': Tag
      'media-play-button': Tag
      'media-seek-backward-button': Tag<{ seekoffset?: number }>
      'media-seek-forward-button': Tag<{ seekoffset?: number }>
      'media-time-range': Tag
      'media-time-display': Tag<{ showduration?: boolean; notoggle?: boolean }>
      'media-mute-button': Tag
      'media-volume-range': Tag
      'media-playback-rate-button': Tag<{ rates?: string }>
      'media-captions-button': Tag<{ ref?: (button: HTMLElement | null) => void }>
      'media-pip-button': Tag
      'media-fullscreen-button': Tag
    }
  }
}

/** The player’s controls around its recording. Keys: space, m, c, f, and the arrows. */
export function Controls({ isSound, children }: { isSound: boolean; children: ReactNode }) {
  return (
    <media-controller audio={isSound} keyboardbackwardseekoffset={5} keyboardforwardseekoffset={5}>
      {children}
      {!isSound && <media-loading-indicator slot="centered-chrome" />}
      <media-control-bar>
        <media-time-range />
      </media-control-bar>
      <media-control-bar>
        <media-play-button />
        <media-seek-backward-button seekoffset={10} />
        <media-seek-forward-button seekoffset={10} />
        <media-time-display showduration notoggle />
        <span className="player-gap" />
        <media-mute-button />
        <media-volume-range />
        <media-playback-rate-button rates="0.75 1 1.25 1.5 2" />
        {!isSound && (
          <>
            <media-captions-button ref={makeSwitch} />
            <media-pip-button />
            <media-fullscreen-button />
          </>
        )}
      </media-control-bar>
    </media-controller>
  )
}

/** It says whether it is on, which a plain button, its own choice, may not. */
function makeSwitch(button: HTMLElement | null): void {
  button?.setAttribute('role', 'switch')
}
