import { translator } from '#app/i18n/i18n.server.ts'
import { sendEbook } from '#app/loaders/send-ebook.server.ts'
import type { FetchEbookParams } from '#app/shop/ordering/downloads/fetch-ebook.server.ts'

/** Sends a bought file as the routes do, which counts its download. */
export const send = (ebook: FetchEbookParams, now: number, init: RequestInit = {}) =>
  sendEbook(
    {
      request: new Request('http://shop.test/downloads/ebooks', init),
      language: 'en',
      t: translator('en'),
      now,
    },
    ebook,
  )
