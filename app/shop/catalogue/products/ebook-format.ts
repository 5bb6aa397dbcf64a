import type { EbookFormat } from '#app/database/tables.ts'

type FormatFacts = { mediaType: string; ending: string; name: string }

/** Describes the formats of e-book files. A reader's device finds the application for a file by its ending. */
export const ebookFormats: Record<EbookFormat, FormatFacts> = {
  epub: { mediaType: 'application/epub+zip', ending: 'epub', name: 'EPUB' },
  pdf: { mediaType: 'application/pdf', ending: 'pdf', name: 'PDF' },
  mp3: { mediaType: 'application/zip', ending: 'zip', name: 'MP3' },
  m4b: { mediaType: 'audio/mp4', ending: 'm4b', name: 'M4B' },
}

/** Returns the format of a sold file; a file that the shop makes from a text is an EPUB. */
export const soldFileFormat = (own: EbookFormat | null): EbookFormat => own ?? 'epub'

/** Tells whether a file is listened to. Such e-books are taxed as audiobooks. */
export const isAudio = (format: EbookFormat | null | undefined): boolean =>
  format === 'mp3' || format === 'm4b'
