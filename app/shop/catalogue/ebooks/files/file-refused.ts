import type { EbookFaultCode } from '#app/shop/operations/findings/fault-code.ts'

/** The message continues a sentence that begins with the path of the file: `contains a script`. */
export class FileRefused extends Error {
  constructor(
    message: string,
    readonly reason: EbookFaultCode | 'other' = 'other',
  ) {
    super(message)
  }
}
