/**
 * A page that was rendered whole. Its bytes can be had without reading them through a stream, which is what a plain
 * Response offers and what costs most about one.
 */
export class PageResponse extends Response {
  readonly rendered: Uint8Array

  constructor(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit) {
    super(bytes, init)
    this.rendered = bytes
  }
}
