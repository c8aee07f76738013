interface Templated {
  getTemplateHTML(attributes: object, properties?: object): string
}

/** Every element that draws a part of the player; some stand in others. */
const DRAWN = [
  'media-controller',
  'media-control-bar',
  'media-gesture-receiver',
  'media-loading-indicator',
  'media-play-button',
  'media-seek-backward-button',
  'media-seek-forward-button',
  'media-time-range',
  'media-preview-thumbnail',
  'media-preview-chapter-display',
  'media-preview-time-display',
  'media-text-display',
  'media-time-display',
  'media-tooltip',
  'media-mute-button',
  'media-volume-range',
  'media-playback-rate-button',
  'media-captions-button',
  'media-pip-button',
  'media-fullscreen-button',
  'media-error-dialog',
  'media-keyboard-shortcuts-dialog',
]

/** Names that hold what is written on them, so that they can be spoken. */
const NAMES = { 'Playback rate {playbackRate}': 'Speed {playbackRate}x', 'closed captions': 'Captions' }

/** What this page’s policy lets styles carry; null on a page that came out of the cache of public ones. */
export function pageNonce(): string | null {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || null
}

let loading: Promise<void> | undefined

/**
 * Loads the controls (media-chrome). Its elements draw themselves with style elements of their own, which the page’s policy lets in
 * by its nonce alone, so that they are given it before the first one is drawn.
 */
export function loadControls(nonce: string): Promise<void> {
  loading ??= Promise.all([
    import('media-chrome/dist/utils/i18n.js').then(({ addTranslation }) => addTranslation('en', NAMES)),
    import('media-chrome/dist/media-controller.js'),
    import('media-chrome/dist/media-control-bar.js'),
    import('media-chrome/dist/media-loading-indicator.js'),
    import('media-chrome/dist/media-play-button.js'),
    import('media-chrome/dist/media-seek-backward-button.js'),
    import('media-chrome/dist/media-seek-forward-button.js'),
    import('media-chrome/dist/media-time-range.js'),
    import('media-chrome/dist/media-time-display.js'),
    import('media-chrome/dist/media-mute-button.js'),
    import('media-chrome/dist/media-volume-range.js'),
    import('media-chrome/dist/media-playback-rate-button.js'),
    import('media-chrome/dist/media-captions-button.js'),
    import('media-chrome/dist/media-pip-button.js'),
    import('media-chrome/dist/media-fullscreen-button.js'),
  ]).then(() => DRAWN.forEach((name) => letStyle(name, nonce)))
  return loading
}

function isTemplated(element: object | undefined): element is Templated {
  return element !== undefined && 'getTemplateHTML' in element
}

function letStyle(name: string, nonce: string): void {
  const element = customElements.get(name)
  if (!isTemplated(element)) return
  const draw = element.getTemplateHTML.bind(element)
  element.getTemplateHTML = (attributes, properties) =>
    draw(attributes, properties).replaceAll(/<style(?![^>]*\bnonce=)/g, `<style nonce="${nonce}"`)
}
