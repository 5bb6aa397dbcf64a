import type { EbookFileTable } from '#app/database/tables.ts'

/** Holds what a file says about itself, and what its buyers should know. */
export type FileFacts = Pick<
  EbookFileTable,
  'format' | 'pages' | 'words' | 'seconds' | 'accessibility'
> & {
  /** Each remark is a sentence for the shopkeeper, who may sell the file all the same. */
  remarks: string[]
}

/** The file had these bytes before it was checked. */
export type InspectedBytes = { size: number; sha256: string }

export const noFacts = { pages: null, words: null, seconds: null, accessibility: null, remarks: [] }
