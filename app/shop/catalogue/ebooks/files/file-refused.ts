import { cutText } from '#app/i18n/visitor-text.ts'
import type { EbookFaultCode } from '#app/shop/operations/findings/fault-code.ts'

/** A message may name what the file contains, whose name may have any length. */
const longestMessage = 600

/** The message continues a sentence that begins with the path of the file: `contains a script`. */
export class FileRefused extends Error {
  constructor(
    message: string,
    readonly reason: EbookFaultCode | 'other' = 'structure',
  ) {
    super(cutText(message, longestMessage))
  }
}
