export type TextFaultReason =
  | 'tooLong'
  | 'encoding'
  | 'control'
  | 'empty'
  | 'headingEmpty'
  | 'titleAdded'
  | 'titleLate'
  | 'level'
  | 'html'
  | 'link'
  | 'pictureElsewhere'
  | 'pictureBare'
  | 'blockAlone'
  | 'placeholder'
  | 'slug'
  | 'titleMissing'
  | 'titleLong'
  | 'tooMany'
  | 'outdated'

/** Says what is wrong with a text. The command line prints the sentence; who shows it otherwise has the facts. */
export type TextFault = {
  reason: TextFaultReason
  line?: number
  /** It is what was written and is refused. */
  what?: string
  /** It is the most that is allowed, or what is right instead. */
  right?: string | number
  /** It is English, without its full stop. */
  sentence: string
}
