export type RefusedFile =
  | 'missing'
  | 'directory'
  | 'unreadable'
  | 'empty'
  | 'spreadsheet'
  | 'packed'
  | 'no-text'
  | 'no-header'
  | 'unknown-kind'
  | 'column-twice'
  | 'too-long'
  | 'no-update'

/** The whole file is refused; the message is a sentence for the shopkeeper. */
export class ImportRefused extends Error {
  readonly reason: RefusedFile
  constructor(reason: RefusedFile, sentence: string) {
    super(sentence)
    this.reason = reason
  }
}
