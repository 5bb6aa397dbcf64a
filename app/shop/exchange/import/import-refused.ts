export type RefusedFile =
  | 'missing'
  | 'directory'
  | 'unreadable'
  | 'empty'
  | 'incomplete'
  | 'spreadsheet'
  | 'packed'
  | 'no-text'
  | 'no-header'
  | 'unknown-kind'
  | 'column-twice'
  | 'too-long'
  | 'no-update'

/**
 * The whole file is refused; the message is a sentence for the shopkeeper.
 * @param fault The sentence without its full stop.
 */
export class ImportRefused extends Error {
  constructor(
    readonly reason: RefusedFile,
    readonly fault: string,
  ) {
    super(`${fault}.`)
  }
}
