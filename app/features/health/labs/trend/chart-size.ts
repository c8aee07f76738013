/** The picture of a trend has this many units of its own; the page scales it. */
export const WIDTH = 480
export const HEIGHT = 270
