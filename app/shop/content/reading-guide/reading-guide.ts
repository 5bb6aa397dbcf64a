/** Holds the shop's own book about reading e-books in one language; the chapters are sanitised HTML. */
export type ReadingGuideText = {
  description: string
  chapters: { heading: string; html: string }[]
}
